import type { RoutesOf } from './call.ts';
import type { moneyCalls } from './calls/money.ts';

/** The money: payments and refunds as staff see them, and differences from the gateway. Made of the calls by `npm run openapi`. */
export const moneyRoutes = {
  getPaymentFigures: {
    method: 'POST',
    path: '/v1/staff/payments/figures',
    access: 'staff',
    permission: 'payments:see',
    body: 'json',
  },
  searchPayments: {
    method: 'POST',
    path: '/v1/staff/payments/search',
    access: 'staff',
    permission: 'payments:see',
    body: 'json',
  },
  exportPayments: {
    method: 'POST',
    path: '/v1/staff/payments/export',
    access: 'staff',
    permission: 'payments:see',
    body: 'json',
    answer: 'csv',
  },
  askAboutPayment: {
    method: 'POST',
    path: '/v1/staff/payments/{id}/ask',
    access: 'staff',
    permission: 'payments:handle',
    body: 'json',
  },
  retryRefund: {
    method: 'POST',
    path: '/v1/staff/refunds/{id}/retry',
    access: 'staff',
    permission: 'payments:handle',
    body: 'json',
  },
  settleRefund: {
    method: 'POST',
    path: '/v1/staff/refunds/{id}/settle',
    access: 'staff',
    permission: 'payments:handle',
    body: 'json',
  },
  searchDifferences: {
    method: 'POST',
    path: '/v1/staff/reconciliation/search',
    access: 'staff',
    permission: 'reconciliation:see',
    body: 'json',
  },
  exportDifferences: {
    method: 'POST',
    path: '/v1/staff/reconciliation/export',
    access: 'staff',
    permission: 'reconciliation:see',
    body: 'json',
    answer: 'csv',
  },
  assignDifference: {
    method: 'POST',
    path: '/v1/staff/reconciliation/{id}/assign',
    access: 'staff',
    permission: 'reconciliation:handle',
    body: 'json',
  },
  explainDifference: {
    method: 'POST',
    path: '/v1/staff/reconciliation/{id}/explain',
    access: 'staff',
    permission: 'reconciliation:handle',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof moneyCalls>;

import type { RoutesOf } from './call.ts';
import type { approvalCalls } from './calls/approvals.ts';

/** Refunds by hand, requests for them, and limits. Made of the calls by `npm run openapi`. */
export const approvalRoutes = {
  getRefundRoom: {
    method: 'GET',
    path: '/v1/staff/bookings/{id}/refund-requests',
    access: 'staff',
    permission: 'refunds:see',
  },
  askRefund: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/refund-requests',
    access: 'staff',
    permission: 'refunds:ask',
    body: 'json',
    status: 201,
  },
  lowerPrice: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/lower-price',
    access: 'staff',
    permission: 'coupons:override',
    body: 'json',
  },
  listRefundRequests: {
    method: 'GET',
    path: '/v1/staff/refund-requests',
    access: 'staff',
    permission: 'refunds:see',
  },
  getRefundRequest: {
    method: 'GET',
    path: '/v1/staff/refund-requests/{id}',
    access: 'staff',
    permission: 'refunds:see',
  },
  approveRefundRequest: {
    method: 'POST',
    path: '/v1/staff/refund-requests/{id}/approve',
    access: 'staff',
    permission: 'refunds:decide',
    body: 'json',
  },
  declineRefundRequest: {
    method: 'POST',
    path: '/v1/staff/refund-requests/{id}/decline',
    access: 'staff',
    permission: 'refunds:decide',
    body: 'json',
  },
  getGuestData: {
    method: 'GET',
    path: '/v1/staff/bookings/{id}/guest-data',
    access: 'staff',
    permission: 'guest-data:see',
  },
  askErasure: {
    method: 'POST',
    path: '/v1/staff/bookings/{id}/guest-data/erasure',
    access: 'staff',
    permission: 'guest-data:ask',
    body: 'json',
    status: 201,
  },
  getPersonLimit: {
    method: 'GET',
    path: '/v1/staff/people/{id}/limit',
    access: 'staff',
    permission: 'people:see',
  },
  setPersonLimit: {
    method: 'PUT',
    path: '/v1/staff/people/{id}/limit',
    access: 'staff',
    permission: 'people:change',
    body: 'json',
  },
  getRoleLimit: {
    method: 'GET',
    path: '/v1/staff/roles/{id}/limit',
    access: 'staff',
    permission: 'roles:see',
  },
  setRoleLimit: {
    method: 'PUT',
    path: '/v1/staff/roles/{id}/limit',
    access: 'staff',
    permission: 'people:change',
    body: 'json',
  },
} as const satisfies RoutesOf<typeof approvalCalls>;

import { z } from 'zod';
import { call } from '../call.ts';
import { exampleDifference, examplePayment } from '../examples/money.ts';
import {
  differenceExport,
  differenceList,
  differenceRow,
  differenceSearch,
  noteBody,
  paymentExport,
  paymentFigures,
  paymentQuestion,
  paymentRow,
  paymentRows,
  paymentSearch,
} from '../schemas/money.ts';
import { idText } from '../schemas/values.ts';

const seePayments = { access: 'staff', permission: 'payments:see' } as const;
const handlePayments = { access: 'staff', permission: 'payments:handle' } as const;
const seeDifferences = { access: 'staff', permission: 'reconciliation:see' } as const;
const handleDifferences = { access: 'staff', permission: 'reconciliation:handle' } as const;

const uuid = z.strictObject({ id: z.uuid() });
const number = z.strictObject({ id: idText });

const exampleNote = 'Asked the bank: nothing was taken.';

/** The money: outcomes of payments and repayments, and differences from the gateway. */
export const moneyCalls = {
  getPaymentFigures: call({
    route: { method: 'POST', path: '/v1/staff/payments/figures', ...seePayments, body: 'json' },
    backend: 'own',
    summary: 'Payments and refunds counted by state, card, country, gateway, property, company and reason',
    shapes: { body: paymentQuestion, answer: paymentFigures },
    refuses: ['hotel.not_found', 'period.invalid'],
    example: {
      body: { from: '2026-11-01', to: '2026-11-30' },
      answer: {
        period: { from: '2026-11-01', to: '2026-11-30', time_zone: 'America/Cancun' },
        payments: [
          {
            by: 'status',
            figures: [
              {
                value: 'succeeded',
                label: '',
                currency: 'USD',
                count: 41,
                amount: 5_120,
                succeeded: 41,
                failed: 0,
                taken: 5_120,
                recovered: 0,
              },
            ],
          },
        ],
        refunds: [],
        properties: [{ id: 1, code: 'BP', name: 'Bahía Perla' }],
        left_out: 0,
      },
    },
  }),

  searchPayments: call({
    route: { method: 'POST', path: '/v1/staff/payments/search', ...seePayments, body: 'json' },
    backend: 'own',
    summary: 'The payments, or refunds, behind a figure, the newest first',
    shapes: { body: paymentSearch, answer: paymentRows },
    refuses: ['hotel.not_found', 'period.invalid'],
    example: {
      body: { what: 'payments', where: { status: 'unknown' } },
      answer: { rows: [examplePayment], next: null, time_zone: 'America/Cancun' },
    },
  }),

  exportPayments: call({
    route: { method: 'POST', path: '/v1/staff/payments/export', ...seePayments, body: 'json', answer: 'csv' },
    backend: 'own',
    summary: 'The same rows as a table for spreadsheets; writes an entry into the audit',
    shapes: { body: paymentExport, answer: z.string() },
    refuses: ['hotel.not_found', 'period.invalid'],
    example: { body: { what: 'refunds' }, answer: 'Number,Booking,Time\r\n' },
  }),

  askAboutPayment: call({
    route: { method: 'POST', path: '/v1/staff/payments/{id}/ask', ...handlePayments, body: 'json' },
    backend: 'own',
    summary: 'Asks the gateway now what became of a payment, and writes down what it says',
    shapes: { params: uuid, body: noteBody, answer: paymentRow },
    refuses: ['attempt.not_found', 'attempt.ended'],
    example: {
      params: { id: examplePayment.id },
      body: { note: exampleNote },
      answer: { ...examplePayment, status: 'failed', reason: 'abandoned', next_at: null, deeds: [] },
    },
  }),

  retryRefund: call({
    route: { method: 'POST', path: '/v1/staff/refunds/{id}/retry', ...handlePayments, body: 'json' },
    backend: 'own',
    summary: 'Asks for a refund that failed again, now',
    shapes: { params: uuid, body: noteBody, answer: paymentRow },
    refuses: ['refund.not_found', 'refund.not_open', 'refund.disputed'],
    example: {
      params: { id: examplePayment.id },
      body: { note: exampleNote },
      answer: { ...examplePayment, what: 'refunds', status: 'succeeded', deeds: [] },
    },
  }),

  settleRefund: call({
    route: { method: 'POST', path: '/v1/staff/refunds/{id}/settle', ...handlePayments, body: 'json' },
    backend: 'own',
    summary: 'Marks a refund that failed as given back another way: it is not tried again',
    shapes: { params: uuid, body: noteBody, answer: paymentRow },
    refuses: ['refund.not_found', 'refund.not_open'],
    example: {
      params: { id: examplePayment.id },
      body: { note: exampleNote },
      answer: { ...examplePayment, what: 'refunds', status: 'settled_outside', deeds: [] },
    },
  }),

  searchDifferences: call({
    route: { method: 'POST', path: '/v1/staff/reconciliation/search', ...seeDifferences, body: 'json' },
    backend: 'own',
    summary: 'Differences from the gateway, and sums by merchant and currency',
    shapes: { body: differenceSearch, answer: differenceList },
    refuses: [],
    example: {
      body: { status: 'open' },
      answer: {
        rows: [exampleDifference],
        next: null,
        open: [{ currency: 'USD', count: 1, amount: 95 }],
        sums: [
          {
            merchant: 'PRG-USD',
            company: 'Perla Resorts Group, S.A. de C.V.',
            currency: 'USD',
            captured: 1_215,
            refunded: 24,
            fees: 41.2,
            paid_out: 1_149.8,
            waiting: 0,
            differences: 0,
          },
        ],
        sums_since: '2024-11-21',
        time_zone: 'America/Cancun',
        last_read: { at: '2026-11-21T14:00:00.000Z', failure: null, read_at: '2026-11-21T14:00:00.000Z' },
        people: [{ username: 'finance.demo', name: 'Finance' }],
        viewer: { can_handle: true },
      },
    },
  }),

  exportDifferences: call({
    route: {
      method: 'POST',
      path: '/v1/staff/reconciliation/export',
      ...seeDifferences,
      body: 'json',
      answer: 'csv',
    },
    backend: 'own',
    summary: 'The same rows as a table for spreadsheets; writes an audit entry',
    shapes: { body: differenceExport, answer: z.string() },
    refuses: [],
    example: { body: { status: 'open' }, answer: 'Number,Cause,Amount\r\n' },
  }),

  assignDifference: call({
    route: {
      method: 'POST',
      path: '/v1/staff/reconciliation/{id}/assign',
      ...handleDifferences,
      body: 'json',
    },
    backend: 'own',
    summary: 'Puts a person in charge of a difference, or nobody',
    shapes: {
      params: number,
      body: z.strictObject({ username: z.string().max(100).nullable() }),
      answer: differenceRow,
    },
    refuses: ['difference.not_found', 'difference.ended', 'difference.person'],
    example: {
      params: { id: '3' },
      body: { username: 'finance.demo' },
      answer: { ...exampleDifference, assigned_to: 'finance.demo', version: 2 },
    },
  }),

  explainDifference: call({
    route: {
      method: 'POST',
      path: '/v1/staff/reconciliation/{id}/explain',
      ...handleDifferences,
      body: 'json',
    },
    backend: 'own',
    summary: 'Ends a difference with a note that explains it',
    shapes: {
      params: number,
      body: z.strictObject({ ...noteBody.shape, version: z.int().min(1) }),
      answer: differenceRow,
    },
    refuses: ['difference.not_found', 'difference.ended'],
    example: {
      params: { id: '3' },
      body: { note: exampleNote, version: 1 },
      answer: {
        ...exampleDifference,
        status: 'explained',
        ended_at: '2026-11-21T15:00:00.000Z',
        ended_by: 'finance.demo',
        note: exampleNote,
        version: 2,
      },
    },
  }),
};

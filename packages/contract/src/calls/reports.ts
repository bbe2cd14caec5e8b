import { z } from 'zod';
import { call } from '../call.ts';
import {
  reportAnswer,
  reportChoices,
  reportQuestion,
  rowsAnswer,
  rowsExport,
  rowsQuestion,
} from '../schemas/reports.ts';
import { id, idText } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'reports:see' } as const;
const periods = [
  'report.period_reversed',
  'report.period_too_long',
  'report.step_too_small',
  'report.dimension_missing',
  'hotel.not_found',
] as const;

const measure = { value: 84, numerator: 84, denominator: 1, rows: 1, low: null, high: null };

/** Figures, defined once. Total, chart, table, rows and file are made of the same rows; rows outside the reader's scope are in none of them. */
export const reportCalls = {
  listReportChoices: call({
    route: { method: 'GET', path: '/v1/staff/reports', ...see },
    backend: 'own',
    summary: 'The figures and what they can be split and narrowed by, with the questions that were kept',
    shapes: { answer: reportChoices },
    refuses: [],
    example: {
      answer: {
        figures: [{ figure: 'sales', title: 'Sales', dimensions: ['property'], owner: 'Revenue' }],
        dimensions: [
          { dimension: 'property', title: 'Resort', values: [{ value: '1', label: 'BP · Bahía Perla' }] },
        ],
        kept: [],
      },
    },
  }),

  askReport: call({
    route: { method: 'POST', path: '/v1/staff/reports/ask', ...see, body: 'json' },
    backend: 'own',
    summary:
      'Figures of a period: in all, by step, by a dimension, and beside the period before and a year ago',
    shapes: { body: reportQuestion, answer: reportAnswer },
    refuses: periods,
    example: {
      body: { figures: ['sales'], from: '2026-11-01', to: '2026-11-30', step: 'month' },
      answer: {
        at: '2026-11-21T15:00:00.000Z',
        period: { from: '2026-11-01', to: '2026-11-30' },
        before: { from: '2026-10-01', to: '2026-10-31' },
        last_year: { from: '2025-11-01', to: '2025-11-30' },
        left_out: 0,
        price_changes: [{ day: '2026-11-05', rates: 4 }],
        figures: [
          {
            figure: 'sales',
            title: 'Sales',
            unit: 'money',
            shape: 'sum',
            definition: {
              numerator: 'Price of the confirmed bookings as it stands, cancelled ones included',
              denominator: '',
              counted_on: 'sale',
              day: 'The day of the confirmation at the resort',
              owner: 'revenue',
              owner_name: 'Revenue',
            },
            total: measure,
            before: measure,
            last_year: measure,
            steps: [{ start: '2026-11-01', measure }],
            parts: null,
          },
        ],
      },
    },
  }),

  listReportRows: call({
    route: { method: 'POST', path: '/v1/staff/reports/rows', ...see, body: 'json' },
    backend: 'own',
    summary: 'The rows that a figure is made of, 25 at a time, the oldest day first',
    shapes: { body: rowsQuestion, answer: rowsAnswer },
    refuses: periods,
    example: {
      body: { figure: 'sales', from: '2026-11-01', to: '2026-11-30' },
      answer: {
        rows: [
          { day: '2026-11-11', label: 'DB4SR7XK2M', booking: 1, hotel: 'BP', numerator: 160, denominator: 1 },
        ],
        next: null,
      },
    },
  }),

  exportReport: call({
    route: { method: 'POST', path: '/v1/staff/reports/export', ...see, body: 'json', answer: 'csv' },
    backend: 'own',
    summary: 'The same rows as a table for spreadsheets, all of them; writes an entry of the audit',
    shapes: { body: rowsExport, answer: z.string() },
    refuses: periods,
    example: { body: { figure: 'sales', from: '2026-11-01', to: '2026-11-30' }, answer: 'Day,Number\r\n' },
  }),

  keepReport: call({
    route: { method: 'POST', path: '/v1/staff/reports', ...see, body: 'json', status: 201 },
    backend: 'own',
    summary: 'Keeps a question under a name, for oneself or for everybody who may see reports',
    shapes: {
      body: z.strictObject({
        name: z.string().trim().min(1).max(80),
        shared: z.boolean().default(false),
        question: reportQuestion,
      }),
      answer: z.object({ id }),
    },
    refuses: [...periods, 'report.too_many_kept'],
    example: {
      body: {
        name: 'Sales by resort',
        question: { figures: ['sales'], from: '2026-11-01', to: '2026-11-30', split: 'property' },
      },
      answer: { id: 7 },
    },
  }),

  deleteReport: call({
    route: { method: 'DELETE', path: '/v1/staff/reports/{id}', ...see },
    backend: 'own',
    summary: 'Forgets a question of one’s own',
    shapes: { params: z.strictObject({ id: idText }), answer: z.object({ deleted: z.literal(true) }) },
    refuses: ['report.not_found'],
    example: { params: { id: '2147483647' }, answer: { deleted: true } },
  }),
};

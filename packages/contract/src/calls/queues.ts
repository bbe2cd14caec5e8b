import { z } from 'zod';
import { call } from '../call.ts';
import { queueCounts, queueList, queueName, queueQuestion, queueRow, rowKey } from '../schemas/queues.ts';
import { instant } from '../schemas/values.ts';

const see = { access: 'staff', permission: 'queues:see' } as const;
const handle = { access: 'staff', permission: 'queues:handle', body: 'json' } as const;
const byRow = z.strictObject({ queue: queueName, key: rowKey });
const params = { queue: 'unpaid', key: '41' } as const;

const row: z.output<typeof queueRow> = {
  key: '41',
  since: '2026-11-23T16:00:00.000Z',
  due_at: '2026-11-24T04:00:00.000Z',
  ride_at: '2026-11-24T19:35:00.000Z',
  time_zone: 'America/Cancun',
  hotel_name: 'Bahía Perla',
  open: ['unpaid', 'message'],
  about: 'USD 95.00',
  who: null,
  booking: { id: 41, number: 'CFV5R8WK3T', guest: 'Camille Lefèvre' },
  flight: null,
  in_charge: null,
  snoozed_until: null,
  snoozed_by: null,
  notes: [],
};
const refuses = ['auth.forbidden', 'queue_row.not_found'] as const;

/** Open work of staff, with its owner. */
export const queueCalls = {
  getQueues: call({
    route: { method: 'GET', path: '/v1/staff/queues', ...see },
    backend: 'own',
    summary: 'How much waits in each queue that the caller sees',
    shapes: { answer: queueCounts },
    refuses: [],
    example: {
      answer: {
        queues: [{ name: 'unpaid', open: 1, overdue: 0, snoozed: 0, ride_at: row.ride_at }],
      },
    },
  }),

  getQueue: call({
    route: { method: 'GET', path: '/v1/staff/queues/{queue}', ...see },
    backend: 'own',
    summary:
      'The rows of a queue, overdue ones first, then by the time of the ride; or those that are set aside',
    shapes: { params: z.strictObject({ queue: queueName }), query: queueQuestion, answer: queueList },
    refuses: ['auth.forbidden'],
    example: {
      params: { queue: 'unpaid' },
      query: { state: 'open', page: '1', page_size: '25' },
      answer: {
        name: 'unpaid',
        rows: [row],
        total: 1,
        page: 1,
        page_size: 25,
        viewer: { can_handle: true, name: 'concierge.demo' },
      },
    },
  }),

  takeQueueRow: call({
    route: { method: 'PUT', path: '/v1/staff/queues/{queue}/rows/{key}/charge', ...handle },
    backend: 'own',
    summary: 'Puts the caller in charge of a row, or nobody; from whom they saw in charge and nobody else',
    shapes: {
      params: byRow,
      body: z.strictObject({
        take: z.boolean(),
        /** The owner that the caller saw; null for none. */
        seen: z.string().max(120).nullable(),
      }),
      answer: queueRow,
    },
    refuses: [...refuses, 'queue_row.taken'],
    example: { params, body: { take: true, seen: null }, answer: { ...row, in_charge: 'concierge.demo' } },
  }),

  snoozeQueueRow: call({
    route: { method: 'PUT', path: '/v1/staff/queues/{queue}/rows/{key}/snooze', ...handle },
    backend: 'own',
    summary: 'Sets a row aside until a time within a week, or takes it back',
    shapes: {
      params: byRow,
      body: z.strictObject({
        /** Null takes it back. */
        until: instant.nullable(),
      }),
      answer: queueRow,
    },
    refuses: [...refuses, 'field.invalid'],
    example: { params, body: { until: null }, answer: row },
  }),

  noteQueueRow: call({
    route: { method: 'POST', path: '/v1/staff/queues/{queue}/rows/{key}/notes', ...handle, status: 201 },
    backend: 'own',
    summary: 'Leaves a note on a row, for colleagues alone',
    shapes: { params: byRow, body: z.strictObject({ note: z.string().max(2_000) }), answer: queueRow },
    refuses: [...refuses, 'text.card_number'],
    example: {
      params,
      body: { note: 'I called them, no answer yet.' },
      answer: {
        ...row,
        notes: [
          { note: 'I called them, no answer yet.', by: 'concierge.demo', at: '2026-11-23T18:00:00.000Z' },
        ],
      },
    },
  }),
};

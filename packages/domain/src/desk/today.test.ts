import { describe, expect, it } from 'vitest';
import { permissionsOf, type Role } from '../access/permissions.ts';
import type { OpenThing } from './queues.ts';
import {
  countToday,
  isWaiting,
  isWorkOf,
  type TodaySource,
  todayLines,
  todaySourcesFor,
  type WaitingAlert,
  type WaitingRow,
} from './today.ts';

const row = (
  queue: TodaySource,
  key: number,
  more: { ride?: number; due?: number; since?: number; open?: OpenThing[]; booking?: number | null } = {},
): WaitingRow => {
  const { ride = null, due = null, since = 0, open = [], booking = queue === 'messages' ? null : key } = more;
  return {
    queue,
    key: String(key),
    since,
    dueAt: due,
    rideAt: ride,
    open,
    booking: booking === null ? null : { id: booking },
  };
};

const alert = (kind: string, subject: string, bookingId: number | null = null): WaitingAlert => ({
  kind,
  subject,
  bookingId,
  createdAt: 5,
  rideAt: null,
});

const RIDES: TodaySource[] = ['rides', 'flights', 'soon', 'unpaid', 'data'];

it.each<[Role, TodaySource[]]>([
  ['concierge', [...RIDES, 'messages', 'letters']],
  ['dispatcher', RIDES],
  ['finance', ['approvals', 'payments', 'disputes']],
  ['revenue', []],
  ['catalogue', []],
  ['auditor', [...RIDES, 'messages', 'letters', 'payments', 'disputes']],
  ['administrator', [...RIDES, 'approvals', 'messages', 'letters', 'payments', 'disputes']],
])('the work of %s', (role, sources) => {
  expect(todaySourcesFor(permissionsOf([role]))).toEqual(sources);
});

it.each<[Role, TodaySource[]]>([
  ['auditor', []],
  ['concierge', ['rides', 'messages', 'letters']],
  ['finance', ['rides', 'approvals', 'payments']],
])('%s has to do, of all that is shown', (role, sources) => {
  const all: TodaySource[] = ['rides', 'approvals', 'messages', 'letters', 'payments'];
  expect(all.filter((source) => isWorkOf(permissionsOf([role]), source))).toEqual(sources);
  expect(isWorkOf(permissionsOf([role]), null)).toBe(role !== 'auditor');
});

/** A line by its row and the kinds of its alerts. */
const told = (rows: WaitingRow[], alerts: WaitingAlert[] = []): string[] =>
  todayLines(rows, alerts).map(({ row: one, alerts: own }) =>
    [one && `${one.queue} ${one.key}`, ...own.map(({ kind }) => kind)].filter(Boolean).join(' + '),
  );

describe('one list of all that waits', () => {
  it.each<[string, WaitingRow[], WaitingAlert[], string[]]>([
    ['nothing', [], [], []],
    [
      'by the deadline, else the ride, then the longer wait',
      [
        row('payments', 1, { since: 2 }),
        row('rides', 2, { ride: 20 }),
        row('data', 3, { ride: 10 }),
        row('payments', 4, { since: 1 }),
        row('disputes', 5, { due: 15, ride: 90, since: 9 }),
      ],
      [],
      ['data 3', 'disputes 5', 'rides 2', 'payments 4', 'payments 1'],
    ],
    [
      'a booking stands once, by the row that says most',
      [
        row('rides', 7, { ride: 5 }),
        row('soon', 7, { ride: 5, open: ['unpaid'] }),
        row('unpaid', 7, { ride: 5 }),
      ],
      [],
      ['unpaid 7'],
    ],
    [
      'a message and a request have lines of their own, and no second one of their booking',
      [
        row('messages', 1, { ride: 5, booking: 7 }),
        row('approvals', 2, { ride: 5, booking: 7 }),
        row('soon', 7, { ride: 5, open: ['message', 'approval'] }),
      ],
      [],
      ['messages 1', 'approvals 2'],
    ],
    [
      'unless something else of it is open',
      [row('messages', 1, { ride: 5, booking: 7 }), row('soon', 7, { ride: 5, open: ['message', 'data'] })],
      [],
      ['messages 1', 'soon 7'],
    ],
    [
      'an alert stands with what it is about',
      [row('letters', 4, { booking: 9 }), row('messages', 1, { since: 1 }), row('rides', 7, { ride: 5 })],
      [
        alert('mail.undelivered', '4', 9),
        alert('message.overdue', '1'),
        alert('flight.time_to_check', 'x', 7),
      ],
      ['rides 7 + flight.time_to_check', 'letters 4 + mail.undelivered', 'messages 1 + message.overdue'],
    ],
    [
      'else alone',
      [row('messages', 1, { since: 9 })],
      [alert('sweep.failed', 'payments'), alert('mail.undelivered', '1')],
      ['sweep.failed', 'mail.undelivered', 'messages 1'],
    ],
    [
      'letters without a booking do not become one line',
      [row('letters', 4, { booking: null }), row('letters', 5, { booking: null })],
      [],
      ['letters 4', 'letters 5'],
    ],
  ])('%s', (_, rows, alerts, lines) => expect(told(rows, alerts)).toEqual(lines));
});

it('counts what waits, and no ride that is in order', () => {
  const lines = todayLines(
    [
      row('rides', 1, { ride: 3 }),
      row('rides', 2, { ride: 4, open: ['unpaid'] }),
      row('messages', 3),
      row('payments', 4),
    ],
    [alert('refund.failed', 'x'), alert('sweep.failed', 'y')],
  );
  expect(lines.filter(isWaiting)).toHaveLength(5);
  expect(countToday(lines, { differences: 2, sets: 1, checks: 3, gaps: 2 })).toEqual({
    today: 13,
    messages: 1,
    money: 4,
    prices: 6,
  });
});

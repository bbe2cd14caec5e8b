import { isReader, type SectionName } from '../access/menu.ts';
import type { Permission } from '../access/permissions.ts';
import type { Instant } from '../time/instant.ts';
import type { OpenThing, QueueName } from './queues.ts';

/** The queues, and the rides of the next hours with or without an open point. */
export type TodaySource = 'rides' | QueueName;

/** A ride stands on Today this many hours before. */
export const RIDE_HOURS = 6;

/** Most rows of Today: a longer list is worked off in its queues. */
export const MOST_TODAY = 100;

/** The permissions that show the rows of a source, and that do their work. `queues:see` is needed for all. */
const WORK_OF: Readonly<Record<TodaySource, readonly [seen: Permission, done: Permission]>> = {
  rides: ['day-lists:see', 'queues:handle'],
  flights: ['flight-watch:see', 'queues:handle'],
  soon: ['day-lists:see', 'queues:handle'],
  unpaid: ['day-lists:see', 'queues:handle'],
  data: ['day-lists:see', 'queues:handle'],
  approvals: ['refunds:decide', 'refunds:decide'],
  messages: ['messages:see', 'messages:answer'],
  letters: ['attention:letters', 'mail:send'],
  payments: ['payments:see', 'payments:handle'],
  disputes: ['payments:see', 'payments:handle'],
};

export const TODAY_SOURCES = Object.keys(WORK_OF) as [TodaySource, ...TodaySource[]];

/** The sources of a person's Today. */
export const todaySourcesFor = (permissions: readonly Permission[]): TodaySource[] =>
  permissions.includes('queues:see')
    ? TODAY_SOURCES.filter((name) => permissions.includes(WORK_OF[name][0]))
    : [];

/** True for a line that is work of these permissions, not only shown to them. */
export const isWorkOf = (permissions: readonly string[], source: TodaySource | null): boolean =>
  source === null
    ? permissions.includes('attention:handle') || !isReader(permissions)
    : permissions.includes(WORK_OF[source][1]);

export type WaitingRow = {
  readonly queue: TodaySource;
  readonly key: string;
  readonly since: Instant;
  readonly dueAt: Instant | null;
  readonly rideAt: Instant | null;
  readonly open: readonly OpenThing[];
  readonly booking: { readonly id: number } | null;
};

export type WaitingAlert = {
  readonly kind: string;
  readonly subject: string;
  readonly bookingId: number | null;
  readonly createdAt: Instant;
  readonly rideAt: Instant | null;
};

/** A line of Today: one booking with all that is open of it, one message, one request, or alerts alone. */
export type TodayLine<Row, Alert> = {
  readonly row: Row | null;
  readonly alerts: readonly Alert[];
  readonly rideAt: Instant | null;
  readonly dueAt: Instant | null;
  readonly since: Instant;
};

/** Sources whose rows open a page of their own; the others open their booking. */
const OWN_PAGE: readonly TodaySource[] = ['messages', 'approvals'];
const TOLD_BY_OWN_PAGE: readonly OpenThing[] = ['message', 'approval'];

/** The row that stands for a booking: the one that says most. */
const FIRST: readonly TodaySource[] = [
  'flights',
  'disputes',
  'payments',
  'unpaid',
  'data',
  'letters',
  'soon',
  'rides',
];

/** The alert is about the very thing of the row. */
const isOf = ({ queue, key }: WaitingRow, { kind, subject }: WaitingAlert): boolean =>
  key === subject &&
  ((queue === 'letters' && kind.startsWith('mail.')) ||
    (queue === 'payments' && kind.startsWith('payment.')) ||
    (queue === 'messages' && kind.startsWith('message.')));

/** Null is later than every instant. */
const byInstant = (one: Instant | null, other: Instant | null): number =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one - other;

/** One list of all that waits: each booking, message and request once, with its alerts, by its deadline, else its ride, else its wait. */
export function todayLines<Row extends WaitingRow, Alert extends WaitingAlert>(
  rows: readonly Row[],
  alerts: readonly Alert[],
): TodayLine<Row, Alert>[] {
  const ownPages = rows.filter(({ queue }) => OWN_PAGE.includes(queue));
  const shownOfBooking = new Map<number | string, Row>();
  for (const row of rows.filter(({ queue }) => !OWN_PAGE.includes(queue))) {
    const id = row.booking?.id ?? `${row.queue} ${row.key}`;
    const known = shownOfBooking.get(id);
    if (!known || FIRST.indexOf(row.queue) < FIRST.indexOf(known.queue)) shownOfBooking.set(id, row);
  }
  const ofBookings = [...shownOfBooking.values()].filter(
    ({ queue, open }) => queue !== 'soon' || !open.every((thing) => TOLD_BY_OWN_PAGE.includes(thing)),
  );
  const shown = [...ownPages, ...ofBookings];
  const lineOf = new Map<Row, Alert[]>(shown.map((row) => [row, []]));
  const alone: Alert[] = [];
  for (const alert of alerts) {
    const row =
      shown.find((one) => isOf(one, alert)) ??
      ofBookings.find(({ booking }) => booking !== null && booking.id === alert.bookingId);
    if (row) lineOf.get(row)?.push(alert);
    else alone.push(alert);
  }
  const lines: TodayLine<Row, Alert>[] = [
    ...[...lineOf].map(([row, own]) => ({ row, alerts: own, ...timesOf(row) })),
    ...alone.map((alert) => ({
      row: null,
      alerts: [alert],
      rideAt: alert.rideAt,
      dueAt: null,
      since: alert.createdAt,
    })),
  ];
  return lines.sort(
    (one, other) =>
      byInstant(one.dueAt ?? one.rideAt, other.dueAt ?? other.rideAt) || one.since - other.since,
  );
}

const timesOf = ({ rideAt, dueAt, since }: WaitingRow) => ({ rideAt, dueAt, since });

/** True for a line that asks for something; a ride of the next hours alone does not. */
export const isWaiting = ({ row, alerts }: TodayLine<WaitingRow, WaitingAlert>): boolean =>
  alerts.length > 0 || row?.queue !== 'rides' || row.open.length > 0;

const isAboutMoney = ({ row, alerts }: TodayLine<WaitingRow, WaitingAlert>): boolean =>
  row?.queue === 'payments' ||
  row?.queue === 'disputes' ||
  alerts.some(({ kind }) => /^(payment|refund|dispute)\./.test(kind));

/** The other work of a person: differences of money, change sets, price expectations that fail, and gaps in what is sold. */
type OtherWork = {
  readonly differences: number;
  readonly sets: number;
  readonly checks: number;
  readonly gaps: number;
};

/** Numbers beside the sections of the menu. `today` counts everything. */
export function countToday(
  lines: readonly TodayLine<WaitingRow, WaitingAlert>[],
  { differences, sets, checks, gaps }: OtherWork,
): Record<Extract<SectionName, 'today' | 'messages' | 'money' | 'prices'>, number> {
  return {
    today: lines.filter(isWaiting).length + differences + sets + checks + gaps,
    messages: lines.filter(({ row }) => row?.queue === 'messages').length,
    money: lines.filter(isAboutMoney).length + differences,
    prices: sets + checks + gaps,
  };
}

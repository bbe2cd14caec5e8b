import type { Permission } from '../access/permissions.ts';
import { DAY_MS, type Instant } from '../time/instant.ts';

/** Open points of a booking, with the permission that shows each. A booking that has a ride soon stands in its queue for one of them. */
export const OPEN_THINGS = {
  unpaid: 'coupons:see',
  change_unpaid: 'coupons:see',
  message: 'messages:see',
  approval: 'refunds:see',
  letter: 'attention:letters',
  payment: 'payments:see',
  refund: 'payments:see',
  dispute: 'payments:see',
  data: 'coupons:see',
} as const satisfies Readonly<Record<string, Permission>>;

export type OpenThing = keyof typeof OPEN_THINGS;

/** One queue: the kind of its rows, and the permission that shows it. The server has its query, once for rows and counts. */
export type Queue = {
  /** Kind of a row, and of the page that it opens. */
  readonly of: 'booking' | 'message' | 'request' | 'letter' | 'payment' | 'flight';
  readonly permission: Permission;
};

/** The table of queues, in display order. */
export const QUEUES = {
  /** Rides whose flight needs a person. */
  flights: { of: 'flight', permission: 'flight-watch:see' },
  /** Rides of today and tomorrow, at their airport, with something open. */
  soon: { of: 'booking', permission: 'coupons:see' },
  /** Not paid, with a ride within `UNPAID_HOURS`. */
  unpaid: { of: 'booking', permission: 'coupons:see' },
  /** Refunds that wait for a second person. */
  approvals: { of: 'request', permission: 'refunds:see' },
  /** Unanswered messages of guests. */
  messages: { of: 'message', permission: 'messages:see' },
  /** Letters that did not arrive, or may not have, whose matter is open. */
  letters: { of: 'letter', permission: 'attention:letters' },
  /** Payments with an unknown outcome. */
  payments: { of: 'payment', permission: 'payments:see' },
  /** A guest's bank takes money back, asks, or warns; due on the last day of an answer. */
  disputes: { of: 'booking', permission: 'payments:see' },
  /** Data that would fail on the day, `DATA_HOURS` before the ride. */
  data: { of: 'booking', permission: 'coupons:see' },
} as const satisfies Readonly<Record<string, Queue>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as [QueueName, ...QueueName[]];

/**
 * Troubles of a ride with its flight, in display order. `unknown`: nobody knows the flight, within `UNKNOWN_HOURS` of the ride. `unreachable`: no
 * channel of its guest works.
 */
export const FLIGHT_TROUBLES = ['frozen', 'unanswered', 'unreachable', 'contradicting', 'unknown'] as const;
export type FlightTrouble = (typeof FLIGHT_TROUBLES)[number];

/** An unknown flight, or a guest out of reach, is queued this many hours before a ride. */
export const UNKNOWN_HOURS = 24;

/** An unpaid booking is queued this many hours before a ride. */
export const UNPAID_HOURS = 48;

/** The queues that these permissions show, in their order. */
export const queuesFor = (permissions: readonly Permission[]): QueueName[] =>
  QUEUE_NAMES.filter((name) => permissions.includes(QUEUES[name].permission));

/** The open points that these permissions show. */
export const openThingsFor = (permissions: readonly Permission[]): OpenThing[] =>
  (Object.keys(OPEN_THINGS) as OpenThing[]).filter((thing) => permissions.includes(OPEN_THINGS[thing]));

/** Longest snooze of a row: none is forgotten for longer than a week. */
const SNOOZE_MAX_MS = 7 * DAY_MS;

/** True for a moment to which a row may be snoozed. */
export const mayRestUntil = (until: Instant, now: Instant): boolean =>
  until > now && until <= now + SNOOZE_MAX_MS;

import { type AccountOfPerson, isSamePerson, maybeSamePerson } from '../access/same-person.ts';
import { DAY_MS, HOUR_MS, type Instant } from '../time/instant.ts';

/** A person's limit within a day, as a multiple of their limit for one booking. */
const LIMITS_A_DAY = 5;

/** Time over which the money of a day is counted: always the last 24 hours, so that nothing begins anew at midnight. */
export const SPENT_WITHIN_MS = DAY_MS;

/** Time that a request waits for the second person. */
export const REQUEST_OPEN_MS = 48 * HOUR_MS;

/** Time over which the second person sees the requester's other requests. */
export const ASKED_WITHIN_MS = 30 * DAY_MS;

/** Reasons for a repayment by hand. */
export const REFUND_REASONS = [
  'ride_late',
  'ride_missed',
  'wrong_vehicle',
  'fee_waived',
  'charged_twice',
  'price_promised',
  'goodwill',
  'other',
] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/** Reasons among them for reducing an unpaid price. */
export const LOWERING_REASONS = [
  'price_promised',
  'ride_late',
  'ride_missed',
  'wrong_vehicle',
  'goodwill',
  'other',
] as const satisfies readonly RefundReason[];

/** Reasons for erasing a guest's data. */
export const ERASURE_REASONS = ['guest_asked', 'not_theirs', 'other'] as const;

export type ErasureReason = (typeof ERASURE_REASONS)[number];

export type RequestReason = RefundReason | ErasureReason;

/** A repayment, a fee waived with a cancellation, a reduction of an unpaid price, or a guest's data erased: the last without an amount. */
export const REQUEST_KINDS = ['refund', 'waiver', 'price', 'erasure'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['waiting', 'approved', 'declined', 'expired', 'stale'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** The limit of one booking that a person may give back alone, in cents: their account's own, else the highest of their roles. */
export function limitOf(limits: {
  readonly ofAccount: number | null;
  readonly ofRoles: readonly number[];
}): number {
  return limits.ofAccount ?? Math.max(0, ...limits.ofRoles);
}

/** A limit with the amounts already given. Amounts are cents. */
export type Purse = {
  readonly limitMinor: number;
  /** Given back by hand of this booking, by anybody. */
  readonly onBookingMinor: number;
  /** Given back by hand with this person's authority within a day. */
  readonly inDayMinor: number;
};

/** Cents of a booking that a person may give back alone now. */
export function roomOf({ limitMinor, onBookingMinor, inDayMinor }: Purse): number {
  return Math.max(0, Math.min(limitMinor - onBookingMinor, LIMITS_A_DAY * limitMinor - inDayMinor));
}

export const coversAmount = (purse: Purse, amountMinor: number): boolean => amountMinor <= roomOf(purse);

/** The booking and its money as they were when a request was written. */
export type Frozen = {
  readonly version: number;
  readonly paidMinor: number;
  /** Back or on its way back. */
  readonly givenBackMinor: number;
};

/** Cents that can be given back. */
export const freeMinorOf = ({
  paidMinor,
  givenBackMinor,
  takenMinor = 0,
}: Omit<Frozen, 'version'> & { readonly takenMinor?: number }): number =>
  Math.max(0, paidMinor - givenBackMinor - takenMinor);

/** The way of a repayment by hand: at once, with a second person, or not at all. */
export function wayOfRefund(
  amountMinor: number,
  { freeMinor, purse }: { readonly freeMinor: number; readonly purse: Purse },
): 'at_once' | 'second_person' | 'refund.exceeds_paid' {
  if (amountMinor > freeMinor) return 'refund.exceeds_paid';
  return coversAmount(purse, amountMinor) ? 'at_once' : 'second_person';
}

/** The state of a request now: a waiting one ends by itself when its time is over or its booking has changed. */
export function requestStateAt(
  request: { readonly status: RequestState; readonly expiresAt: Instant; readonly frozen: Frozen },
  booking: Frozen,
  now: Instant,
): RequestState {
  if (request.status !== 'waiting') return request.status;
  if (now >= request.expiresAt) return 'expired';
  const { frozen } = request;
  const isSame =
    frozen.version === booking.version &&
    frozen.paidMinor === booking.paidMinor &&
    frozen.givenBackMinor === booking.givenBackMinor;
  return isSame ? 'waiting' : 'stale';
}

/** A person who may decide on requests, as far as their authority goes. */
export type Decider = { readonly person: AccountOfPerson; readonly purse: Purse };

type Asked = {
  readonly amountMinor: number;
  /** The requester's account, as it was then and as it is now. */
  readonly requesters: readonly AccountOfPerson[];
  /** All accounts of that person, as they were known then. */
  readonly accounts: readonly number[];
};

/**
 * The reason against a person's approval of a request: it is or may be their own, or their limit does not cover it. The limit has no exception: a
 * person who could open a second account would have one around their own.
 */
export function refusalOfApprovingRefund(
  { amountMinor, requesters, accounts }: Asked,
  { person, purse }: Decider,
): 'refund_request.own' | 'refund_request.person_unknown' | 'refund_request.over_limit' | null {
  const isOwn = accounts.includes(person.accountId) || requesters.some((one) => isSamePerson(one, person));
  if (isOwn) return 'refund_request.own';
  if (maybeSamePerson(requesters, person).length > 0) return 'refund_request.person_unknown';
  return coversAmount(purse, amountMinor) ? null : 'refund_request.over_limit';
}

/** The reason against setting a limit: raising one's own is refused. */
export function refusalOfLimit(change: {
  readonly isOwn: boolean;
  readonly beforeMinor: number;
  readonly afterMinor: number;
}): 'limit.own' | null {
  return change.isOwn && change.afterMinor > change.beforeMinor ? 'limit.own' : null;
}

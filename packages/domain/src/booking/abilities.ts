import {
  type Acting,
  type OverriddenRule,
  type Override,
  type OverrideRefusal,
  overrideFor,
} from '../desk/overrides.ts';
import type { AirlineCause } from '../flight-watch/airline-cause.ts';
import { isOpenFollowed } from '../flight-watch/moved-deadlines.ts';
import type { Standing } from '../stay/owner.ts';
import type { Instant } from '../time/instant.ts';
import type { Direction } from './availability.ts';
import { type CancelWish, ridesToCancel } from './cancel.ts';
import { isOpenUntil } from './deadlines.ts';
import { dueNow, type WaitingChange } from './due.ts';
import { type CouponState, isInForce, type TransferState } from './state.ts';

/**
 * A guest's permissions on a booking now, with the reason for each refusal. Each has one function: the answer that shows it and the call that refuses
 * it share the rule.
 */

/** Standing of the asker, and the time. `acting`: staff, in the place of a guest with this standing. */
export type Asker = { readonly standing: Standing; readonly now: Instant; readonly acting?: Acting };

/** A yes. `overrides`: the rules that staff override for it; missing where all hold. */
type Allowed = { readonly kind: 'ok'; readonly overrides?: readonly Override[] };

/** A no, with its code for people. */
export type NotAllowed<Code extends string> = { readonly kind: 'refused'; readonly code: Code };
type TooLate<Code extends string> = NotAllowed<Code> & { readonly deadlineAt: Instant };

export type AskedRide = {
  readonly id: number;
  readonly direction: Direction;
  readonly status: TransferState;
  readonly pickUpAt: Instant;
  readonly changeUntil: Instant;
  readonly cancelUntil: Instant;
  /** Cause of the freeze by its flight; null or missing for a ride that moves. */
  readonly frozenCause?: AirlineCause | null;
};

type AskedBooking<R extends AskedRide> = { readonly status: CouponState; readonly transfers: readonly R[] };

const refused = <Code extends string>(code: Code): NotAllowed<Code> => ({ kind: 'refused', code });

export type ManageVerdict = Allowed | NotAllowed<'booking.not_owner'>;

/** Only the guest of the main stay pays, changes and cancels. */
export function mayManage({ standing }: Pick<Asker, 'standing'>): ManageVerdict {
  return standing === 'owner' ? { kind: 'ok' } : refused('booking.not_owner');
}

export type ChangeVerdict =
  | ManageVerdict
  | OverrideRefusal
  | NotAllowed<'coupon.state' | 'transfer.state'>
  | TooLate<'change.deadline_passed'>;

/**
 * Permission to change a ride: its flight, its day, and the booking's shared data. Of an unpaid booking staff correct flight, contact and people at the
 * same price, so that its payment link goes to the right guest; a guest books again.
 */
export function mayChangeRide(
  booking: Pick<AskedBooking<AskedRide>, 'status'>,
  ride: AskedRide,
  asker: Asker,
): ChangeVerdict {
  return mayTouchRide(booking, ride, asker, 'change_deadline');
}

/** Permission to correct the guest's contact. Staff have it for longer than the permission to change the ride: it moves nothing. */
export function mayCorrectContact(
  booking: Pick<AskedBooking<AskedRide>, 'status'>,
  ride: AskedRide,
  asker: Asker,
): ChangeVerdict {
  return mayTouchRide(booking, ride, asker, 'contact_deadline');
}

function mayTouchRide(
  booking: Pick<AskedBooking<AskedRide>, 'status'>,
  ride: AskedRide,
  asker: Asker,
  rule: OverriddenRule,
): ChangeVerdict {
  const manage = mayManage(asker);
  if (manage.kind === 'refused') return manage;
  const isUnpaid = booking.status === 'pending_payment' && asker.acting !== undefined;
  if (!isUnpaid && !isInForce(booking.status)) return refused('coupon.state');
  if (ride.status !== (isUnpaid ? 'pending' : 'confirmed')) return refused('transfer.state');
  return beforeDeadline([ride], asker, rule);
}

/** Passengers ride on every leg, so all must be open: a ride past its deadline is not changed through the other one. */
export function mayChangePassengers(
  booking: AskedBooking<AskedRide>,
  ride: AskedRide,
  asker: Asker,
): ChangeVerdict {
  const change = mayChangeRide(booking, ride, asker);
  if (change.kind === 'refused') return change;
  return beforeDeadline(
    booking.transfers.filter(({ status }) => status !== 'cancelled'),
    asker,
  );
}

function beforeDeadline(
  rides: readonly AskedRide[],
  asker: Asker,
  rule: OverriddenRule = 'change_deadline',
): ChangeVerdict {
  const late = rides.filter((ride) => !isOpenFor(ride, ride.changeUntil, asker.now));
  if (late.length === 0) return { kind: 'ok' };
  const deadlineAt = Math.min(...late.map(({ changeUntil }) => changeUntil));
  return pastDeadline(rule, { ...refused('change.deadline_passed'), deadlineAt }, rides, asker);
}

/** True for a deadline that is open; a passed one is waived while the airline keeps the ride frozen. */
const isOpenFor = ({ frozenCause }: AskedRide, untilAt: Instant, now: Instant): boolean =>
  isOpenFollowed(untilAt, frozenCause ? { cause: frozenCause } : null, now);

/** Past a deadline: refused to guests, and to everybody once a ride has begun; for staff the table of overrides decides. */
function pastDeadline<Code extends string>(
  rule: OverriddenRule,
  late: TooLate<Code>,
  rides: readonly AskedRide[],
  { acting, now }: Asker,
): Allowed | OverrideRefusal | TooLate<Code> {
  const startsAt = Math.min(...rides.map(({ pickUpAt }) => pickUpAt));
  if (!acting || now >= startsAt) return late;
  const verdict = overrideFor(rule, acting, { now, startsAt });
  return verdict.kind === 'ok' ? { kind: 'ok', overrides: [verdict.override] } : verdict;
}

export function mayChangeAny(booking: AskedBooking<AskedRide>, asker: Asker): boolean {
  return booking.transfers.some((ride) => mayChangeRide(booking, ride, asker).kind === 'ok');
}

/** Rides to cancel: all, a kind of trip, or one by its number. */
export type RidesWish = CancelWish | { readonly transferId: number };

export type CancelVerdict<R extends AskedRide> =
  | (Allowed & { readonly rides: readonly R[]; readonly deadlineAt: Instant })
  | OverrideRefusal
  | NotAllowed<'booking.not_owner' | 'coupon.state' | 'transfer.state' | 'cancel.trip_type_invalid'>
  | TooLate<'cancel.deadline_passed'>;

/** Permission to cancel rides, and the rides that the wish means. An unpaid booking loses nothing, so it has no deadline. */
export function mayCancel<R extends AskedRide>(
  booking: AskedBooking<R> & { readonly expiresAt: Instant | null },
  wish: RidesWish,
  asker: Asker,
): CancelVerdict<R> {
  const manage = mayManage(asker);
  if (manage.kind === 'refused') return manage;
  if (booking.status === 'cancelled' || booking.status === 'expired') return refused('coupon.state');
  const chosen = chooseRides(booking, wish);
  if (chosen.kind === 'refused') return chosen;
  const isPaidFor = booking.status !== 'pending_payment';
  const deadlineAt = Math.min(
    ...chosen.rides.map(({ cancelUntil }) => cancelUntil),
    ...(isPaidFor || booking.expiresAt === null ? [] : [booking.expiresAt]),
  );
  const given = { rides: chosen.rides, deadlineAt };
  const isOpen = chosen.rides.every((ride) => isOpenFor(ride, ride.cancelUntil, asker.now));
  if (!isPaidFor || isOpen) return { kind: 'ok', ...given };
  const late = { ...refused('cancel.deadline_passed' as const), deadlineAt };
  const verdict = pastDeadline('cancel_deadline', late, chosen.rides, asker);
  return verdict.kind === 'ok' ? { ...verdict, ...given } : verdict;
}

function chooseRides<R extends AskedRide>(
  booking: AskedBooking<R>,
  wish: RidesWish,
):
  | { readonly kind: 'ok'; readonly rides: readonly R[] }
  | NotAllowed<'transfer.state' | 'cancel.trip_type_invalid'> {
  if (typeof wish === 'object') {
    const named = booking.transfers.find(({ id }) => id === wish.transferId);
    if (!named || (named.status !== 'confirmed' && named.status !== 'pending'))
      return refused('transfer.state');
    return chooseRides(booking, named.direction);
  }
  const choice = ridesToCancel(wish, booking.transfers);
  if (choice.kind === 'refused') return choice;
  return {
    kind: 'ok',
    rides: booking.transfers.filter(({ direction }) => choice.directions.includes(direction)),
  };
}

export function mayCancelAny(
  booking: AskedBooking<AskedRide> & { readonly expiresAt: Instant | null },
  asker: Asker,
): boolean {
  return (['all', 'arrival', 'departure'] as const).some(
    (wish) => mayCancel(booking, wish, asker).kind === 'ok',
  );
}

export type PayVerdict =
  | { readonly kind: 'ok'; readonly amountMinor: number; readonly changeId: string | null }
  | NotAllowed<
      | 'booking.not_owner'
      | 'payment.nothing_due'
      | 'change.lapsed'
      | 'coupon.replaced'
      | 'booking.no_longer_available'
      | 'coupon.state'
    >;

/** Permission to pay the booking, or its pending change, now; with the amount in cents. */
export function mayPay(
  booking: {
    readonly status: CouponState;
    readonly version: number;
    readonly pendingChange: WaitingChange | null;
    readonly totalMinor: number;
    readonly paidMinor: number;
    readonly refundedMinor: number;
    readonly isReplaced: boolean;
    readonly expiresAt: Instant | null;
  },
  asker: Asker,
): PayVerdict {
  const manage = mayManage(asker);
  if (manage.kind === 'refused') return manage;
  const { amountMinor, changeId } = dueNow(booking, asker.now);
  if (changeId === null) {
    // A lapsed change left nothing to pay, and its code explains that to the guest.
    if (isInForce(booking.status))
      return refused(booking.pendingChange ? 'change.lapsed' : 'payment.nothing_due');
    if (booking.isReplaced) return refused('coupon.replaced');
    const isOver = booking.expiresAt !== null && !isOpenUntil(booking.expiresAt, asker.now);
    if (booking.status === 'expired' || isOver) return refused('booking.no_longer_available');
    if (booking.status !== 'pending_payment') return refused('coupon.state');
  }
  return amountMinor > 0 ? { kind: 'ok', amountMinor, changeId } : refused('payment.nothing_due');
}

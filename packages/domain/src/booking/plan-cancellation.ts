import { type OverriddenRule, type Override, overrideFor } from '../desk/overrides.ts';
import { type DisputeFacts, isGivingStopped, lostMinorOf } from '../money/dispute.ts';
import type { Instant } from '../time/instant.ts';
import {
  type AskedRide,
  type Asker,
  type CancelVerdict,
  mayCancel,
  type NotAllowed,
  type RidesWish,
} from './abilities.ts';
import type { Direction } from './availability.ts';
import type { SoldLine } from './price.ts';
import {
  byHandMinorOf,
  costsOfLegs,
  givenBackMinorOf,
  type KeptLess,
  keptRule,
  type LegCost,
  legPrices,
  type RefundNotice,
  type RefundRule,
  refundLegOf,
  refundOf,
  whenLessIsKept,
} from './refund.ts';
import { type CouponState, couponStateAfterCancel } from './state.ts';

/** A ride of a booking that is cancelled, or was before. */
export type CancelRide = AskedRide & {
  /** Percent of a cancelled ride that the refund rules of that moment kept. */
  readonly keptPercent: number;
  /** Price of a cancelled ride, in cents; null while it stands. */
  readonly cancelledPriceMinor: number | null;
};

/** A booking's facts for its cancellation. Amounts are cents. */
export type CancelFacts = {
  readonly status: CouponState;
  readonly expiresAt: Instant | null;
  readonly hotel: string;
  readonly serviceId: number;
  readonly private: boolean;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly refunds: readonly { readonly amountMinor: number; readonly reason: string }[];
  readonly disputes: readonly DisputeFacts[];
  readonly price: { readonly lines: readonly Pick<SoldLine, 'code'>[] };
  /** Arrival first. */
  readonly transfers: readonly CancelRide[];
};

export type CancelledLeg = {
  readonly transferId: number;
  readonly direction: Direction;
  readonly keptPercent: number;
  /** Its part of the booking's price, cents. */
  readonly priceMinor: number;
};

/** The effects of a cancellation on a booking. Amounts are cents. */
export type Cancellation = {
  readonly legs: readonly CancelledLeg[];
  readonly statusAfter: CouponState;
  readonly refundMinor: number;
  readonly feeMinor: number;
  readonly keptLegsMinor: number;
  /** The stay's included transfer paid for part of it, and is not given back. */
  readonly benefitLost: boolean;
  readonly notices: readonly (RefundNotice | 'cancel.benefit_lost' | 'cancel.fee')[];
  readonly deadlineAt: Instant;
  /** Rules that staff override for it. */
  readonly overrides: readonly Override[];
  /** The part of the fee that staff waive. */
  readonly waivedMinor: number;
  /** The refund's calculation. */
  readonly steps: {
    readonly paidMinor: number;
    readonly backMinor: number;
    readonly legs: readonly CancelledLegSteps[];
  };
};

type CancelRefusal = Exclude<CancelVerdict<CancelRide>, { kind: 'ok' }> | NotAllowed<'refund.disputed'>;

type Planned = { readonly kind: 'ok'; readonly plan: Cancellation };

/** The effects of cancelling rides of a booking now, or the refusal. */
export function planCancellation(
  booking: CancelFacts,
  wish: RidesWish,
  refundRules: readonly RefundRule[],
  asker: Asker,
): Planned | CancelRefusal {
  const verdict = mayCancel(booking, wish, asker);
  if (verdict.kind === 'refused') return verdict;
  const usual = planOf(booking, verdict, refundRules, asker.now);
  const isWaived = asker.acting?.waivesFee === true && usual.feeMinor > 0;
  const plan = isWaived ? planOf(booking, verdict, [], asker.now) : usual;
  if (plan.refundMinor > 0 && isGivingStopped(booking)) return { kind: 'refused', code: 'refund.disputed' };
  if (!asker.acting) return { kind: 'ok', plan };
  const waivedMinor = isWaived ? usual.feeMinor - plan.feeMinor : 0;
  // A late refund, and a waived fee, count against the limits of the staff member.
  const beyond: [OverriddenRule, number][] = [
    ...(verdict.overrides ?? []).map(({ rule }): [OverriddenRule, number] => [rule, plan.refundMinor]),
    ...(isWaived ? [['fee', waivedMinor] satisfies [OverriddenRule, number]] : []),
  ];
  const startsAt = Math.min(...verdict.rides.map(({ pickUpAt }) => pickUpAt));
  const overrides: Override[] = [];
  for (const [rule, amountMinor] of beyond) {
    const one = overrideFor(rule, asker.acting, { now: asker.now, startsAt, amountMinor });
    if (one.kind === 'refused') return one;
    overrides.push(one.override);
  }
  return { kind: 'ok', plan: { ...plan, overrides, waivedMinor } };
}

function planOf(
  booking: CancelFacts,
  { rides, deadlineAt }: { readonly rides: readonly CancelRide[]; readonly deadlineAt: Instant },
  refundRules: readonly RefundRule[],
  cancelledAt: Instant,
): Cancellation {
  const isPaidFor = booking.status !== 'pending_payment';
  const { refund, legs, paidMinor, backMinor } = calculateRefund(booking, rides, refundRules, cancelledAt);
  const percentOf = (ride: CancelRide): number =>
    legs.find(({ transferId }) => transferId === ride.id)?.rule?.keptPercent ?? 0;
  const prices = legPrices({ priceMinor: booking.totalMinor, legs: booking.transfers });
  const benefitLost = booking.price.lines.some(({ code }) => code === 'price.included');
  return {
    legs: rides.map((ride) => ({
      transferId: ride.id,
      direction: ride.direction,
      keptPercent: percentOf(ride),
      priceMinor: prices[booking.transfers.indexOf(ride)] ?? 0,
    })),
    statusAfter: isPaidFor
      ? couponStateAfterCancel(
          booking.transfers.map((ride) => (rides.includes(ride) ? 'cancelled' : ride.status)),
        )
      : 'cancelled',
    refundMinor: refund.refundMinor,
    feeMinor: isPaidFor ? refund.feeMinor : 0,
    keptLegsMinor: isPaidFor ? refund.keptLegsMinor : 0,
    benefitLost,
    notices: [
      ...refund.notices,
      ...(benefitLost ? ['cancel.benefit_lost' as const] : []),
      ...(isPaidFor && refund.feeMinor > 0 ? ['cancel.fee' as const] : []),
    ],
    deadlineAt,
    overrides: [],
    waivedMinor: 0,
    steps: { paidMinor, backMinor, legs },
  };
}

/** A leg of a booking in the calculation of its refund. */
export type CancelledLegSteps = LegCost & {
  readonly transferId: number;
  readonly direction: Direction;
  /** Cancelled this time. */
  readonly isGivenUp: boolean;
  /** The row of the refund policy that applies to it; null where none does. */
  readonly rule: RefundRule | null;
  /** The saving by an earlier cancellation; null where the leg has no fee. */
  readonly earlier: KeptLess | null;
};

/** The refund of cancelled rides with its calculation: paid, refunded before, and each leg by its row of the refund policy. */
function calculateRefund(
  booking: CancelFacts,
  rides: readonly CancelRide[],
  refundRules: readonly RefundRule[],
  cancelledAt: Instant,
): {
  readonly paidMinor: number;
  readonly backMinor: number;
  readonly legs: readonly CancelledLegSteps[];
  readonly refund: ReturnType<typeof refundOf>;
} {
  const found = booking.transfers.map((ride) => {
    const isGivenUp = rides.includes(ride);
    const leg = {
      cause: ride.frozenCause ?? 'guest',
      propertyCode: booking.hotel,
      serviceId: booking.serviceId,
      pickUpAt: ride.pickUpAt,
    };
    const rule = isGivenUp ? (keptRule(refundRules, { ...leg, cancelledAt }) ?? null) : null;
    return { ride, isGivenUp, rule, earlier: rule && whenLessIsKept(refundRules, leg, rule) };
  });
  const backMinor = givenBackMinorOf(booking);
  const input = {
    paidMinor: booking.paidMinor,
    refundedMinor: backMinor,
    byHandMinor: byHandMinorOf(booking),
    takenMinor: lostMinorOf(booking),
    priceMinor: booking.totalMinor,
    isPrivate: booking.private,
    legs: found.map(({ ride, isGivenUp, rule }) => ({
      ...refundLegOf(ride),
      ...(isGivenUp && { isCancelled: true, keptPercent: rule?.keptPercent ?? 0 }),
    })),
  };
  const reckoned = costsOfLegs(input);
  return {
    paidMinor: booking.paidMinor,
    backMinor,
    legs: found.flatMap(({ ride: { id: transferId, direction }, ...more }, place) => {
      const leg = reckoned[place];
      return leg ? [{ ...leg, transferId, direction, ...more }] : [];
    }),
    refund: refundOf(input),
  };
}

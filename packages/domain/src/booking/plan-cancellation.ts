import type { Instant } from '../time/instant.ts';
import { type AskedRide, type Asker, type CancelVerdict, mayCancel, type RidesWish } from './abilities.ts';
import type { Direction } from './availability.ts';
import type { PriceLine } from './price.ts';
import {
  givenBackMinorOf,
  keptPercent,
  legPrices,
  type RefundNotice,
  type RefundRule,
  refundLegOf,
  refundOf,
} from './refund.ts';
import { type CouponState, couponStateAfterCancel } from './state.ts';

/** A ride of a booking that is cancelled, or was before. */
export type CancelRide = AskedRide & {
  readonly pickUpAt: Instant;
  /** Kept of a cancelled ride by the refund rules of that moment. */
  readonly keptPercent: number;
  /** What a cancelled ride cost, in cents; null while it stands. */
  readonly cancelledPriceMinor: number | null;
};

/** Of a booking what its cancellation needs. Amounts are cents. */
export type CancelFacts = {
  readonly status: CouponState;
  readonly expiresAt: Instant | null;
  readonly hotel: string;
  readonly serviceId: number;
  readonly private: boolean;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly refunds: readonly { readonly amountMinor: number }[];
  readonly price: { readonly lines: readonly Pick<PriceLine, 'code'>[] };
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

/** What a cancellation does to a booking. Amounts are cents. */
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
};

type CancelRefusal = Exclude<CancelVerdict<CancelRide>, { kind: 'ok' }>;

/** What it means to give up rides of a booking now, or why that may not be. */
export function planCancellation(
  booking: CancelFacts,
  wish: RidesWish,
  refundRules: readonly RefundRule[],
  asker: Asker,
): { readonly kind: 'ok'; readonly plan: Cancellation } | CancelRefusal {
  const verdict = mayCancel(booking, wish, asker);
  if (verdict.kind === 'refused') return verdict;
  const { rides, deadlineAt } = verdict;
  const isPaidFor = booking.status !== 'pending_payment';
  const percentOf = (ride: CancelRide): number =>
    keptPercent(refundRules, {
      propertyCode: booking.hotel,
      serviceId: booking.serviceId,
      pickUpAt: ride.pickUpAt,
      cancelledAt: asker.now,
    });
  const refund = refundOf({
    paidMinor: booking.paidMinor,
    refundedMinor: givenBackMinorOf(booking),
    priceMinor: booking.totalMinor,
    isPrivate: booking.private,
    legs: booking.transfers.map((ride) => ({
      ...refundLegOf(ride),
      ...(rides.includes(ride) && { isCancelled: true, keptPercent: percentOf(ride) }),
    })),
  });
  const prices = legPrices({ priceMinor: booking.totalMinor, legs: booking.transfers });
  const benefitLost = booking.price.lines.some(({ code }) => code === 'price.included');
  return {
    kind: 'ok',
    plan: {
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
    },
  };
}

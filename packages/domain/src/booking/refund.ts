import { percentOf, splitEvenly, sumMinor } from '../money.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';
import type { TransferState } from './state.ts';

/**
 * One row of a refund policy: a cancellation less than `hoursBefore` hours before the pick-up keeps `keptPercent` of the leg.
 * `propertyCode` or `serviceId` null means every one; the rows of the narrowest scope that has any are the policy.
 */
export type RefundRule = {
  propertyCode: string | null;
  serviceId: number | null;
  hoursBefore: number;
  keptPercent: number;
};

/**
 * Percent kept of a leg cancelled now, 0 when no row applies. Exactly `hoursBefore` hours before, the row does not apply yet;
 * of several rows that apply the one nearest to the ride counts.
 */
export function keptPercent(
  rules: readonly RefundRule[],
  leg: { propertyCode: string; serviceId: number; pickUpAt: Instant; cancelledAt: Instant },
): number {
  const leftMs = leg.pickUpAt - leg.cancelledAt;
  let nearest: RefundRule | undefined;
  for (const rule of narrowestScope(rules, leg)) {
    if (leftMs < rule.hoursBefore * HOUR_MS && (!nearest || rule.hoursBefore < nearest.hoursBefore))
      nearest = rule;
  }
  return nearest?.keptPercent ?? 0;
}

function narrowestScope(
  rules: readonly RefundRule[],
  leg: { propertyCode: string; serviceId: number },
): readonly RefundRule[] {
  const scopes: [string | null, number | null][] = [
    [leg.propertyCode, leg.serviceId],
    [null, leg.serviceId],
    [leg.propertyCode, null],
    [null, null],
  ];
  for (const [propertyCode, serviceId] of scopes) {
    const rows = rules.filter((rule) => rule.propertyCode === propertyCode && rule.serviceId === serviceId);
    if (rows.length > 0) return rows;
  }
  return [];
}

/**
 * A leg as it will stand after the cancellation. `keptPercent` is the one of the moment it was cancelled, and so is
 * `cancelledPriceMinor`: whoever joins the other leg later pays nothing for this one. Null while it stands.
 */
export type RefundLeg = {
  isCancelled: boolean;
  keptPercent: number;
  cancelledPriceMinor?: number | null;
};

type StandingInput = {
  /** What the whole booking costs, what the stay includes already taken off. */
  priceMinor: number;
  isPrivate: boolean;
  /** Arrival first. One leg for a one-way booking. */
  legs: readonly RefundLeg[];
};

export type RefundInput = StandingInput & {
  /** Captured so far, in cents. */
  paidMinor: number;
  /** Given back so far, requested ones included, in cents. */
  refundedMinor: number;
};

export type RefundNotice = 'refund.private_round_trip_whole' | 'refund.nothing_paid';

export type Refund = {
  refundMinor: number;
  /** Price of the legs kept or used. */
  keptLegsMinor: number;
  /** Kept of the cancelled ones by the refund rules. */
  feeMinor: number;
  /** What the guest is told beside the figure. */
  notices: RefundNotice[];
};

/** What a booking costs as it stands, in cents: the legs kept or used, and what is kept of the cancelled ones. */
export type Standing = { keptLegsMinor: number; feeMinor: number; owedMinor: number };

/**
 * A leg of a shared round trip is half of it (the arrival carries an odd cent). A private round trip costs everything until both its
 * legs are cancelled.
 */
export function standingOf(booking: StandingInput): Standing {
  const prices = legPrices(booking);
  const wholeStands = isWholeStanding(booking);
  const parts = booking.legs.map((leg, index) => {
    const price = prices[index] ?? 0;
    if (wholeStands || !leg.isCancelled) return { kept: price, fee: 0 };
    const cancelled = booking.isPrivate ? price : (leg.cancelledPriceMinor ?? price);
    return { kept: 0, fee: percentOf(cancelled, leg.keptPercent) };
  });
  const keptLegsMinor = sumMinor(parts.map((part) => part.kept));
  const feeMinor = sumMinor(parts.map((part) => part.fee));
  return { keptLegsMinor, feeMinor, owedMinor: keptLegsMinor + feeMinor };
}

const isWholeStanding = ({ isPrivate, legs }: StandingInput): boolean =>
  isPrivate && legs.some((leg) => !leg.isCancelled);

/** Paid − legs kept or used − the percent kept of the cancelled ones − already refunded, never below 0. */
export function refundOf(input: RefundInput): Refund {
  const { keptLegsMinor, feeMinor, owedMinor } = standingOf(input);
  const refundMinor = Math.max(0, input.paidMinor - owedMinor - input.refundedMinor);
  const notices: RefundNotice[] = [];
  if (isWholeStanding(input) && input.legs.some((leg) => leg.isCancelled))
    notices.push('refund.private_round_trip_whole');
  if (input.paidMinor === 0) notices.push('refund.nothing_paid');
  return { refundMinor, keptLegsMinor, feeMinor, notices };
}

/** A ride as the money of its booking sees it. */
export const refundLegOf = (ride: {
  readonly status: TransferState;
  readonly keptPercent: number;
  readonly cancelledPriceMinor: number | null;
}): RefundLeg => ({
  isCancelled: ride.status === 'cancelled',
  keptPercent: ride.keptPercent,
  cancelledPriceMinor: ride.cancelledPriceMinor,
});

/** Cents on their way back or there already. */
export function givenBackMinorOf(booking: {
  readonly refunds: readonly { readonly amountMinor: number }[];
}): number {
  return sumMinor(booking.refunds.map(({ amountMinor }) => amountMinor));
}

/** What the booking costs as it stands at a price of the whole, in cents: its rides, and what is kept of a cancelled one. */
export function owedMinorOf(
  booking: { readonly private: boolean; readonly transfers: readonly Parameters<typeof refundLegOf>[0][] },
  priceMinor: number,
): number {
  const { private: isPrivate, transfers } = booking;
  return standingOf({ priceMinor, isPrivate, legs: transfers.map(refundLegOf) }).owedMinor;
}

/** The price of each leg, arrival first; they sum to the booking's price. */
export function legPrices(booking: { priceMinor: number; legs: readonly unknown[] }): number[] {
  return splitEvenly(booking.priceMinor, booking.legs.length);
}

import type { AirlineCause } from '../flight-watch/airline-cause.ts';
import { percentOf, splitEvenly, sumMinor } from '../money.ts';
import { HOUR_MS, type Instant } from '../time/instant.ts';
import type { TransferState } from './state.ts';

/**
 * One row of a refund policy: a cancellation less than `hoursBefore` hours before the pick-up keeps `keptPercent` of the leg.
 * `propertyCode` or `serviceId` null means every one; the rows of the narrowest scope that has any are the policy.
 */
export type RefundRule = {
  /** The side that gives the ride up: the guest, or the airline by a flight that is canceled, diverted or moved. */
  cause: AirlineCause;
  propertyCode: string | null;
  serviceId: number | null;
  hoursBefore: number;
  keptPercent: number;
};

/** The facts of a leg that choose its rows. */
type RuledLeg = {
  readonly cause: AirlineCause;
  readonly propertyCode: string;
  readonly serviceId: number;
  readonly pickUpAt: Instant;
};

/**
 * Percent kept of a leg cancelled now, 0 when no row applies. Exactly `hoursBefore` hours before, the row does not apply yet;
 * of several rows that apply the one nearest to the ride counts.
 */
export function keptPercent(
  rules: readonly RefundRule[],
  leg: RuledLeg & { readonly cancelledAt: Instant },
): number {
  return keptRule(rules, leg)?.keptPercent ?? 0;
}

/** The row behind it; none where nothing is kept. */
export function keptRule(
  rules: readonly RefundRule[],
  leg: RuledLeg & { readonly cancelledAt: Instant },
): RefundRule | undefined {
  const leftMs = leg.pickUpAt - leg.cancelledAt;
  let nearest: RefundRule | undefined;
  for (const rule of narrowestScope(rules, leg)) {
    if (leftMs < rule.hoursBefore * HOUR_MS && (!nearest || rule.hoursBefore < nearest.hoursBefore))
      nearest = rule;
  }
  return nearest;
}

/** From this many hours before the ride on, less would be kept. */
export type KeptLess = { readonly hoursBefore: number; readonly keptPercent: number };

/** The earlier cancellation of a leg that would have kept less than `rule` does; null where it keeps nothing. */
export function whenLessIsKept(
  rules: readonly RefundRule[],
  leg: RuledLeg,
  rule: RefundRule,
): KeptLess | null {
  let later: RefundRule | undefined = rule;
  while (later) {
    // Exactly so many hours before, that row does not apply yet.
    const { hoursBefore }: RefundRule = later;
    const cancelledAt = leg.pickUpAt - hoursBefore * HOUR_MS;
    const earlier = keptRule(rules, { ...leg, cancelledAt });
    const percent = earlier?.keptPercent ?? 0;
    if (percent < rule.keptPercent) return { hoursBefore, keptPercent: percent };
    later = earlier;
  }
  return null;
}

function narrowestScope(
  rules: readonly RefundRule[],
  leg: Pick<RuledLeg, 'cause' | 'propertyCode' | 'serviceId'>,
): readonly RefundRule[] {
  const ofCause = rules.filter(({ cause }) => cause === leg.cause);
  const scopes: [string | null, number | null][] = [
    [leg.propertyCode, leg.serviceId],
    [null, leg.serviceId],
    [leg.propertyCode, null],
    [null, null],
  ];
  for (const [propertyCode, serviceId] of scopes) {
    const rows = ofCause.filter((rule) => rule.propertyCode === propertyCode && rule.serviceId === serviceId);
    if (rows.length > 0) return rows;
  }
  return [];
}

/**
 * A leg as it will stand after the cancellation. `keptPercent` and `cancelledPriceMinor` are those of the moment of cancelling: a passenger who joins
 * the other leg later pays nothing for this one. Null while it stands.
 */
export type RefundLeg = {
  isCancelled: boolean;
  keptPercent: number;
  cancelledPriceMinor?: number | null;
};

type StandingInput = {
  /** Price of the whole booking, included transfers already deducted. */
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
  /** The part of it that was refunded by hand: it reduces the price of the booking. */
  byHandMinor?: number;
  /** Lost to disputes, in cents: it cannot be refunded. */
  takenMinor?: number;
};

export type RefundNotice = 'refund.private_round_trip_whole' | 'refund.nothing_paid';

export type Refund = {
  refundMinor: number;
  /** Price of the legs kept or used. */
  keptLegsMinor: number;
  /** Fee for the cancelled ones by the refund rules. */
  feeMinor: number;
  /** Sentences for the guest beside the figure. */
  notices: RefundNotice[];
};

/** Price of a booking as it stands, in cents: the legs kept or used, and the fees of the cancelled ones. */
export type Standing = { keptLegsMinor: number; feeMinor: number; owedMinor: number };

/**
 * A leg of a shared round trip is half of it (the arrival carries an odd cent). A private round trip costs everything until both its
 * legs are cancelled.
 */
export function standingOf(booking: StandingInput): Standing {
  const parts = costsOfLegs(booking);
  const keptLegsMinor = sumMinor(parts.map(({ keptMinor }) => keptMinor));
  const feeMinor = sumMinor(parts.map((part) => part.feeMinor));
  return { keptLegsMinor, feeMinor, owedMinor: keptLegsMinor + feeMinor };
}

/** Price of each leg as it stands, in cents. */
export type LegCost = {
  readonly priceMinor: number;
  /** Of a leg that is kept or used. */
  readonly keptMinor: number;
  /** Of a cancelled one. */
  readonly keptPercent: number;
  readonly feeMinor: number;
};

/** Price of a booking as it stands, leg by leg. */
export function costsOfLegs(booking: StandingInput): LegCost[] {
  const prices = legPrices(booking);
  const wholeStands = isWholeStanding(booking);
  return booking.legs.map((leg, index) => {
    const priceMinor = prices[index] ?? 0;
    if (wholeStands || !leg.isCancelled)
      return { priceMinor, keptMinor: priceMinor, keptPercent: 0, feeMinor: 0 };
    const cancelled = booking.isPrivate ? priceMinor : (leg.cancelledPriceMinor ?? priceMinor);
    const { keptPercent: percent } = leg;
    return { priceMinor, keptMinor: 0, keptPercent: percent, feeMinor: percentOf(cancelled, percent) };
  });
}

const isWholeStanding = ({ isPrivate, legs }: StandingInput): boolean =>
  isPrivate && legs.some((leg) => !leg.isCancelled);

/**
 * Paid − legs kept or used − the percent kept of the cancelled ones − already refunded, never below 0. Repayments by hand stay the guest's: the
 * remaining legs and fees cost that much less.
 */
export function refundOf(input: RefundInput): Refund {
  const { keptLegsMinor, feeMinor, owedMinor } = standingOf(input);
  const leftMinor = Math.max(0, owedMinor - (input.byHandMinor ?? 0));
  const heldMinor = input.paidMinor - input.refundedMinor - (input.takenMinor ?? 0);
  const refundMinor = Math.max(0, Math.min(heldMinor, input.paidMinor - leftMinor - input.refundedMinor));
  const notices: RefundNotice[] = [];
  if (isWholeStanding(input) && input.legs.some((leg) => leg.isCancelled))
    notices.push('refund.private_round_trip_whole');
  if (input.paidMinor === 0) notices.push('refund.nothing_paid');
  return { refundMinor, keptLegsMinor, feeMinor, notices };
}

/** A ride's facts for the money of its booking. */
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

/** Reason code of a repayment by hand. */
export const BY_HAND = 'by_hand';
/** Repaid at the gateway itself, by a person with access to its pages. */
export const AT_GATEWAY = 'at_gateway';
/** Reasons of voluntary repayments: they reduce the price of the booking. */
export const HAND_REASONS: readonly string[] = [BY_HAND, AT_GATEWAY];

/** The part of it that staff repaid by hand, in cents. */
export function byHandMinorOf(booking: {
  readonly refunds: readonly { readonly amountMinor: number; readonly reason: string }[];
}): number {
  return givenBackMinorOf({ refunds: booking.refunds.filter(({ reason }) => HAND_REASONS.includes(reason)) });
}

/** Price of the booking as it stands, in cents, at a price of the whole: its rides and the fees of cancelled ones, less repayments by hand. */
export function owedMinorOf(
  booking: {
    readonly private: boolean;
    readonly transfers: readonly Parameters<typeof refundLegOf>[0][];
    readonly refunds: readonly { readonly amountMinor: number; readonly reason: string }[];
  },
  priceMinor: number,
): number {
  const { private: isPrivate, transfers } = booking;
  const { owedMinor } = standingOf({ priceMinor, isPrivate, legs: transfers.map(refundLegOf) });
  return Math.max(0, owedMinor - byHandMinorOf(booking));
}

/** The price of each leg, arrival first; they sum to the booking's price. */
export function legPrices(booking: { priceMinor: number; legs: readonly unknown[] }): number[] {
  return splitEvenly(booking.priceMinor, booking.legs.length);
}

import type { Instant } from '../time/instant.ts';
import { holdUntil } from './hold.ts';

/**
 * The effect of a change on the money. More expensive: it waits for the difference and takes effect when that is paid. Cheaper: the difference goes
 * back in full. `priceMinor` is the guest's price of the whole, included transfers deducted.
 */
export type ChangeOutcome =
  | { kind: 'apply'; differenceMinor: 0 }
  | { kind: 'pay'; differenceMinor: number; payUntilAt: Instant }
  | { kind: 'refund'; differenceMinor: number; refundMinor: number };

/** @param netPaidMinor captured minus refunded, in cents */
export function outcomeOfChange(input: {
  nowAt: Instant;
  netPaidMinor: number;
  newPriceMinor: number;
}): ChangeOutcome {
  const differenceMinor = input.newPriceMinor - input.netPaidMinor;
  if (differenceMinor > 0) return { kind: 'pay', differenceMinor, payUntilAt: holdUntil(input.nowAt) };
  if (differenceMinor < 0) return { kind: 'refund', differenceMinor, refundMinor: -differenceMinor };
  return { kind: 'apply', differenceMinor: 0 };
}

/** A change is made on the version it was seen in; `coupon.stale` when another came first. An absent version means the current one. */
export function checkVersion(seen: number | null, current: number): null | 'coupon.stale' {
  return seen === null || seen === current ? null : 'coupon.stale';
}

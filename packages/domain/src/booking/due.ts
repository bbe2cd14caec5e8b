import type { Instant } from '../time/instant.ts';
import { type CouponState, isInForce } from './state.ts';

/** A change that waits for its difference. */
export type WaitingChange = {
  readonly id: string;
  /** Version of the booking that it was made on. */
  readonly baseVersion: number;
  /** Cents to be paid for it to take effect. */
  readonly amountMinor: number;
  /** Seats and price are held until then. */
  readonly expiresAt: Instant;
};

type Paid = {
  readonly status: CouponState;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
};

type Changing<Change extends WaitingChange> = {
  readonly status: CouponState;
  readonly version: number;
  readonly pendingChange: Change | null;
};

/** The change that can still be paid now, or null. */
export function openChange<Change extends WaitingChange>(
  booking: Changing<Change>,
  nowAt: Instant,
): Change | null {
  const { pendingChange: change } = booking;
  if (!change || !isInForce(booking.status) || change.baseVersion !== booking.version) return null;
  return nowAt <= change.expiresAt ? change : null;
}

/** Cents that the guest still owes for the booking itself: only an unpaid booking owes any. */
export function dueMinorOf(booking: Paid): number {
  if (booking.status !== 'pending_payment') return 0;
  return booking.totalMinor - (booking.paidMinor - booking.refundedMinor);
}

/** Cents that can be paid now: for the booking itself, or for the difference of its pending change. 0 for nothing. */
export function dueNow(
  booking: Paid & Changing<WaitingChange>,
  nowAt: Instant,
): { readonly amountMinor: number; readonly changeId: string | null } {
  const change = openChange(booking, nowAt);
  if (change) return { amountMinor: change.amountMinor, changeId: change.id };
  return { amountMinor: dueMinorOf(booking), changeId: null };
}

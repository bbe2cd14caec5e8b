import type { PaymentState } from '@traslado/domain/booking/state';

/** One try to pay a booking. Instants are epoch milliseconds, the amount cents of `currency`. */
export type AttemptRecord = {
  readonly id: string;
  readonly couponId: number;
  readonly couponCode: string;
  /** The change that it pays; null when it pays the booking. */
  readonly changeId: string | null;
  readonly status: PaymentState;
  readonly amountMinor: number;
  readonly currency: string;
  /** The merchant's secret reference at the charge: every later question about it goes to that account. */
  readonly account: string;
  readonly gatewayId: string | null;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  /** Reason of a decline, or `unavailable`, `rejected`: nothing was charged. */
  readonly failure: string | null;
  readonly actionUrl: string | null;
  readonly idempotencyScope: string | null;
  readonly idempotencyKey: string | null;
  readonly checks: number;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** States in which money may still move. */
const openStates = ['created', 'processing', 'requires_action', 'unknown'] as const;

export function isOpen(attempt: Pick<AttemptRecord, 'status'>): boolean {
  return (openStates as readonly string[]).includes(attempt.status);
}

/**
 * Failures that are not a bank's decline: the card was never asked. An abandoned attempt counts: the bank wanted to see its guest, so it
 * tells a thief that the card is good.
 */
export const noDecline: readonly string[] = ['unavailable', 'rejected'];

/** Name under which the gateway knows an attempt. */
export function chargeRefOf(attempt: Pick<AttemptRecord, 'id' | 'account' | 'gatewayId' | 'createdAt'>) {
  return {
    attemptId: attempt.id,
    account: attempt.account,
    idempotencyKey: attempt.id,
    gatewayId: attempt.gatewayId ?? undefined,
    startedAtMs: attempt.createdAt,
  };
}

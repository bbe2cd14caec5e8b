import { isInForce } from '@traslado/domain/booking/state';
import type { Language } from '@traslado/domain/language';
import type { BackendCoupon } from '../../ports/transfers.ts';

/** A sale or a payment that was sent to the group's backend, once. Instants are epoch milliseconds, the amount cents. */
export type BackendCall = {
  /** The reference under which they know it. */
  readonly id: string;
  readonly kind: 'sale' | 'payment';
  readonly state: 'sent' | 'unknown' | 'waiting' | 'done' | 'refused' | 'void';
  readonly idempotencyScope: string;
  readonly idempotencyKey: string;
  /** Stay of the guest who asked. */
  readonly hotel: string;
  readonly folio: string;
  /** Null for a sale whose booking is not known. */
  readonly couponCode: string | null;
  readonly amountMinor: number;
  readonly actionUrl: string | null;
  /** Flights whose time somebody should look at; empty for none. */
  readonly flightsToCheck: string;
  /** The booking that a sale becomes by our own reckoning; null for a payment. */
  readonly reckoned: BackendCoupon | null;
  /** Of the guest who asked. */
  readonly language: Language;
  /** When they answered that a payment failed on their side. */
  readonly failedAt: number | null;
  readonly createdAt: number;
};

/** States of which nobody knows yet how they end. */
export function isOpenCall(call: Pick<BackendCall, 'state'>): boolean {
  return call.state === 'sent' || call.state === 'unknown' || call.state === 'waiting';
}

/** So long their answer may still come to the process that asked; afterwards that process is taken for dead. */
export const answerMs = 20_000;

/** No request lives so long, so a sale that they do not list by then never happened. */
export const saleGivenUpMs = 3 * 60_000;

/** So long a guest may take at the bank's check. */
export const bankCheckMs = 15 * 60_000;

/** So long after a failure of theirs a list that still says that it is unpaid is believed. */
export const notChargedMs = 20_000;

export function isPaid(coupon: BackendCoupon): boolean {
  return isInForce(coupon.status) && coupon.dueMinor === 0;
}

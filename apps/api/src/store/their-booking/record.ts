import { isInForce } from '@traslado/domain/booking/state';
import type { Language } from '@traslado/domain/language';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { BackendCoupon } from '../../ports/transfers.ts';

/** A sale or a payment that was sent to the group's backend, once. Instants are epoch milliseconds, the amount cents. */
export type BackendCall = {
  /** The reference under which they know it. */
  readonly id: string;
  readonly kind: 'sale' | 'payment';
  readonly state: 'sent' | 'unknown' | 'waiting' | 'done' | 'refused' | 'void';
  readonly idempotencyScope: string;
  readonly idempotencyKey: string;
  /** Stay of the asking guest. */
  readonly hotel: string;
  readonly folio: string;
  /** Null for a sale whose booking is not known. */
  readonly couponCode: string | null;
  readonly amountMinor: number;
  readonly actionUrl: string | null;
  /** Flights whose time staff should check; empty for none. */
  readonly flightsToCheck: string;
  /** The booking of a sale by our own calculation; null for a payment. */
  readonly reckoned: BackendCoupon | null;
  /** Of the asking guest. */
  readonly language: Language;
  /** Fingerprint of their record of a booking, if it was read as pending just before its payment was sent. */
  readonly pendingMark: string | null;
  /** When their record was first read as unpaid after a payment. */
  readonly unpaidAt: number | null;
  /** When it was sent. */
  readonly createdAt: number;
};

/** The reading of their record that decided a payment without a clear answer. */
export type DecidingReading = 'paid' | 'confirmed' | 'unpaid';

/** States without a known end. */
export function isOpenCall(call: Pick<BackendCall, 'state'>): boolean {
  return call.state === 'sent' || call.state === 'unknown' || call.state === 'waiting';
}

/** So long their answer may still reach the asking process; afterwards that process counts as dead. */
export const answerMs = 20_000;

/** No request lives so long, so a sale that they do not list by then never happened. */
export const saleGivenUpMs = 3 * MINUTE_MS;

/** So long a guest may take at the bank's check. */
export const bankCheckMs = 15 * MINUTE_MS;

/** Time limit of a deed. So long after it, their record is believed if it still says that nothing was paid. */
const deedLimitMs = 12_000;
export const notChargedMs = deedLimitMs + 20_000;

export function isPaid(coupon: BackendCoupon): boolean {
  return isInForce(coupon.status) && coupon.dueMinor === 0;
}

import type { CallAnswer } from '@traslado/contract/schemas';

export type CouponView = CallAnswer<'getCoupon'>;

const NUMBER_KEY = 'confirmation';
/** The booking as it was last seen, for a hall without a signal. Only the person who opened it on this device has it. */
const VIEW_KEY = 'confirmationView';

/** Remembers which booking the confirmation page shows. */
export function keepConfirmation(couponId: string): void {
  try {
    sessionStorage.setItem(NUMBER_KEY, couponId);
  } catch {
    // Storage is refused: the address carries the number then.
  }
}

export function keptConfirmation(): string | null {
  try {
    return sessionStorage.getItem(NUMBER_KEY);
  } catch {
    return null;
  }
}

export function keepCouponView(view: CouponView): void {
  try {
    localStorage.setItem(VIEW_KEY, JSON.stringify(view));
  } catch {
    // Not readable offline then; the letter in the mail is.
  }
}

/** The booking as last seen, when it is the one asked for. */
export function keptCouponView(couponId: string): CouponView | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(VIEW_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('coupon_id' in kept)) return undefined;
    return kept.coupon_id === couponId ? (kept as CouponView) : undefined;
  } catch {
    return undefined;
  }
}

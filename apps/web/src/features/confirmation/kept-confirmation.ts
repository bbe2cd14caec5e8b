export type { CouponView } from '../voucher/kept-bookings.ts';

const NUMBER_KEY = 'confirmation';

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

import { SESSION_KEYS } from '../../storage/stored-keys.ts';

/** Remembers the booking of the confirmation page. */
export function keepConfirmation(couponId: string): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.confirmation, couponId);
  } catch {
    // Storage is refused: the address carries the number then.
  }
}

export function keptConfirmation(): string | null {
  try {
    return sessionStorage.getItem(SESSION_KEYS.confirmation);
  } catch {
    return null;
  }
}

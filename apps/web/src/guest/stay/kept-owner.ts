import { LOCAL_KEYS } from '../../storage/stored-keys.ts';

/**
 * Makes this device the given stay's. Stored bookings of another stay go: no guest reads those of the guest before.
 * @returns true if it was theirs before
 */
export function claimKeptBookings(hotel: string, folio: string): boolean {
  const owner = `${hotel}|${folio}`;
  try {
    if (localStorage.getItem(LOCAL_KEYS.keptOwner) === owner) return true;
    localStorage.removeItem(LOCAL_KEYS.keptBookings);
    localStorage.setItem(LOCAL_KEYS.keptOwner, owner);
  } catch {
    // Storage is refused: nothing is stored.
  }
  return false;
}

/** Leaves nothing of any guest for times without a network. */
export function forgetKeptBookings(): void {
  try {
    localStorage.removeItem(LOCAL_KEYS.keptOwner);
    localStorage.removeItem(LOCAL_KEYS.keptBookings);
  } catch {
    // Nothing was stored.
  }
}

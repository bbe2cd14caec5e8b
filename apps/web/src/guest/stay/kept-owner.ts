import { LOCAL_KEYS } from '../../storage/stored-keys.ts';

/**
 * Says whose device this is from now on. What was kept of another stay's bookings goes: nobody reads the bookings of who was here before.
 * @returns whether it was theirs before
 */
export function claimKeptBookings(hotel: string, folio: string): boolean {
  const owner = `${hotel}|${folio}`;
  try {
    if (localStorage.getItem(LOCAL_KEYS.keptOwner) === owner) return true;
    localStorage.removeItem(LOCAL_KEYS.keptBookings);
    localStorage.setItem(LOCAL_KEYS.keptOwner, owner);
  } catch {
    // Storage is refused: nothing is kept for anybody.
  }
  return false;
}

/** Leaves nothing of any guest for times without a network. */
export function forgetKeptBookings(): void {
  try {
    localStorage.removeItem(LOCAL_KEYS.keptOwner);
    localStorage.removeItem(LOCAL_KEYS.keptBookings);
  } catch {
    // Nothing was kept.
  }
}

import { LOCAL_KEYS } from '../../data/stored-keys.ts';

/**
 * Says whose device this is from now on. What was kept of another stay's bookings goes: nobody reads the bookings of who was here before.
 */
export function claimKeptBookings(hotel: string, folio: string): void {
  const owner = `${hotel}|${folio}`;
  try {
    if (localStorage.getItem(LOCAL_KEYS.keptOwner) === owner) return;
    localStorage.removeItem(LOCAL_KEYS.keptBookings);
    localStorage.setItem(LOCAL_KEYS.keptOwner, owner);
  } catch {
    // Storage is refused: nothing is kept for anybody.
  }
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

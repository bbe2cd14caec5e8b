/** Whose bookings this device keeps for times without a network, and the bookings. */
const OWNER_KEY = 'keptOwner';
export const KEPT_BOOKINGS_KEY = 'keptBookings';

/**
 * Says whose device this is from now on. What was kept of another stay's bookings goes: nobody reads the bookings of who was here before.
 */
export function claimKeptBookings(hotel: string, folio: string): void {
  const owner = `${hotel}|${folio}`;
  try {
    if (localStorage.getItem(OWNER_KEY) === owner) return;
    localStorage.removeItem(KEPT_BOOKINGS_KEY);
    localStorage.setItem(OWNER_KEY, owner);
  } catch {
    // Storage is refused: nothing is kept for anybody.
  }
}

/** Leaves nothing of any guest for times without a network. */
export function forgetKeptBookings(): void {
  try {
    localStorage.removeItem(OWNER_KEY);
    localStorage.removeItem(KEPT_BOOKINGS_KEY);
  } catch {
    // Nothing was kept.
  }
}

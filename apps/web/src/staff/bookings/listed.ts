/** Bookings that a list is to be made of: what was found, by its numbers. In memory, so that no address carries who was searched for. */
let listed: readonly number[] = [];

export function listBookings(ids: readonly number[]): void {
  listed = ids;
}

/** Those bookings, once. */
export function takeListed(): readonly number[] {
  const taken = listed;
  listed = [];
  return taken;
}

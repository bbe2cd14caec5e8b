/** Bookings for a list: the results of a search, by their numbers. In memory, so that no address carries a search for a person. */
let listed: readonly number[] = [];

export function listBookings(ids: readonly number[]): void {
  listed = ids;
}

/** Takes them, once. */
export function takeListed(): readonly number[] {
  const taken = listed;
  listed = [];
  return taken;
}

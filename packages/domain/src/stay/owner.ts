/** A stay's identity: property and folio as normalised. */
export type StayKey = { propertyCode: string; folio: string };

export function isSameStay(a: StayKey, b: StayKey): boolean {
  return a.propertyCode === b.propertyCode && a.folio === b.folio;
}

/**
 * `owner`: guest of the main stay. `member`: guest of another stay of the group, who may read. `stranger`: everybody else. For them the booking does
 * not exist.
 */
export type Standing = 'owner' | 'member' | 'stranger';

/** Standing of a stay's guest on a booking. */
export function standingOf(
  guest: StayKey,
  booking: { mainStay: StayKey; otherStays: readonly StayKey[] },
): Standing {
  if (isSameStay(guest, booking.mainStay)) return 'owner';
  return booking.otherStays.some((stay) => isSameStay(guest, stay)) ? 'member' : 'stranger';
}

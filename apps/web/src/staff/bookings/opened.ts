import { ofDevice, readKept, writeKept } from '../../storage/kept-json.ts';
import { STAFF_KEYS } from '../../storage/staff-keys.ts';

const MOST = 10;

type Kept = { readonly of: string; readonly ids: readonly number[] };

/** The ids after one more was opened: the newest first, each once, ten at most. */
export const withOpened = (before: readonly number[], id: number): number[] =>
  [id, ...before.filter((one) => one !== id)].slice(0, MOST);

/** The bookings that this person opened last on this device, by their ids; of another person, none. */
export function readOpened(username: string): readonly number[] {
  const kept = readKept<Partial<Kept>>(ofDevice, STAFF_KEYS.openedBookings);
  if (kept?.of !== username || !Array.isArray(kept.ids)) return [];
  return kept.ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST);
}

/** Stores that a person opened it. Signing out drops all of it (`forgetProfile`). */
export function keepOpened(username: string, id: number): void {
  const kept: Kept = { of: username, ids: withOpened(readOpened(username), id) };
  writeKept(ofDevice, STAFF_KEYS.openedBookings, kept);
}

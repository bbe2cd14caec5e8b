import type { Db } from '../../db/client.ts';
import {
  deletePeople,
  findToErase,
  listErasedAgain,
  updateErasedEntries,
} from '../../store/guest-data/repository.ts';

export type Erased =
  | { readonly kind: 'erased'; readonly codes: readonly string[]; readonly entries: number }
  | { readonly kind: 'unknown' | 'ride_to_come' | 'money_open' };

/**
 * Erases the guest of a booking, with all bookings of the same stay. Books and audit keep amounts and times.
 * @param owner the owner of the tables: nobody else may touch the audit
 * @param keep notes the numbers of the bookings before they are erased, so that a copy restored in between is known
 */
export async function eraseBooking(
  owner: Db,
  { code, now }: { readonly code: string; readonly now: number },
  keep: (codes: readonly string[]) => Promise<void>,
): Promise<Erased> {
  return owner.transaction().execute(async (tx): Promise<Erased> => {
    const found = await findToErase(tx, { code, now });
    if (!found) return { kind: 'unknown' };
    if (found.rideToCome) return { kind: 'ride_to_come' };
    if (found.moneyOpen) return { kind: 'money_open' };
    await keep(found.codes);
    await deletePeople(tx, found.ids);
    const entries = await updateErasedEntries(tx, found.codes);
    return { kind: 'erased', codes: found.codes, entries };
  });
}

/** Erases again what was erased before an older copy of the database was restored. @returns the numbers of the bookings */
export async function eraseAgain(
  owner: Db,
  hashes: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const codes = await listErasedAgain(owner, hashes);
  for (const code of codes) await eraseBooking(owner, { code, now }, async () => undefined);
  return codes;
}

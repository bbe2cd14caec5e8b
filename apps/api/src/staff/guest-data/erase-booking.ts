import { refusalOfErasure } from '@traslado/domain/desk/erasure';
import type { Db, Tx } from '../../db/client.ts';
import { failpoint } from '../../failpoint.ts';
import {
  deletePeople,
  findToErase,
  listErasedAgain,
  lockStayOf,
  updateErasedEntries,
} from '../../store/guest-data/repository.ts';

export type Erased =
  | { readonly kind: 'erased'; readonly codes: readonly string[]; readonly entries: number }
  | { readonly kind: 'unknown' | NonNullable<ReturnType<typeof refusalOfErasure>> };

/** Notes the numbers of bookings before they are erased, so that a copy restored in between is known. */
export type KeepErased = (codes: readonly string[], now: number) => Promise<void>;

type Erasure = {
  readonly code: string;
  readonly now: number;
  readonly keep: KeepErased;
  /** Erases the contents of entries of the audit about these bookings. Returns their number. */
  readonly eraseEntries: (codes: readonly string[]) => Promise<number>;
};

/** Erases the guest of a booking, with all bookings of the same stay. Books and audit keep amounts and times. */
export async function eraseStay(tx: Tx, { code, now, keep, eraseEntries }: Erasure): Promise<Erased> {
  await lockStayOf(tx, code);
  const found = await findToErase(tx, { code, now });
  if (!found) return { kind: 'unknown' };
  const refusal = refusalOfErasure(found);
  if (refusal) return { kind: refusal };
  await keep(found.codes, now);
  const entries = await eraseEntries(found.codes);
  await deletePeople(tx, found.ids);
  failpoint('in-erasure');
  return { kind: 'erased', codes: found.codes, entries };
}

/** Erases without a second person. @param owner the owner of the tables: nobody else may touch the audit */
export const eraseBooking = (
  owner: Db,
  { code, now }: { readonly code: string; readonly now: number },
  keep: KeepErased,
): Promise<Erased> =>
  owner
    .transaction()
    .execute((tx) =>
      eraseStay(tx, { code, now, keep, eraseEntries: (codes) => updateErasedEntries(tx, codes) }),
    );

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

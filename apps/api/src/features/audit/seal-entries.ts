import { createHash } from 'node:crypto';
import { toIso } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import type { EntryRecord, SealRecord } from './record.ts';
import { findLastSeal, hasUnsealed, insertSeals, listUnsealed } from './repository.ts';

/** The hash of a link: of the one before it (empty for the first), and of the number and the instant of its entry. */
export function hashOfLink(before: string, { id, at }: EntryRecord): string {
  return createHash('sha256')
    .update(`${before}\n${id}\n${toIso(at)}`)
    .digest('hex');
}

function linksOf(last: SealRecord | null, entries: readonly EntryRecord[]): SealRecord[] {
  const links: SealRecord[] = [];
  let { position, hash } = last ?? { position: 0, hash: '' };
  for (const entry of entries) {
    position += 1;
    hash = hashOfLink(hash, entry);
    links.push({ position, entryId: entry.id, hash });
  }
  return links;
}

/**
 * Joins entries of the audit that have no seal yet to the end of the chain. Several processes may do so: they take turns.
 * @returns how many
 */
export async function sealEntries(
  db: Db,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  if (!(await hasUnsealed(db))) return 0;
  return db.transaction().execute(async (tx) => {
    const entries = await listUnsealed(tx, limit);
    if (entries.length > 0) await insertSeals(tx, linksOf(await findLastSeal(tx), entries), now);
    return entries.length;
  });
}

import { createHash } from 'node:crypto';
import { toIso } from '@traslado/domain/time/instant';
import type { Db, Tx } from '../../db/client.ts';
import type { LinkRecord, SealRecord, UnsealedRecord } from '../../store/audit/record.ts';
import {
  findClosing,
  findLastSeal,
  hasUnsealed,
  insertSeals,
  listUnsealed,
} from '../../store/audit/repository.ts';

const hashOfLines = (...lines: readonly (string | number)[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

/** The hash of a link: of the one before it (empty for the first) and of its entry. */
export const hashOfLink = (before: string, entryHash: string): string => hashOfLines(before, entryHash);

/** The same up to the closing hash: of the number and the instant of the entry. */
export const hashOfClosedLink = (before: string, entryId: number, at: number): string =>
  hashOfLines(before, entryId, toIso(at));

/** The hash that the first link after the closing hash joins. */
export const joinClosing = (before: string, closing: LinkRecord): string => hashOfLines(before, closing.hash);

function linksOf(before: LinkRecord, entries: readonly UnsealedRecord[]): SealRecord[] {
  const links: SealRecord[] = [];
  let { position, hash } = before;
  for (const { id: entryId, ...parts } of entries) {
    position += 1;
    hash = hashOfLink(hash, parts.entryHash);
    links.push({ position, hash, entryId, ...parts });
  }
  return links;
}

/** The end of the chain, with the closing hash where nothing has joined it yet. */
async function findEnd(tx: Tx): Promise<LinkRecord> {
  const last = await findLastSeal(tx);
  if (!last) return { position: 0, hash: '' };
  const closing = await findClosing(tx);
  return closing?.position === last.position ? { ...last, hash: joinClosing(last.hash, closing) } : last;
}

/**
 * Seals unsealed entries of the audit at the end of the chain. Several processes may do so: they take turns.
 * @returns their number
 */
export async function sealEntries(
  db: Db,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  if (!(await hasUnsealed(db))) return 0;
  return db.transaction().execute((tx) => sealWithin(tx, { now, limit }));
}

/** The same within a transaction. */
export async function sealWithin(
  tx: Tx,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const entries = await listUnsealed(tx, limit);
  if (entries.length > 0) await insertSeals(tx, linksOf(await findEnd(tx), entries), now);
  return entries.length;
}

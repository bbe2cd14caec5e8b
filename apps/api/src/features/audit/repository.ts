import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { EntryRecord, KeptCheck, SealedRecord, SealRecord } from './record.ts';

/** A transaction that took a number holds it for less than so many others. */
const numbersInFlight = 10_000;

const unsealed = sql`
  from audit_entry as entry
  where entry.id > coalesce((select max(entry_id) from audit_seal), 0) - ${numbersInFlight}
    and not exists (select from audit_seal where entry_id = entry.id)`;

/** Whether there is an entry without a seal. */
export async function hasUnsealed(handle: Handle): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select ${unsealed}) as some`.execute(handle);
  return rows[0]?.some ?? false;
}

/** The entries that are next to be sealed. Others wait until this transaction ends: a chain has one end. */
export async function listUnsealed(tx: Tx, limit: number): Promise<EntryRecord[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit_chain', 5))`.execute(tx);
  const { rows } = await sql<EntryRecord>`
    select entry.id, entry.at ${unsealed} order by entry.id limit ${limit}`.execute(tx);
  return rows;
}

/** The end of the chain; null before the first. */
export async function findLastSeal(handle: Handle): Promise<SealRecord | null> {
  const { rows } = await sql<SealRecord>`
    select position, entry_id as "entryId", hash from audit_seal order by position desc limit 1`.execute(
    handle,
  );
  return rows[0] ?? null;
}

export async function insertSeals(tx: Tx, seals: readonly SealRecord[], now: number): Promise<void> {
  await sql`
    insert into audit_seal (position, entry_id, hash, sealed_at)
    select position, "entryId", hash, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seal (position int, "entryId" int, hash text)`.execute(
    tx,
  );
}

/** Links after a position, in their order, each with the instant of its entry. */
export async function listSealed(handle: Handle, after: number, limit: number): Promise<SealedRecord[]> {
  const { rows } = await sql<SealedRecord>`
    select position, entry_id as "entryId", hash, entry.at from audit_seal
    left join audit_entry as entry on entry.id = entry_id
    where position > ${after} order by position limit ${limit}`.execute(handle);
  return rows;
}

/** Entries from before an instant that nobody sealed: the first and the last number; null where there is none. */
export async function findForgotten(
  handle: Handle,
  before: number,
): Promise<{ readonly from: number; readonly to: number } | null> {
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    select min(id) as from, max(id) as to from audit_entry as entry
    where at < ${new Date(before)} and not exists (select from audit_seal where entry_id = entry.id)`.execute(
    handle,
  );
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}

/** Keeps what a check of the chain found. */
export async function insertCheck(
  handle: Handle,
  { links, anchors, findings }: Omit<KeptCheck, 'at'>,
  now: number,
): Promise<void> {
  await handle
    .insertInto('audit_check')
    .values({ checked_at: new Date(now), links, anchors, findings: JSON.stringify(findings) })
    .execute();
}

/** The last check of the chain; null before the first. */
export async function findLastCheck(handle: Handle): Promise<KeptCheck | null> {
  const { rows } = await sql<KeptCheck>`
    select checked_at as at, links, anchors, findings from audit_check order by id desc limit 1`.execute(
    handle,
  );
  return rows[0] ?? null;
}

import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { auditChainLock } from '../../db/locks.ts';
import type {
  CheckedRange,
  KeptCheck,
  LinkRecord,
  SealedRecord,
  SealRecord,
  UnsealedRecord,
} from './record.ts';

/** An entry commits before so many later numbers are taken. */
const numbersInFlight = 10_000;

const unsealed = sql`
  from audit_entry as entry
  where entry.id > coalesce((select max(entry_id) from audit_seal), 0) - ${numbersInFlight}
    and not exists (select from audit_seal where entry_id = entry.id)`;

export async function hasUnsealed(handle: Handle): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select ${unsealed}) as some`.execute(handle);
  return rows[0]?.some ?? false;
}

// The hashes stand in the statements, not in functions of the database: the owner of the database could change those.
const hashOf = (text: RawBuilder<string>) =>
  sql<string>`encode(pg_catalog.sha256(convert_to(${text}, 'UTF8')), 'hex')`;
const authorHash = (salt: RawBuilder<string>) => hashOf(sql`${salt}::text || E'\n' || entry.username`);
const contentHash = (salt: RawBuilder<string>) =>
  hashOf(sql`${salt}::text || E'\n' || entry.subject || E'\n' || entry.detail::text`);
/** Of `entry` with its author_hash and content_hash. Only the action, which comes last, could hold a line break. */
const entryHash = hashOf(sql`concat_ws(E'\n', entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
  coalesce(entry.account_id::text, ''), coalesce(entry.batch_id::text, ''), entry.author_hash, entry.content_hash, entry.action)`);

/** The text in place of an erased author, and of an erased content. */
const erasedAuthor = sql`entry.username = '—'`;
const erasedContent = sql`entry.subject = '0' and entry.detail = '{}'`;

/** The entries that are next to be sealed. Others wait until this transaction ends: a chain has one end. */
export async function listUnsealed(tx: Tx, limit: number): Promise<UnsealedRecord[]> {
  await sql`select ${auditChainLock}`.execute(tx);
  const { rows } = await sql<UnsealedRecord>`
    with salted as materialized (
      select entry.*, gen_random_uuid() as author_salt, gen_random_uuid() as content_salt ${unsealed} order by entry.id limit ${limit}),
    hashed as (
      select entry.*, ${authorHash(sql`author_salt`)} as author_hash, ${contentHash(sql`content_salt`)} as content_hash from salted as entry)
    select id, account_id, author_salt, author_hash,
      content_salt, content_hash, ${entryHash} as entry_hash
    from hashed as entry order by id`.execute(tx);
  return rows;
}

/** The end of the chain; null before the first. */
export async function findLastSeal(handle: Handle): Promise<LinkRecord | null> {
  const { rows } = await sql<LinkRecord>`
    select position, hash from audit_seal order by position desc limit 1`.execute(handle);
  return rows[0] ?? null;
}

/** The closing hash over the links of before; null where there were none. */
export async function findClosing(handle: Handle): Promise<LinkRecord | null> {
  const { rows } = await sql<LinkRecord>`select position, hash from audit_closing`.execute(handle);
  return rows[0] ?? null;
}

export async function insertSeals(tx: Tx, seals: readonly SealRecord[], now: number): Promise<void> {
  await sql`
    insert into audit_seal (position, entry_id, hash, account_id, author_salt, author_hash, content_salt, content_hash, entry_hash, sealed_at)
    select position, "entryId", hash, "accountId", "authorSalt", "authorHash", "contentSalt", "contentHash", "entryHash",
      ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seal (position int, "entryId" int, hash text, "accountId" int,
      "authorSalt" uuid, "authorHash" text, "contentSalt" uuid, "contentHash" text, "entryHash" text)`.execute(
    tx,
  );
}

/** Links after a position, in their order, each held against its entry. */
export async function listSealed(handle: Handle, after: number, limit: number): Promise<SealedRecord[]> {
  const { rows } = await sql<SealedRecord>`
    select position, entry_id, hash, entry_hash, entry.at,
      case when entry.id is not null then ${entryHash} end as found_hash,
      (author_salt is null)::int + (content_salt is null)::int as erased
    from audit_seal as seal
    left join lateral (
      select entry.id, entry.at, entry.batch_id, entry.action, coalesce(entry.account_id, seal.account_id) as account_id,
        case when author_salt is null and ${erasedAuthor} then author_hash else ${authorHash(sql`author_salt`)} end as author_hash,
        case when content_salt is null and ${erasedContent} then content_hash else ${contentHash(sql`content_salt`)} end as content_hash
      from audit_entry as entry where entry.id = seal.entry_id) as entry on true
    where position > ${after} order by position limit ${limit}`.execute(handle);
  return rows;
}

/** Unsealed entries from before an instant: the first and the last number; null for none. */
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

/** Keeps the result of a check of the chain. */
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

/** The last checks of the chain, the newest first. */
export async function listChecks(handle: Handle, limit = 30): Promise<KeptCheck[]> {
  const { rows } = await sql<KeptCheck>`
    select checked_at as at, links, anchors, findings from audit_check order by id desc limit ${limit}`.execute(
    handle,
  );
  return rows;
}

/** The last check of the chain; null before the first. */
export const findLastCheck = async (handle: Handle): Promise<KeptCheck | null> =>
  (await listChecks(handle, 1))[0] ?? null;

/** The range of a check that read so many links, with what came since. */
export async function findCheckedRange(handle: Handle, links: number): Promise<CheckedRange> {
  const { rows } = await sql<CheckedRange>`
    with last as (
      select entry_id, hash from audit_seal where position = ${links})
    select (select json_build_object('entry', last.entry_id, 'at', (extract(epoch from entry.at) * 1000)::bigint, 'hash', last.hash)
        from last join audit_entry entry on entry.id = last.entry_id) as until,
      count(*)::int as waiting, min(at) as waiting_since
    from audit_entry as entry
    where entry.id > coalesce((select entry_id from last), 0) - ${numbersInFlight}
      and not exists (select from audit_seal where entry_id = entry.id and position <= ${links})`.execute(
    handle,
  );
  return rows[0] ?? { until: null, waiting: 0, waitingSince: null };
}

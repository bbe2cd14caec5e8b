import type { Scope } from '@traslado/domain/access/scope';
import type { BatchKind } from '@traslado/domain/audit/sentence-words';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { hasText } from '../../db/list-query.ts';
import { isEntryNamed, isEntryOf, isSeenEntry } from './seen-repository.ts';

/** A reader's question to the audit, within their rights. */
export type AuditAsked = {
  /** Actions that the reader may see and asks for. */
  readonly actions: readonly string[];
  readonly definitions: readonly Definition[];
  /** First parts of the kinds of matters that the reader sees. */
  readonly topics: readonly string[];
  readonly scope: Scope;
  /** Null for all users. */
  readonly usernames: readonly string[] | null;
  /** Number of the thing; null for any. */
  readonly subject: string | null;
  /** Part of the name of the thing; '' for any. */
  readonly name: string;
  /** Epoch milliseconds; the second is not included. */
  readonly fromAt: number | null;
  readonly untilAt: number | null;
  readonly property: number | null;
  readonly batch: number | null;
};

export type AuditAuthor = { readonly username: string; readonly name: string };

/** The end of a page. */
export type Place = { readonly at: number; readonly id: number };

export type Candidate = Place & { readonly batchId: number | null; readonly seen: boolean };

/** More actions match most entries. */
const fewActions = 40;

/** The conditions that an index answers. */
function isFound(asked: AuditAsked): RawBuilder<boolean> {
  const { actions, usernames, subject, fromAt, untilAt, batch } = asked;
  const isFew = actions.length > 0 && actions.length <= fewActions;
  // Few are written into the statement, so that the planner knows which of them are rare. They are our own words.
  const isOfAction = isFew
    ? sql`e.action in (${sql.join(actions.map((action) => sql.lit(action)))})`
    : sql`e.action = any(${[...actions]}::text[])`;
  return sql<boolean>`${isOfAction}
    ${usernames ? sql`and e.username = any(${[...usernames]}::text[])` : sql``}
    ${subject === null ? sql`` : sql`and e.subject = ${subject}`}
    ${fromAt === null ? sql`` : sql`and e.at >= ${new Date(fromAt)}`}
    ${untilAt === null ? sql`` : sql`and e.at < ${new Date(untilAt)}`}
    ${batch === null ? sql`` : sql`and e.batch_id = ${batch}`}`;
}

/** The conditions on the contents of an entry. */
function isShown({ topics, scope, definitions, property, name }: AuditAsked): RawBuilder<boolean> {
  return sql<boolean>`(e.action <> 'alert.handle' or split_part(e.detail ->> 'kind', '.', 1) = any(${[...topics]}::text[]))
    and ${isSeenEntry(scope, definitions)}
    ${property === null ? sql`` : sql`and ${isEntryOf(property, definitions)}`}
    ${name === '' ? sql`` : sql`and ${isEntryNamed(name, definitions)}`}`;
}

/**
 * Entries that an index finds, newest first, each marked as shown or not. Pages go by key, so that new entries move nothing.
 * @param skipped changes of many rows that are listed already
 */
export async function listCandidates(
  handle: Handle,
  asked: AuditAsked,
  { after, skipped, limit }: { after: Place | null; skipped: readonly number[]; limit: number },
): Promise<Candidate[]> {
  const isNext = sql`${isFound(asked)}
    ${after ? sql`and (e.at, e.id) < (${new Date(after.at)}, ${after.id})` : sql``}
    ${skipped.length > 0 ? sql`and (e.batch_id is null or e.batch_id <> all(${[...skipped]}::int[]))` : sql``}`;
  const inOrder = sql`order by e.at desc, e.id desc limit ${limit}`;
  // User by user, each in order: for a rare user, everything would be read otherwise.
  const { usernames } = asked;
  const found = usernames
    ? sql`select e.* from unnest(${[...usernames]}::text[]) as name (value) cross join lateral (
        select e.* from audit_entry e where e.username = name.value and ${isNext} ${inOrder}) as e ${inOrder}`
    : sql`select e.* from audit_entry e where ${isNext} ${inOrder}`;
  const { rows } = await sql<Candidate>`
    select e.id, e.at, e.batch_id, (${isShown(asked)}) as seen from (${found}) as e
    order by e.at desc, e.id desc`.execute(handle);
  return rows;
}

/** The number of rows found and shown, by the number of their batch. */
export async function countBatchRows(
  handle: Handle,
  asked: AuditAsked,
  batches: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (batches.length === 0) return new Map();
  const { rows } = await sql<{ id: number; n: number }>`
    select e.batch_id as id, count(*)::int as n from audit_entry e
    where e.batch_id = any(${[...batches]}::int[]) and ${isFound(asked)} and ${isShown(asked)}
    group by e.batch_id`.execute(handle);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** An entry with all its contents. */
export type EntryRecord = Place & {
  readonly username: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly batchId: number | null;
  readonly batchKind: BatchKind | null;
  /** Of its link in the chain; null until it is sealed. */
  readonly place: number | null;
  readonly hash: string | null;
  readonly entryHash: string | null;
};

/** These entries, the newest first. */
export async function listEntries(handle: Handle, ids: readonly number[]): Promise<EntryRecord[]> {
  const { rows } = await sql<EntryRecord>`
    select e.id, e.at, e.username, e.action, e.subject, e.detail - 'before' - 'after' as detail,
      nullif(e.detail -> 'before', 'null') as before, nullif(e.detail -> 'after', 'null') as after,
      e.batch_id, b.kind as batch_kind, s.position as place, s.hash, s.entry_hash
    from audit_entry e left join catalogue_batch b on b.id = e.batch_id left join audit_seal s on s.entry_id = e.id
    where e.id = any(${[...ids]}::int[]) order by e.at desc, e.id desc`.execute(handle);
  return rows;
}

/** A longer range is not looked through. */
const mostNumbers = 20_000;

/**
 * Numbers between two entries that never became one: taken by an action that was undone before its entry was kept. A number that was sealed is not
 * among them, nor is one so new that its entry may still come.
 */
export async function listUnused(
  handle: Handle,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number[]> {
  if (to - from > mostNumbers) return [];
  const { rows } = await sql<{ n: number }>`
    select n from generate_series(${from}::int, least(${to}::int, (select coalesce(max(entry_id), 0) from audit_seal))) as n
    where not exists (select from audit_entry where id = n) and not exists (select from audit_seal where entry_id = n)
    order by n limit 200`.execute(handle);
  return rows.map(({ n }) => n);
}

/** True if the entry matches the question and is shown to the reader. */
export async function isEntryShown(handle: Handle, asked: AuditAsked, id: number): Promise<boolean> {
  const { rows } = await sql`
    select e.id from audit_entry e where e.id = ${id} and ${isFound(asked)} and ${isShown(asked)}`.execute(
    handle,
  );
  return rows.length > 0;
}

/**
 * User names of those with this part in their name or their user name, and the part itself: user names of deleted accounts stay in the
 * audit.
 */
export async function listUsernames(handle: Handle, part: string): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from staff_account where ${hasText(part, [sql`username`, sql`display_name`])}
    order by username limit 100`.execute(handle);
  return [...new Set([part, ...rows.map(({ username }) => username)])];
}

/** Staff with entries, as a reader of this scope sees staff, by name. */
export async function listAuthors(handle: Handle, scope: Scope): Promise<AuditAuthor[]> {
  const { rows } = await sql<AuditAuthor>`
    select username, display_name as name from staff_account a
    where exists (select from audit_entry e where e.username = a.username)
      ${scope === null ? sql`` : sql`and a.scope <@ ${[...scope]}::int[]`}
    order by lower(display_name), username limit 500`.execute(handle);
  return rows;
}

/** Names for sentences: of accounts by number and by user name, of change sets, and of roles by their own name. */
export type AuditNames = {
  readonly accounts: readonly { readonly id: number; readonly username: string; readonly name: string }[];
  readonly sets: readonly { readonly id: number; readonly name: string }[];
  readonly roles: readonly { readonly name: string; readonly en: string; readonly es: string }[];
};

export async function findAuditNames(
  handle: Handle,
  wanted: {
    readonly accounts: readonly number[];
    readonly usernames: readonly string[];
    readonly sets: readonly number[];
  },
): Promise<AuditNames> {
  const { rows } = await sql<AuditNames>`
    select (select coalesce(json_agg(json_build_object('id', a.id, 'username', a.username, 'name', a.display_name)), '[]') from staff_account a
        where a.id = any(${[...wanted.accounts]}::int[]) or a.username = any(${[...wanted.usernames]}::text[])) as accounts,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)), '[]') from change_set c
        where c.id = any(${[...wanted.sets]}::int[])) as sets,
      (select coalesce(json_agg(json_build_object('name', r.name, 'en', r.name_en, 'es', r.name_es)), '[]') from staff_role r) as roles`.execute(
    handle,
  );
  return rows[0] ?? { accounts: [], sets: [], roles: [] };
}

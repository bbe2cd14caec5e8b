import type { ChangeSetState } from '@traslado/domain/change-sets/state';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { hasText, type ListPage, ofPage } from '../../db/list-query.ts';
import { nameOfStaff } from '../../db/staff-names.ts';
import type { SetRecord, Sight } from './record.ts';

const columns = sql`
  s.id, s.name, s.note, s.status, s.version, s.created_at, s.created_by, ${nameOfStaff(sql`s.created_by`)} as created_name,
  s.approved_at, s.approved_by, ${nameOfStaff(sql`s.approved_by`)} as approved_name, s.publish_at,
  s.publish_zone, s.scheduled_by, ${nameOfStaff(sql`s.scheduled_by`)} as scheduled_name, s.scheduled_by_id,
  s.ended_at, s.ended_by, ${nameOfStaff(sql`s.ended_by`)} as ended_name, s.failure, s.batch_id,
  (select count(*) from change_set_row r where r.set_id = s.id) as rows`;

/** The condition that the sight includes the set `s`. */
export function isSetSeen(sight: Sight): RawBuilder<boolean> {
  if (!sight) return sql<boolean>`true`;
  const { catalogues, scope, accountId } = sight;
  const outside =
    scope === null ? sql`false` : sql`(r.properties <> '{}' and not r.properties && ${[...scope]}::int[])`;
  const isEmptyOfOthers = sql`(s.created_by_id <> ${accountId} and not exists (
    select from change_set_row r where r.set_id = s.id))`;
  return sql<boolean>`not exists (
      select from change_set_row r where r.set_id = s.id
        and (r.catalogue <> all(${[...catalogues]}::text[]) or ${outside}))
    and not ${scope === null ? sql`false` : isEmptyOfOthers}`;
}

/** A set within the sight, or null. */
export async function findSet(handle: Handle, id: number, sight: Sight): Promise<SetRecord | null> {
  const { rows } = await sql<SetRecord>`
    select ${columns} from change_set s where s.id = ${id} and ${isSetSeen(sight)}`.execute(handle);
  return rows[0] ?? null;
}

type Asked = { readonly states: readonly ChangeSetState[]; readonly search: string; readonly sight: Sight };

const found = ({ states, search, sight }: Asked): RawBuilder<unknown> => sql`
  from change_set s where s.status = any(${[...states]}::text[])
    and ${hasText(search, [sql`s.name`, sql`s.note`, sql`s.created_by`, nameOfStaff(sql`s.created_by`)])} and ${isSetSeen(sight)}`;

/** Sets within the sight, newest first. */
export async function listSets(handle: Handle, asked: Asked, page: ListPage): Promise<SetRecord[]> {
  const { rows } = await sql<SetRecord>`
    select ${columns} ${found(asked)} order by s.id desc ${ofPage(page)}`.execute(handle);
  return rows;
}

export async function countSets(handle: Handle, asked: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${found(asked)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

/** Begins a draft, and returns its number. */
export async function insertSet(
  tx: Tx,
  set: {
    readonly name: string;
    readonly note: string;
    readonly username: string;
    readonly accountId: number;
    readonly now: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('change_set')
    .values({
      name: set.name,
      note: set.note,
      created_at: new Date(set.now),
      created_by: set.username,
      created_by_id: set.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Begins a change of a draft, and locks it until the transaction ends; false where it is no draft any more. */
export async function updateDraft(
  tx: Tx,
  id: number,
  named: { readonly name: string; readonly note: string } | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('change_set')
    .set({ version: sql<number>`version + 1`, ...named })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Columns that are written with a state. Instants in epoch milliseconds. */
type Written = {
  readonly approved?: { readonly username: string; readonly at: number } | null;
  readonly scheduled?: {
    readonly username: string;
    readonly accountId: number;
    readonly publishAt: number;
    readonly zone: string;
    /** Numbers of unusual prices that the scheduler confirmed. */
    readonly confirmed: readonly string[];
  } | null;
  readonly ended?: { readonly username: string; readonly at: number };
  readonly failure?: string | null;
  readonly batch?: number;
};

/** Moves a set from one of these states to another, on the version that was seen; false on a conflict. */
export async function updateState(
  tx: Tx,
  {
    id,
    version,
    from,
    to,
  }: { id: number; version: number; from: readonly ChangeSetState[]; to: ChangeSetState },
  { approved, scheduled, ended, failure, batch }: Written,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('change_set')
    .set({
      status: to,
      version: sql<number>`version + 1`,
      ...(approved !== undefined && {
        approved_at: approved && new Date(approved.at),
        approved_by: approved?.username ?? null,
      }),
      ...(scheduled !== undefined && {
        publish_at: scheduled && new Date(scheduled.publishAt),
        publish_zone: scheduled?.zone ?? null,
        scheduled_by: scheduled?.username ?? null,
        scheduled_by_id: scheduled?.accountId ?? null,
        confirmed_prices: scheduled && JSON.stringify(scheduled.confirmed),
      }),
      ...(ended && { ended_at: new Date(ended.at), ended_by: ended.username }),
      ...(failure !== undefined && { failure }),
      ...(batch !== undefined && { batch_id: batch }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Numbers of unusual prices that the scheduler of a set confirmed. */
export async function findConfirmedPrices(handle: Handle, id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ confirmed: readonly string[] | null }>`
    select confirmed_prices as confirmed from change_set where id = ${id}`.execute(handle);
  return rows[0]?.confirmed ?? [];
}

/** A late scheduled set, and the zone in which its moment was chosen. */
export type LateSet = {
  readonly id: number;
  readonly name: string;
  readonly publishAt: number;
  readonly zone: string;
};

/** Scheduled sets that are unpublished this long after their moment. Instants in epoch milliseconds. */
export async function listLateSets(
  handle: Handle,
  { now, lateMs }: { readonly now: number; readonly lateMs: number },
): Promise<LateSet[]> {
  const { rows } = await sql<LateSet>`
    select id, name, publish_at, coalesce(publish_zone, 'UTC') as zone from change_set
    where status = 'scheduled' and publish_at <= ${new Date(now - lateMs)} order by id limit 100`.execute(
    handle,
  );
  return rows;
}

/** An entry of a set's history. */
export type SetDeed = {
  readonly action: string;
  readonly at: number;
  readonly username: string;
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
};

const ACTIONS = [
  'keep',
  'name',
  'drop',
  'resolve',
  'move',
  'approve',
  'schedule',
  'publish',
  'fail',
] as const;
export type SetAction = (typeof ACTIONS)[number];

/** The history of a set, oldest first. */
export async function listSetDeeds(handle: Handle, id: number): Promise<SetDeed[]> {
  const actions = ACTIONS.map((action) => `change_set.${action}`);
  const { rows } = await sql<SetDeed>`
    select split_part(action, '.', 2) as action, at, username, ${nameOfStaff(sql`audit_entry.username`)} as name, detail from audit_entry
    where action = any(${actions}::text[]) and subject = ${String(id)} order by id limit 500`.execute(handle);
  return rows;
}

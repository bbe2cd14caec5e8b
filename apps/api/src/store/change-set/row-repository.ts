import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { type ListPage, ofPage } from '../../db/list-query.ts';
import type { KeptRow, SetRow } from './record.ts';

const columns = sql`id, catalogue, row_id, before, after, username`;

/** Writes rows into a set, over its earlier versions of the same rows: one statement for all. */
export async function insertSetRows(
  tx: Tx,
  { setId, catalogue, username, now }: { setId: number; catalogue: string; username: string; now: number },
  rows: readonly (KeptRow & { readonly properties: readonly number[] })[],
): Promise<void> {
  await sql`
    insert into change_set_row (set_id, catalogue, row_id, before, after, properties, username, kept_at)
    select ${setId}::int, ${catalogue}::text, "rowId", nullif(before, 'null'), nullif(after, 'null'), properties,
      ${username}::text, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as said ("rowId" int, before jsonb, after jsonb, properties int[])
    on conflict (set_id, catalogue, row_id) do update set before = excluded.before, after = excluded.after,
      properties = excluded.properties, username = excluded.username, kept_at = excluded.kept_at`.execute(tx);
}

/** A set's versions of rows of a catalogue; without numbers, of all its rows. */
export async function listSetRows(
  handle: Handle,
  { setId, catalogue, ids }: { setId: number; catalogue?: string; ids?: readonly number[] },
): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select ${columns} from change_set_row where set_id = ${setId}
      ${catalogue === undefined ? sql`` : sql`and catalogue = ${catalogue}`}
      ${ids === undefined ? sql`` : sql`and row_id = any(${[...ids]}::int[])`} order by id`.execute(handle);
  return rows;
}

/** The next rows of a set in one catalogue, after one of them. */
export async function listNextSetRows(
  handle: Handle,
  { setId, catalogue, after }: { readonly setId: number; readonly catalogue: string; readonly after: number },
  most: number,
): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select ${columns} from change_set_row where set_id = ${setId} and catalogue = ${catalogue} and id > ${after}
    order by id limit ${most}`.execute(handle);
  return rows;
}

/**
 * Locks the rows of a catalogue that a set changes until the transaction ends. A mere reference need not wait.
 * @param table of the catalogue
 */
export async function lockRowsOfSet(
  tx: Tx,
  { setId, catalogue, table }: { readonly setId: number; readonly catalogue: string; readonly table: string },
): Promise<void> {
  await sql`
    select count(*) from (
      select from ${sql.table(table)} where id = any(array(
        select row_id from change_set_row where set_id = ${setId} and catalogue = ${catalogue}))
      order by id for no key update) as held`.execute(tx);
}

/** A page of the rows of a set in one catalogue. */
export async function listSetPage(
  handle: Handle,
  { setId, catalogue }: { setId: number; catalogue: string },
  page: ListPage,
): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select ${columns} from change_set_row where set_id = ${setId} and catalogue = ${catalogue}
    order by id ${ofPage(page)}`.execute(handle);
  return rows;
}

export async function findSetRow(handle: Handle, setId: number, id: number): Promise<SetRow | null> {
  const { rows } = await sql<SetRow>`
    select ${columns} from change_set_row where set_id = ${setId} and id = ${id}`.execute(handle);
  return rows[0] ?? null;
}

/** The changes of a set in one catalogue, counted. */
export type SetPart = {
  readonly catalogue: string;
  readonly add: number;
  readonly change: number;
  readonly remove: number;
};

export async function listSetParts(handle: Handle, setId: number): Promise<SetPart[]> {
  const { rows } = await sql<SetPart>`
    select catalogue, count(*) filter (where before is null) as add,
      count(*) filter (where before is not null and after is not null) as change,
      count(*) filter (where after is null) as remove
    from change_set_row where set_id = ${setId} group by catalogue order by catalogue`.execute(handle);
  return rows;
}

/** Removes a row from a set; false where it is not in it. */
export async function deleteSetRow(tx: Tx, setId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('change_set_row')
    .where('set_id', '=', setId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

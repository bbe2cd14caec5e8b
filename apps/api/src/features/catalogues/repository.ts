import { type Definition, type Facts, listNameOf, type Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf, pickFacts } from '@traslado/domain/catalogues/facts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { hasText, inOrder, type ListPage, ofPage } from '../../db/list-query.ts';
import { columnOf, isOf, ordersOf, readOf, textOf, writtenOf } from './columns-repository.ts';
import type { Asked, RowRecord } from './record.ts';

type Read = Facts & Omit<RowRecord, 'facts'>;

const columns = (definition: Definition): RawBuilder<unknown> =>
  sql.join([
    sql`id`,
    ...fieldsOf(definition).map(([name, field]) => readOf(name, field)),
    sql`version, created_at as "createdAt", updated_at as "updatedAt", updated_by as "updatedBy"`,
  ]);

const recordOf = (definition: Definition, row: Read): RowRecord => ({
  id: row.id,
  facts: pickFacts(definition, row),
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
});

function found(definition: Definition, { search, filters }: Asked): RawBuilder<unknown> {
  const fields = fieldsOf(definition);
  const texts = fields
    .filter(([name]) => definition.search.includes(name))
    .map(([name, field]) => textOf(name, field));
  const narrowed = fields.flatMap(([name, field]) => {
    const value = filters[listNameOf(name, field)];
    return value === undefined ? [] : [isOf(name, field, value)];
  });
  return sql`where ${sql.join([hasText(search, texts), ...narrowed], sql` and `)}`;
}

export async function listRows(
  handle: Handle,
  definition: Definition,
  asked: Asked,
  page: ListPage,
): Promise<RowRecord[]> {
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)} ${found(definition, asked)}
    ${inOrder(ordersOf(definition), asked)} ${ofPage(page)}`.execute(handle);
  return rows.map((row) => recordOf(definition, row));
}

export async function countRows(handle: Handle, definition: Definition, asked: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(definition.table)} ${found(definition, asked)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

export async function findRow(handle: Handle, definition: Definition, id: number): Promise<RowRecord | null> {
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)} where id = ${id}`.execute(handle);
  return rows[0] ? recordOf(definition, rows[0]) : null;
}

/** The row, and nobody else changes it until the transaction ends. */
export async function findRowForChange(
  tx: Tx,
  definition: Definition,
  id: number,
): Promise<RowRecord | null> {
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)} where id = ${id} for update`.execute(
    tx,
  );
  return rows[0] ? recordOf(definition, rows[0]) : null;
}

type By = { readonly username: string; readonly now: number };

const written = (definition: Definition, facts: Facts) =>
  fieldsOf(definition).map(([name, field]) => {
    const value: Value = facts[name] ?? null;
    return { column: columnOf(name, field), value: writtenOf(field, value) };
  });

/** Throws the database's refusal where a value is taken. */
export async function insertRow(
  tx: Handle,
  definition: Definition,
  facts: Facts,
  { username, now }: By,
): Promise<RowRecord> {
  const at = new Date(now);
  const all = written(definition, facts);
  const { rows } = await sql<Read>`
    insert into ${sql.table(definition.table)} (${sql.join(all.map(({ column }) => column))}, created_at, updated_at, updated_by)
    values (${sql.join(all.map(({ value }) => value))}, ${at}, ${at}, ${username})
    returning ${columns(definition)}`.execute(tx);
  return onlyRow(definition, rows);
}

/** Throws the database's refusal where a value is taken. Only after `findRowForChange`. */
export async function updateRow(
  tx: Tx,
  definition: Definition,
  change: { readonly id: number; readonly facts: Facts } & By,
): Promise<RowRecord> {
  const sets = written(definition, change.facts).map(({ column, value }) => sql`${column} = ${value}`);
  const { rows } = await sql<Read>`
    update ${sql.table(definition.table)} set ${sql.join(sets)}, version = version + 1,
      updated_at = ${new Date(change.now)}, updated_by = ${change.username}
    where id = ${change.id} returning ${columns(definition)}`.execute(tx);
  return onlyRow(definition, rows);
}

export async function removeRow(tx: Tx, definition: Definition, id: number): Promise<void> {
  await sql`delete from ${sql.table(definition.table)} where id = ${id}`.execute(tx);
}

function onlyRow(definition: Definition, rows: readonly Read[]): RowRecord {
  const [row] = rows;
  if (!row) throw new Error('the database answered no row to a write of one');
  return recordOf(definition, row);
}

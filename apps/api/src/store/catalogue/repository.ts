import type { Scope } from '@traslado/domain/access/scope';
import {
  type Definition,
  type Facts,
  type Field,
  languageOf,
  listNameOf,
} from '@traslado/domain/catalogues/definition';
import { endsBetween } from '@traslado/domain/catalogues/ends-between';
import { fieldsOf, pickFacts } from '@traslado/domain/catalogues/facts';
import type { Language } from '@traslado/domain/language';
import { isCivilDate } from '@traslado/domain/time/civil';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { hasText, inOrder, type ListPage, ofPage, ofWords } from '../../db/list-query.ts';
import { nameOfStaff } from '../../db/staff-names.ts';
import {
  columnNameOf,
  columnOf,
  isEnding,
  isNumbered,
  isOf,
  isValidOn,
  readOf,
  textOf,
  writtenOf,
} from './columns-repository.ts';
import type { Asked, RowRecord } from './record.ts';
import { isNamed, LANGUAGES, nameOf, rankOf } from './reference-repository.ts';
import { andSeen } from './scope-repository.ts';

/** Facts have the names of the wire, which are also the columns' names: such statements skip our renaming of columns. */
type Read = Facts & Omit<RowRecord, 'facts'>;

/** Of many rows nobody reads the name of the last author. */
const asItIs = (username: RawBuilder<unknown>) => sql<string>`${username}`;

const columns = (definition: Definition, updaterOf = nameOfStaff): RawBuilder<unknown> =>
  sql.join([
    sql`id`,
    ...fieldsOf(definition).map(([name, field]) => readOf(name, field)),
    sql`version, created_at as "createdAt", updated_at as "updatedAt", updated_by as "updatedBy", ${updaterOf(sql.ref(`${definition.table}.updated_by`))} as "updatedName"`,
  ]);

const recordOf = (definition: Definition, row: Read): RowRecord => ({
  id: row.id,
  facts: pickFacts(definition, row),
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
  updatedName: row.updatedName,
});

/** The part of a statement that selects the rows of a list. */
export function found(definition: Definition, { search, filters, scope }: Asked): RawBuilder<unknown> {
  const fields = fieldsOf(definition);
  const searched = fields.filter(([name]) => definition.search.includes(name));
  const texts = searched.flatMap(([name, field]) => {
    if (field.kind !== 'reference') return [textOf(name, field)];
    // A code is also found together with the title after it.
    return name === definition.titleAfter ? [nameOf(definition, [name, field], LANGUAGES)] : [];
  });
  const hasWord = (word: string) => {
    const ends = definition.validity ? endsBetween(word) : null;
    if (ends && definition.validity) return isEnding(definition, definition.validity, ends);
    const ways = [
      ...(texts.length > 0 ? [hasText(word, texts)] : []),
      ...searched.flatMap(([name, field]) =>
        field.kind === 'reference' && name !== definition.titleAfter ? [isNamed([name, field], word)] : [],
      ),
      ...(definition.validity && isCivilDate(word) ? [isValidOn(definition, definition.validity, word)] : []),
    ];
    return sql<boolean>`(${sql.join(ways, sql` or `)})`;
  };
  const narrowed = fields.flatMap(([name, field]) => {
    const value = filters[listNameOf(name, field)];
    return value === undefined ? [] : [isOf(name, field, value)];
  });
  return sql`where ${sql.join([ofWords(search, hasWord), ...narrowed], sql` and `)} ${andSeen(scope, definition)}`;
}

/** The sort expressions of a list, by the names of its orders: those of its values as this reader sees them. */
function ordersOf(definition: Definition, language: Language): Readonly<Record<string, RawBuilder<unknown>>> {
  const orders = fieldsOf(definition).map(
    ([name, field]) => [listNameOf(name, field), orderOf(definition, [name, field], language)] as const,
  );
  return { ...Object.fromEntries(orders), updated: sql`updated_at`, id: sql`id` };
}

function orderOf(
  definition: Definition,
  [name, field]: readonly [string, Field],
  language: Language,
): RawBuilder<unknown> {
  const both = languageOf(definition, name);
  const column = columnOf(both ? `${both.base}_${language}` : name, field);
  const before = name === definition.title ? definition.titleAfter : undefined;
  const code = before === undefined ? undefined : definition.fields[before];
  // Numbers after a code by their size: flight AA 583 before AA 1234.
  if (before !== undefined && code?.kind === 'reference')
    return sql`(${rankOf([before, code], language)}, lpad(fold_text(${column}), 10, '0'))`;
  switch (field.kind) {
    case 'flag':
      // Its yes comes first, as the words of its two values are ordered in both languages.
      return isNumbered(field) ? sql`${column} <> 1` : sql`not ${column}`;
    case 'text':
      return sql`fold_text(${column})`;
    case 'reference':
      return rankOf([name, field], language);
    default:
      return column;
  }
}

/** A page of a list. Its rows are found by their numbers alone, so that only shown rows are read. */
export async function listRows(
  handle: Handle,
  definition: Definition,
  asked: Asked,
  page: ListPage,
): Promise<RowRecord[]> {
  const order = inOrder(ordersOf(definition, asked.language), asked);
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)} where id = any(array(
      select id from ${sql.table(definition.table)} ${found(definition, asked)} ${order} ${ofPage(page)}))
    ${order}`.execute(handle.withoutPlugins());
  return rows.map((row) => recordOf(definition, row));
}

export async function countRows(handle: Handle, definition: Definition, asked: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(definition.table)} ${found(definition, asked)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

/** The row to read or change; a row outside the scope does not exist. */
type Sought = { readonly id: number; readonly scope: Scope };

export async function findRow(
  handle: Handle,
  definition: Definition,
  { id, scope }: Sought,
): Promise<RowRecord | null> {
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)}
    where id = ${id} ${andSeen(scope, definition)}`.execute(handle.withoutPlugins());
  return rows[0] ? recordOf(definition, rows[0]) : null;
}

/**
 * Locks the row for a change until the transaction ends. A mere reference need not wait: a booking references its rate, and bookings go on
 * while rates change (`for no key update`).
 */
export async function findRowForChange(
  tx: Tx,
  definition: Definition,
  { id, scope }: Sought,
): Promise<RowRecord | null> {
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)}
    where id = ${id} ${andSeen(scope, definition)} for no key update`.execute(tx.withoutPlugins());
  return rows[0] ? recordOf(definition, rows[0]) : null;
}

/** All rows of a catalogue within the scope. For a change, they are locked until the transaction ends. */
export async function listAllRows(
  handle: Handle,
  definition: Definition,
  { isForChange, scope }: { readonly isForChange: boolean; readonly scope: Scope },
): Promise<RowRecord[]> {
  const { rows } = await sql<Read>`
    select ${columns(definition, asItIs)} from ${sql.table(definition.table)} where true ${andSeen(scope, definition)} order by id
    ${isForChange ? sql`for no key update` : sql``}`.execute(handle.withoutPlugins());
  return rows.map((row) => recordOf(definition, row));
}

/** The rows of these ids within the scope. For a change, they are locked until the transaction ends. */
export async function listRowsOf(
  handle: Handle,
  definition: Definition,
  ids: readonly number[],
  { isForChange, scope }: { readonly isForChange: boolean; readonly scope: Scope },
): Promise<RowRecord[]> {
  const { rows } = await sql<Read>`
    select ${columns(definition)} from ${sql.table(definition.table)} where id = any(${[...ids]}::int[]) ${andSeen(scope, definition)}
    order by id ${isForChange ? sql`for no key update` : sql``}`.execute(handle.withoutPlugins());
  return rows.map((row) => recordOf(definition, row));
}

type By = { readonly username: string; readonly now: number };

/** The columns of the fields of a catalogue. */
const columnNames = (definition: Definition): string[] =>
  fieldsOf(definition).map(([name, field]) => columnNameOf(name, field));

/** Rows in the shape of their table, so that one statement of one value writes any number. */
function saidRows(
  definition: Definition,
  rows: readonly { readonly facts: Facts; readonly number?: { readonly id: number } }[],
): RawBuilder<unknown> {
  const said = rows.map(({ facts, number }) => ({
    ...number,
    ...Object.fromEntries(
      fieldsOf(definition).map(([name, field]) => [
        columnNameOf(name, field),
        writtenOf(field, facts[name] ?? null),
      ]),
    ),
  }));
  return sql`jsonb_populate_recordset(null::${sql.table(definition.table)}, ${JSON.stringify(said)}::jsonb)`;
}

/**
 * Adds rows and returns them in the same order. Throws the database's refusal where a value is taken.
 * @param rows all of them new, or all deleted ones that come back under their number, with the version that they come back with
 */
export async function insertRows(
  tx: Handle,
  definition: Definition,
  rows: readonly {
    readonly facts: Facts;
    readonly number?: { readonly id: number; readonly version: number };
  }[],
  { username, now }: By,
): Promise<RowRecord[]> {
  const numbers = rows.some(({ number }) => number) ? ['id', 'version'] : [];
  const names = [...numbers, ...columnNames(definition)].map((name) => sql.ref(name));
  const { rows: added } = await sql<Read>`
    insert into ${sql.table(definition.table)} (${sql.join(names)}, created_at, updated_at, updated_by)
    select ${sql.join(names)}, ${new Date(now)}::timestamptz, ${new Date(now)}::timestamptz, ${username}::text
    from ${saidRows(definition, rows)} as said returning ${columns(definition)}`.execute(tx.withoutPlugins());
  // New numbers go up in the order of the rows.
  const inTurn = [...added].sort((one, other) => one.id - other.id).map((row) => recordOf(definition, row));
  const byId = new Map(inTurn.map((row) => [row.id, row]));
  return rows.map(({ number }, index) => writtenRow(number ? byId.get(number.id) : inTurn[index]));
}

/**
 * Changes rows and returns them in the same order. Throws the database's refusal where a value is taken. Only for rows that are locked for
 * a change.
 */
export async function updateRows(
  tx: Tx,
  definition: Definition,
  changes: readonly { readonly id: number; readonly facts: Facts }[],
  { username, now }: By,
): Promise<RowRecord[]> {
  const sets = columnNames(definition).map((name) => sql`${sql.ref(name)} = (said).${sql.ref(name)}`);
  const said = changes.map(({ id, facts }) => ({ facts, number: { id } }));
  const { rows } = await sql<Read>`
    update ${sql.table(definition.table)} set ${sql.join(sets)}, version = version + 1,
      updated_at = ${new Date(now)}, updated_by = ${username}
    from (select said from ${saidRows(definition, said)} as said) as given where id = (said).id
    returning ${columns(definition)}`.execute(tx.withoutPlugins());
  const byId = new Map(rows.map((row) => [row.id, recordOf(definition, row)]));
  return changes.map(({ id }) => writtenRow(byId.get(id)));
}

/** Deletes rows. Throws the database's refusal where one is still referenced. */
export async function removeRows(tx: Tx, definition: Definition, ids: readonly number[]): Promise<void> {
  await sql`delete from ${sql.table(definition.table)} where id = any(${[...ids]}::int[])`.execute(tx);
}

function writtenRow(row: RowRecord | undefined): RowRecord {
  if (!row) throw new Error('the database answered no row to a write of it');
  return row;
}

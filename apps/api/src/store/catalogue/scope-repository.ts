import type { Scope } from '@traslado/domain/access/scope';
import { waysOf } from '@traslado/domain/catalogues/belonging';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

/** A row whose properties are wanted: its number, and access to its fields. */
type Asked = {
  readonly alias: string;
  readonly id: RawBuilder<unknown>;
  readonly at: (name: string, column: string) => RawBuilder<unknown>;
};

const ofTable = (alias: string): Asked => ({
  alias,
  id: sql.ref(`${alias}.id`),
  at: (_, column) => sql.ref(`${alias}.${column}`),
});

const definitionOf = (table: string): Definition | undefined =>
  ALL_CATALOGUES.find((one) => one.table === table);

/** The properties of a table's rows that `isAsked` selects. */
function propertiesOfRows(
  definition: Definition | undefined,
  asked: Asked,
  isAsked: (row: Asked) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!definition) return sql`'{}'::int[]`;
  const row = ofTable(`${asked.alias}_${definition.table}`);
  const from = sql`${sql.table(definition.table)} as ${sql.ref(row.alias)}`;
  return sql`array(select unnest(${propertiesOf(definition, row)}) from ${from} where ${isAsked(row)})`;
}

/** The properties that a row belongs to. */
function propertiesOf(definition: Definition, asked: Asked): RawBuilder<unknown> {
  const ways = waysOf(definition).map((way) => {
    if (way.kind === 'itself') return sql`array_remove(array[${asked.id}]::int[], null)`;
    if (way.kind === 'users') {
      const users = definitionOf(way.table);
      const columns = users
        ? fieldsOf(users).flatMap(([name, field]) =>
            field.kind === 'reference' && field.to === definition.table ? [field.column ?? name] : [],
          )
        : [];
      return propertiesOfRows(users, asked, ({ alias }) =>
        sql.join(
          columns.map((column) => sql`${sql.ref(`${alias}.${column}`)} = ${asked.id}`),
          sql` or `,
        ),
      );
    }
    const { name, field } = way;
    const named = asked.at(name, field.column ?? name);
    if (field.to === 'property') return sql`array_remove(array[${named}]::int[], null)`;
    return propertiesOfRows(definitionOf(field.to), asked, ({ id }) => sql`${id} = ${named}`);
  });
  return ways.length === 0 ? sql`'{}'::int[]` : sql.join(ways, sql` || `);
}

/**
 * The last condition of a `where`: only rows within the scope. The same rule as `seesShared`, in SQL.
 * @param alias name under which the statement knows the row
 */
export function andSeen(
  scope: Scope,
  definition: Definition | undefined,
  alias = definition?.table ?? '',
): RawBuilder<unknown> {
  if (scope === null || !definition || waysOf(definition).length === 0) return sql``;
  return sql`and ${isSeen(scope, definition, ofTable(alias))}`;
}

const isSeen = (scope: readonly number[], definition: Definition, asked: Asked): RawBuilder<boolean> =>
  sql<boolean>`coalesce(nullif((${propertiesOf(definition, asked)}), '{}') && ${[...scope]}::int[], true)`;

/**
 * The same for a state of a row in the audit.
 * @param state its facts, as JSON
 */
export function isStateSeen(
  scope: Scope,
  definition: Definition,
  { id, state }: { readonly id: RawBuilder<unknown>; readonly state: RawBuilder<unknown> },
): RawBuilder<boolean> {
  if (scope === null || waysOf(definition).length === 0) return sql<boolean>`true`;
  const at = (name: string) => sql`(${state} ->> ${sql.lit(name)})::int`;
  return isSeen(scope, definition, { alias: 'was', id, at });
}

/** True if a state of a row in the audit belongs to a property; a state of the whole group does not. */
export function isStateOf(
  property: number,
  definition: Definition,
  { id, state }: { readonly id: RawBuilder<unknown>; readonly state: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const at = (name: string) => sql`(${state} ->> ${sql.lit(name)})::int`;
  return sql<boolean>`coalesce((${propertiesOf(definition, { alias: 'was', id, at })}) && array[${property}]::int[], false)`;
}

/** The same for the rows that a field references. */
export const andSeenIn = (scope: Scope, table: string, alias?: string): RawBuilder<unknown> =>
  andSeen(scope, definitionOf(table), alias);

/** A row with its present, past or future facts; a new one has no number. */
export type Said = { readonly id: number | null; readonly facts: Facts };

/** The properties that rows belong to, in the order of the rows: one statement for all. */
export async function listProperties(
  handle: Handle,
  definition: Definition,
  rows: readonly Said[],
): Promise<number[][]> {
  const ways = waysOf(definition);
  if (ways.length === 0) return rows.map(() => []);
  const fields = ways.flatMap((way) => (way.kind === 'field' ? [way.name] : []));
  const asked: Asked = {
    alias: 'asked',
    id: sql.ref('asked.id'),
    at: (name) => sql.ref(`asked.${name}`),
  };
  const values = [
    rows.map(({ id }) => id),
    ...fields.map((name) => rows.map(({ facts }) => facts[name] ?? null)),
  ].map((column) => sql`${column}::int[]`);
  const names = ['id', ...fields, 'place'].map((name) => sql.ref(name));
  const { rows: found } = await sql<{ properties: number[] }>`
    select ${propertiesOf(definition, asked)} as properties
    from unnest(${sql.join(values)}) with ordinality as asked (${sql.join(names)}) order by place`.execute(
    handle,
  );
  return found.map(({ properties }) => properties);
}

/** The properties that a row belongs to. */
export async function findProperties(handle: Handle, definition: Definition, row: Said): Promise<number[]> {
  const [properties = []] = await listProperties(handle, definition, [row]);
  return properties;
}

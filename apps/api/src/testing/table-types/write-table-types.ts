import { sql } from 'kysely';
import {
  generate,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  type PostprocessFunction,
  UnionExpressionNode,
} from 'kysely-codegen';
import type { Db } from '../../db/client.ts';

/** The tables of a migrated database as Kysely's types: the text of `db/schema.ts`. */
export async function writeTableTypes(db: Db): Promise<string> {
  const allowed = await listAllowedValues(db);
  const text = await generate({
    db,
    dialect: dialectOfOurDriver(),
    // The migrator's own tables.
    excludePattern: 'kysely_*',
    customImports: {
      Instant: './column-types.ts#Instant',
      StoredJson: './column-types.ts#StoredJson',
    },
    typeOnlyImports: true,
    overrides: { columns: unionsOfNumbers(allowed) },
    postprocess: withUnionsOfTexts(allowed),
  });
  // Beside `Db`, the handle, `DB` could not be told apart.
  return text.replace('export interface DB {', 'export interface Database {');
}

/** The driver's reading of each type: see the parsers of `db/client.ts`. */
function dialectOfOurDriver(): PostgresDialect {
  const dialect = new PostgresDialect({ dateParser: 'string', numericParser: 'number' });
  const { scalars } = dialect.adapter;
  Object.assign(scalars, {
    timestamptz: new IdentifierNode('Instant'),
    json: new IdentifierNode('StoredJson'),
    jsonb: new IdentifierNode('StoredJson'),
    numeric: new IdentifierNode('number'),
    int8: new IdentifierNode('number'),
  });
  return dialect;
}

type AllowedValues = {
  readonly table: string;
  readonly column: string;
  readonly isText: boolean;
  readonly values: readonly string[];
};

/** The values that check constraints of the form `check (status in ('queued', …))` allow a column. */
async function listAllowedValues(db: Db): Promise<AllowedValues[]> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db);
  return rows.flatMap(({ table, definition }) => {
    const [, column, list] = /^CHECK \(\(\(?(\w+)\)? = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
    if (column === undefined || list === undefined) return [];
    const texts = [...list.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text);
    const isText = texts.length > 0;
    return [{ table, column, isText, values: isText ? texts : list.split(', ') }];
  });
}

const unionsOfNumbers = (allowed: readonly AllowedValues[]): Record<string, UnionExpressionNode> =>
  Object.fromEntries(
    allowed
      .filter(({ isText }) => !isText)
      .map(({ table, column, values }) => [
        `${table}.${column}`,
        new UnionExpressionNode(values.map((value) => new LiteralNode(Number(value)))),
      ]),
  );

const withUnionsOfTexts =
  (allowed: readonly AllowedValues[]): PostprocessFunction =>
  async ({ metadata }) => {
    for (const { table, column, isText, values } of allowed) {
      const found = metadata.tables
        .find(({ name }) => name === table)
        ?.columns.find(({ name }) => name === column);
      if (found && isText) found.enumValues = [...values];
    }
    return metadata;
  };

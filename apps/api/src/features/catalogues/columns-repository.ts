import { type Definition, type Field, listNameOf, type Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { type RawBuilder, sql } from 'kysely';

/** What the kinds of fields are in SQL. */

/** The column of a field. */
export const columnOf = (name: string, field: Field): RawBuilder<unknown> => sql.ref(field.column ?? name);

/** A field as it is read: the value that the rules know. */
export const readOf = (name: string, field: Field): RawBuilder<unknown> =>
  field.kind === 'date'
    ? sql`to_char(${columnOf(name, field)}, 'YYYY-MM-DD') as ${sql.ref(name)}`
    : sql`${columnOf(name, field)} as ${sql.ref(name)}`;

/** A value as it is written. */
export const writtenOf = (field: Field, value: Value): RawBuilder<unknown> => {
  if (field.kind === 'tags' && Array.isArray(value)) return sql`${[...value]}::text[]`;
  return field.kind === 'date' ? sql`${value}::date` : sql`${value}`;
};

/** The texts of a field that the search looks at. */
export const textOf = (name: string, field: Field): RawBuilder<unknown> => {
  const column = columnOf(name, field);
  return field.kind === 'tags' ? sql`array_to_string(${column}, chr(31))` : sql`${column}::text`;
};

/** What a list is put in order by, under the names of its orders. */
export function ordersOf(definition: Definition): Readonly<Record<string, RawBuilder<unknown>>> {
  const orders = fieldsOf(definition).map(([name, field]) => {
    const column = columnOf(name, field);
    // A flag's yes comes first, as the words of its two values are ordered in both languages.
    const order =
      field.kind === 'flag' ? sql`not ${column}` : field.kind === 'text' ? sql`fold_text(${column})` : column;
    return [listNameOf(name, field), order] as const;
  });
  return { ...Object.fromEntries(orders), updated: sql`updated_at` };
}

/** The condition of a filter. */
export const isOf = (name: string, field: Field, value: string): RawBuilder<unknown> =>
  field.kind === 'flag'
    ? sql`${columnOf(name, field)} = ${value === field.as.yes}`
    : sql`${columnOf(name, field)} = ${value}`;

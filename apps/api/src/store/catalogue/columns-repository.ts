import type { Definition, Field, FieldOf, Value } from '@traslado/domain/catalogues/definition';
import type { EndsBetween } from '@traslado/domain/catalogues/ends-between';
import { type RawBuilder, sql } from 'kysely';

/** The SQL of each kind of field. */

export const columnNameOf = (name: string, field: Field): string => field.column ?? name;

/** The column of a field. */
export const columnOf = (name: string, field: Field): RawBuilder<unknown> =>
  sql.ref(columnNameOf(name, field));

/** The word of a choice for the value of its column. */
export const wordOf = (
  stored: NonNullable<FieldOf<'choice'>['stored']>,
  column: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const words = Object.entries(stored).map(
    ([word, said]) => sql`when ${column} is not distinct from ${sql.lit(said)} then ${sql.lit(word)}`,
  );
  return sql`case ${sql.join(words, sql` `)} end`;
};

/** A choice as it is read. */
export const choiceOf = (name: string, field: Field): RawBuilder<unknown> => {
  const column = columnOf(name, field);
  return field.kind === 'choice' && field.stored ? wordOf(field.stored, column) : column;
};

/** A field as it is read: the value that the rules know. */
export const readOf = (name: string, field: Field): RawBuilder<unknown> => {
  const column = columnOf(name, field);
  if (field.kind === 'date') return sql`to_char(${column}, 'YYYY-MM-DD') as ${sql.ref(name)}`;
  if (field.kind === 'choice') return sql`${choiceOf(name, field)} as ${sql.ref(name)}`;
  if (isNumbered(field)) return sql`${column} = 1 as ${sql.ref(name)}`;
  // A text that may be left out is empty, in either form of its column.
  if (field.kind === 'text' && field.isOptional) return sql`coalesce(${column}, '') as ${sql.ref(name)}`;
  return sql`${column} as ${sql.ref(name)}`;
};

/** A flag with a column of 1 and 0. */
export const isNumbered = (field: Field): boolean => field.kind === 'flag' && field.isNumber === true;

/** The column's value for a word of a choice. */
const storedOf = ({ stored }: Pick<FieldOf<'choice'>, 'stored'>, value: Value): Value =>
  stored && typeof value === 'string' ? (stored[value] ?? null) : value;

/** A value as its column keeps it. */
export const writtenOf = (field: Field, value: Value): Value => {
  switch (field.kind) {
    case 'tags':
    case 'lines':
    case 'set':
      return Array.isArray(value) ? value : [];
    case 'flag':
      return field.isNumber ? (value ? 1 : 0) : value;
    case 'choice':
      return storedOf(field, value);
    default:
      return value;
  }
};

/** The searched texts of a field. */
export const textOf = (name: string, field: Field): RawBuilder<unknown> => {
  const column = columnOf(name, field);
  return field.kind === 'tags' || field.kind === 'lines'
    ? sql`array_to_string(${column}, chr(31))`
    : sql`${column}::text`;
};

/** True for a row that is valid on a civil date; a row without a first or last day has no beginning or end. */
export const isValidOn = (
  { fields }: Pick<Definition, 'fields'>,
  validity: readonly [string, string],
  on: string,
): RawBuilder<unknown> => {
  const [from, to] = validity.map((name) => sql.ref(fields[name]?.column ?? name));
  return sql`(${on}::date between coalesce(${from}, '-infinity') and coalesce(${to}, 'infinity'))`;
};

/** True for a row whose last day is between two civil dates; a row without one never ends. */
export const isEnding = (
  { fields }: Pick<Definition, 'fields'>,
  [, last]: readonly [string, string],
  { from, to }: EndsBetween,
): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${sql.ref(fields[last]?.column ?? last)}, 'infinity') between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity'))`;

/** The condition of a filter. */
export const isOf = (name: string, field: Field, value: string): RawBuilder<unknown> => {
  const column = columnOf(name, field);
  if (field.kind === 'choice') return sql`${column} is not distinct from ${storedOf(field, value)}`;
  // A number of ten digits can be more than the column holds.
  if (field.kind === 'reference') return sql`${column} = ${value}::bigint`;
  if (field.kind !== 'flag') return sql`${column} = ${value}`;
  const isYes = value === field.as.yes;
  return isNumbered(field) ? sql`${column} = ${isYes ? 1 : 0}` : sql`${column} = ${isYes}`;
};

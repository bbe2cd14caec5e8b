import type { Scope } from '@traslado/domain/access/scope';
import { type Definition, languageOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { namingFieldsOf } from '@traslado/domain/catalogues/naming-fields';
import type { Language } from '@traslado/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { choiceOf, columnOf, textOf } from './columns-repository.ts';
import { LANGUAGES, nameOf } from './reference-repository.ts';
import { found } from './repository.ts';
import { andSeen } from './scope-repository.ts';

/** A row by its name; `on` is the day in its key, `choice` the value of the choice in it. */
export type NamedRow = {
  readonly id: number;
  readonly title: string;
  readonly about: string;
  readonly on: string | null;
  readonly choice: string | null;
};

type Reader = { readonly language: Language; readonly scope: Scope };

/** The text of a field as people read it. */
function shownText(definition: Definition, name: string, language: Language): RawBuilder<unknown> {
  const both = languageOf(definition, name);
  const shown = both ? `${both.base}_${language}` : name;
  const field = definition.fields[shown];
  if (!field) throw new Error(`${definition.name} has no field ${shown}`);
  return field.kind === 'reference'
    ? nameOf(definition, [shown, field], [language])
    : sql`${columnOf(shown, field)}::text`;
}

/**
 * The columns of a `NamedRow`. Beside the title stands the rest of its key, without numbers, which say nothing by themselves; beside a
 * code, the name. The page has the words of a choice.
 */
function namedColumns(definition: Definition, language: Language): RawBuilder<unknown> {
  const { title, key } = definition;
  const isName = (name: string) => {
    const both = languageOf(definition, name);
    return both?.base === 'name' && both.language === language && languageOf(definition, title) === null;
  };
  const keyed = fieldsOf(definition).filter(
    ([name]) => name !== title && (key.includes(name) || isName(name)),
  );
  const about = keyed
    .filter(([, { kind }]) => kind === 'text' || kind === 'reference')
    .map(([name]) => sql`nullif(${shownText(definition, name, language)}, '')`);
  const day = keyed.find(([, { kind }]) => kind === 'date');
  const choice = keyed.find(([, { kind }]) => kind === 'choice');
  return sql.join([
    sql`id, ${shownText(definition, title, language)} as title`,
    about.length === 0 ? sql`'' as about` : sql`concat_ws(' · ', ${sql.join(about)}) as about`,
    day ? sql`to_char(${columnOf(...day)}, 'YYYY-MM-DD') as "on"` : sql`null as "on"`,
    choice ? sql`${choiceOf(...choice)} as choice` : sql`null as choice`,
  ]);
}

/** 0 where one of the row's texts is the searched one, 1 where one begins with it, else 2. Folding takes the time, so all are folded at once. */
function nearness(search: string, texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const between = sql`chr(31)`;
  const all = sql`${between} || fold_text(concat_ws(${between}, ${sql.join(texts)})) || ${between}`;
  const wanted = sql`${between} || fold_text(${search.trim()})`;
  return sql`case when strpos(${all}, ${wanted} || ${between}) > 0 then 0 when strpos(${all}, ${wanted}) > 0 then 1 else 2 end`;
}

/**
 * Rows of a catalogue within the scope, by their names and codes: the nearest first.
 * @returns `total`: the number that the catalogue's list finds for the same text
 */
export async function searchNames(
  handle: Handle,
  definition: Definition,
  { search, limit, language, scope }: { readonly search: string; readonly limit: number } & Reader,
): Promise<{ total: number; rows: NamedRow[] }> {
  const names = namingFieldsOf(definition);
  const asked = { search, sort: '', direction: 'asc', filters: {}, language, scope } as const;
  const table = sql.table(definition.table);
  const named = fieldsOf(definition).filter(([name]) => names.includes(name));
  // Its own texts say how near a row is; labels of other rows are looked up for each hit, and only where it has nothing else.
  const isOwn = ([name, { kind }]: (typeof named)[number]) =>
    kind !== 'reference' || name === definition.title || name === definition.titleAfter;
  const texts = named
    .filter((one) => isOwn(one) || !named.some(isOwn))
    .map(([name, field]) =>
      field.kind === 'reference' ? nameOf(definition, [name, field], LANGUAGES) : textOf(name, field),
    );
  // A list that searches only names has the same rows: one search counts both.
  const total =
    names.length === definition.search.length
      ? sql`count(*) over ()`
      : sql`(select count(*) from ${table} ${found(definition, asked)})`;
  const { rows } = await sql<NamedRow & { total: number }>`
    select ${namedColumns(definition, language)}, ${total} as total
    from ${table} ${found({ ...definition, search: names }, asked)}
    order by ${nearness(search, texts)}, fold_text(${shownText(definition, definition.title, language)}), id
    limit ${limit}`.execute(handle);
  const [first] = rows;
  return { total: Number(first?.total ?? 0), rows: rows.map(({ total: _, ...row }) => row) };
}

/** The rows of these ids within the scope. */
export async function listNames(
  handle: Handle,
  definition: Definition,
  { ids, language, scope }: { readonly ids: readonly number[] } & Reader,
): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select ${namedColumns(definition, language)} from ${sql.table(definition.table)}
    where id = any(${[...ids]}::bigint[]) ${andSeen(scope, definition)} order by id`.execute(handle);
  return rows;
}

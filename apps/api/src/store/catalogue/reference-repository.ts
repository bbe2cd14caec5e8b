import type { Choice, Use } from '@traslado/contract/schemas/lists';
import type { Scope } from '@traslado/domain/access/scope';
import { tripWords } from '@traslado/domain/booking/expectation-sentence';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import {
  type Definition,
  type Facts,
  type FieldOf,
  LABEL_SEPARATOR,
  type ReferenceTo,
  typedTitleOf,
  type Value,
} from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import type { Language } from '@traslado/domain/language';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { hasText } from '../../db/list-query.ts';
import { inScope } from '../../db/scope.ts';
import { salesStoppedBy } from './card-sales-repository.ts';
import { columnOf, isOf, wordOf } from './columns-repository.ts';
import { andSeen, andSeenIn } from './scope-repository.ts';

/** Labels of rows of other tables are searched in both. */
export const LANGUAGES = ['en', 'es'] as const;

/** The label of a table's rows: the tables to read, and the text. */
type Named = (language: Language) => {
  readonly from: RawBuilder<unknown>;
  readonly label: RawBuilder<unknown>;
  /** Found by a search beside the label: a name that the label has as a code. */
  readonly also?: RawBuilder<unknown>;
  /** The order of its rows in lists, which show a name without its code; else the label's. */
  readonly by?: RawBuilder<unknown>;
};

const LABELS: { readonly [T in ReferenceTo | 'picture']: Named } = {
  airline: () => ({ from: sql`airline`, label: sql`concat_ws(' · ', iata_code, name)` }),
  airport: (language) => ({
    from: sql`airport`,
    label: sql`concat_ws(' · ', iata_code, ${sql.ref(`name_${language}`)})`,
  }),
  picture: (language) => ({ from: sql`picture`, label: sql.ref(`alt_${language}`) }),
  bank: () => ({ from: sql`bank`, label: sql`name` }),
  place: (language) => ({ from: sql`place`, label: sql.ref(`name_${language}`) }),
  property: () => ({ from: sql`property`, label: sql`concat_ws(' · ', code, name)`, by: sql`name` }),
  provider: () => ({ from: sql`provider`, label: sql`trade_name` }),
  restriction: () => ({ from: sql`restriction`, label: sql`description` }),
  segment: () => ({ from: sql`segment`, label: sql`name` }),
  // Services of one vehicle share a name: trip and resort say which one it is, its number is last.
  service: (language) => ({
    from: sql`(select service.id, concat_ws(' · ', ${sql.ref(`service.name_${language}`)} || ', ' || case operation_type
        when 1 then ${sql.lit(tripWords[language].round_trip)} when 2 then ${sql.lit(tripWords[language].arrival)}
        else ${sql.lit(tripWords[language].departure)} end, property.name, service.id) as label,
      property.code as resort from service join property on property.id = service.property_id) as service`,
    label: sql`label`,
    also: sql`resort`,
  }),
  society: () => ({ from: sql`society`, label: sql`code` }),
};

/** The label of the rows that a field references. */
const labelsOf = (field: FieldOf<'reference' | 'picture'>): Named =>
  LABELS[field.kind === 'picture' ? 'picture' : field.to];

/**
 * The label of the referenced row. A search asks in both languages. It also finds a code and the title after it written together, with a
 * space or without.
 */
export function nameOf(
  {
    table,
    title,
    titleAfter,
    fields,
  }: Pick<Definition, 'table' | 'title' | 'fields'> & {
    readonly titleAfter?: string | undefined;
  },
  [name, field]: readonly [string, FieldOf<'reference'>],
  languages: readonly Language[],
): RawBuilder<string> {
  const column = sql.ref(`${table}.${field.column ?? name}`);
  const names = languages.map((language) => {
    const { from, label } = labelsOf(field)(language);
    return sql`(select label from (select id, ${label} as label from ${from}) as named where named.id = ${column})`;
  });
  const joined = sql<string>`concat_ws(chr(31), ${sql.join(names)})`;
  if (name !== titleAfter) return joined;
  const [label = joined] = names;
  const code = sql`split_part(${label}, ${LABEL_SEPARATOR}, 1)`;
  const own = sql.ref(`${table}.${fields[title]?.column ?? title}`);
  return sql`concat_ws(chr(31), ${joined}, ${code} || ' ' || ${own}, ${code} || ${own})`;
}

/** True for a row whose named row has the text in its label, in either language. The named rows are read once and not for each row. */
export function isNamed(
  [name, field]: readonly [string, FieldOf<'reference'>],
  search: string,
): RawBuilder<boolean> {
  const found = LANGUAGES.map((language) => {
    const { from, label, also } = labelsOf(field)(language);
    return sql`select id from ${from} where ${hasText(search, also ? [label, also] : [label])}`;
  });
  return sql<boolean>`${columnOf(name, field)} in (${sql.join(found, sql` union `)})`;
}

/** The place of the named row among all of its kind in a reader's order, which is read once. */
export function rankOf(
  [name, field]: readonly [string, FieldOf<'reference'>],
  language: Language,
): RawBuilder<number> {
  const { from, label, by = label } = labelsOf(field)(language);
  return sql<number>`array_position((select array_agg(id order by fold_text(${by}), id) from ${from}), ${columnOf(name, field)})`;
}

/** True for a row that can still be chosen: an ended one cannot. */
function isOpen(table: ReferenceTo): RawBuilder<unknown> {
  const active = ALL_CATALOGUES.find((one) => one.table === table)?.fields.active;
  if (active?.kind !== 'flag') return sql`true`;
  return sql`id in (select id from ${sql.table(table)} where ${isOf('active', active, active.as.yes)})`;
}

/** Limits the rows whose label is read to the scope. */
function andNamedSeen(scope: Scope, table: string): RawBuilder<unknown> {
  if (scope === null) return sql``;
  return sql`and id in (select id from ${sql.table(table)} where true ${andSeenIn(scope, table)})`;
}

/** Most rows that a search for a reference answers. */
const MOST_CHOICES = 20;

/** The rows that a field can reference, searched by their labels. Ended ones are left out. */
export async function listChoices(
  handle: Handle,
  field: FieldOf<'reference'>,
  { search, language, scope }: { search: string; language: Language; scope: Scope },
): Promise<Choice[]> {
  const { to } = field;
  const { from, label, also } = labelsOf(field)(language);
  const { rows } = await sql<Choice>`
    select id, ${label} as label from ${from}
    where ${hasText(search, also ? [label, also] : [label])} and ${isOpen(to)} ${andNamedSeen(scope, to)}
    order by label, id limit ${MOST_CHOICES}`.execute(handle);
  return rows;
}

/**
 * The name of a row in a file: the key of its catalogue, which is the same in other installations, never our number. The parts of a key
 * stand with a stroke between them. A table without a catalogue yet has its label.
 * @param row name under which the statement knows the row
 */
function codeIn(table: ReferenceTo, row: string): RawBuilder<unknown> {
  const definition = ALL_CATALOGUES.find((one) => one.table === table);
  if (!definition) {
    const { from, label } = LABELS[table]('en');
    return sql`(select ${label} from ${from} where id = ${sql.ref(`${row}.id`)})`;
  }
  const parts = definition.key.map((name) => {
    const field = definition.fields[name];
    const column = sql.ref(`${row}.${field?.column ?? name}`);
    if (field?.kind === 'date') return sql`to_char(${column}, 'YYYY-MM-DD')`;
    if (field?.kind === 'choice' && field.stored) return wordOf(field.stored, column);
    if (field?.kind !== 'reference') return sql`${column}::text`;
    const inner = `${row}_${field.to}`;
    const from = sql`${sql.table(field.to)} as ${sql.ref(inner)}`;
    return sql`(select ${codeIn(field.to, inner)} from ${from} where ${sql.ref(`${inner}.id`)} = ${column})`;
  });
  return sql`concat_ws(' / ', ${sql.join(parts)})`;
}

/** Names in files of a table's rows within the scope. */
export async function listCodes(handle: Handle, to: ReferenceTo, scope: Scope): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, ${codeIn(to, 'named')} as label from ${sql.table(to)} as named
    where true ${andSeenIn(scope, to, 'named')}`.execute(handle);
  return rows;
}

type LabelsOfFields = Record<string, Record<string, string>>;

/** Labels of the rows that these rows reference, by field and number: one statement a table. */
export async function listLabels(
  handle: Handle,
  definition: Definition,
  rows: readonly Facts[],
  { language, scope }: { readonly language: Language; readonly scope: Scope },
): Promise<LabelsOfFields> {
  const labels: LabelsOfFields = {};
  for (const [name, field] of fieldsOf(definition)) {
    if (field.kind !== 'picture' && field.kind !== 'reference') continue;
    const to = field.kind === 'picture' ? field.kind : field.to;
    const ids = [...new Set(rows.map((row) => Number(row[name])))].filter((id) => id > 0);
    if (ids.length === 0) continue;
    const { from, label } = labelsOf(field)(language);
    const { rows: named } = await sql<Choice>`
      select id, ${label} as label from ${from}
      where id = any(${ids}::int[]) ${andNamedSeen(scope, to)}`.execute(handle);
    labels[name] = Object.fromEntries(named.map((row) => [String(row.id), row.label]));
  }
  return labels;
}

/** The referenced rows that this person may see, with the columns that both rows must share. */
export async function listNamed(
  handle: Handle,
  { to, sharing }: FieldOf<'reference'>,
  ids: readonly number[],
  scope: Scope,
): Promise<{ readonly id: number; readonly shared: Value }[]> {
  const { rows } = await sql<{ id: number; shared: Value }>`
    select id, ${sharing === undefined ? sql`null` : sql.ref(sharing)} as shared from ${sql.table(to)}
    where id = any(${[...ids]}::int[]) ${andSeenIn(scope, to)}`.execute(handle);
  return rows;
}

/** The existing ones of these pictures, locked against deletion until the transaction ends. */
export async function holdPictures(handle: Handle, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from picture where id = any(${[...ids]}::int[]) order by id for key share`.execute(handle);
  return rows.map(({ id }) => id);
}

/** Referenced rows that may not change from then on. Only for rows that are locked for a change: no new reference can begin meanwhile. */
export async function listSealed(
  handle: Handle,
  { table, column }: NonNullable<Definition['sealedBy']>,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::int[])`.execute(
    handle,
  );
  return rows.map(({ id }) => id);
}

/** Columns of sold bookings that reference a row, by its table. A booking keeps its rows, so such a row can be ended but not deleted. */
const SOLD: Readonly<Record<string, string>> = {
  rate: 'rate_id',
  service: 'service_id',
  property: 'property_id',
  airport: 'airport_id',
  system: 'channel',
};

/** The same columns of the bookings' rides. */
const RIDDEN: Readonly<Record<string, string>> = {
  airline: 'airline_id',
  property: 'property_id',
  place: 'place_id',
};

/** The same columns of the bookings' payments. */
const CHARGED: Readonly<Record<string, string>> = { merchant: 'merchant_id' };

/** References to rows, from other catalogues and from sold bookings, within the scope; of a kind of card, the sales that end with it. */
function holders(
  { table }: Definition,
  { ids, scope }: { readonly ids: readonly number[]; readonly scope: Scope },
): RawBuilder<unknown>[] {
  const asked = sql`any(${[...ids]}::int[])`;
  const rows = ALL_CATALOGUES.flatMap((other) =>
    fieldsOf(other).flatMap(([name, field]) => {
      if (field.kind !== 'reference' || field.to !== table) return [];
      const column = columnOf(name, field);
      return [
        sql`select ${column} as held, ${other.name} as of, id, ${titleIn(other)} as label
          from ${sql.table(other.table)} where ${column} = ${asked} ${andSeen(scope, other)}`,
      ];
    }),
  );
  const ofBooking = (held: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    sql`select ${held} as held, coupon.id, coupon_code, coupon.property_id from ${from} where ${held} = ${asked}`;
  if (table === 'card_type') return [...rows, ...salesStoppedBy(ids, scope)];
  const [sold, ridden, charged] = [SOLD[table], RIDDEN[table], CHARGED[table]];
  const held = [
    ...(sold === undefined ? [] : [ofBooking(sql.ref(`coupon.${sold}`), sql`coupon`)]),
    ...(ridden === undefined
      ? []
      : [
          ofBooking(
            sql.ref(`transfer.${ridden}`),
            sql`coupon join transfer on transfer.coupon_id = coupon.id`,
          ),
        ]),
    ...(charged === undefined
      ? []
      : [
          ofBooking(
            sql.ref(`payment_attempt.${charged}`),
            sql`coupon join payment_attempt on payment_attempt.coupon_id = coupon.id`,
          ),
        ]),
  ];
  if (held.length === 0) return rows;
  // A booking that references a row in two ways counts once.
  const bookings = sql`select held, 'bookings' as of, id, coupon_code as label
    from (${sql.join(held, sql` union `)}) as coupon where ${inScope(scope, sql.ref('coupon.property_id'))}`;
  return [...rows, bookings];
}

function titleIn(definition: Definition): RawBuilder<string> {
  const { title, titleAfter, fields } = definition;
  const field = fields[title];
  if (field?.kind === 'reference') return nameOf(definition, [title, field], ['en']);
  const own = sql<string>`${sql.ref(field?.column ?? title)}::text`;
  const before = titleAfter === undefined ? undefined : fields[titleAfter];
  if (titleAfter === undefined || before?.kind !== 'reference') return own;
  const label = nameOf({ ...definition, titleAfter: undefined }, [titleAfter, before], ['en']);
  return sql`concat_ws(' ', split_part(${label}, ${LABEL_SEPARATOR}, 1), ${own})`;
}

/** The text to type before a row is deleted, in both languages. */
export async function findTitles(handle: Handle, definition: Definition, facts: Facts): Promise<string[]> {
  const { title, titleAfter, fields } = definition;
  const isReference = fields[title]?.kind === 'reference' || titleAfter !== undefined;
  const titles: string[] = [];
  for (const language of ['en', 'es'] as const) {
    const labels = isReference
      ? await listLabels(handle, definition, [facts], { language, scope: null })
      : {};
    titles.push(typedTitleOf(definition, facts, language, labels));
  }
  return titles;
}

export type Uses = { readonly total: number; readonly uses: Use[] };

/** Uses of each row, by its number: their count within the caller's scope, and the first twenty. A row without uses is left out. */
export async function listUses(
  handle: Handle,
  definition: Definition,
  asked: { readonly ids: readonly number[]; readonly scope: Scope },
): Promise<ReadonlyMap<number, Uses>> {
  const all = holders(definition, asked);
  if (all.length === 0) return new Map();
  const { rows } = await sql<Use & { held: number; total: number }>`
    select held, of, id, label, total from (
      select held, of, id, label, count(*) over (partition by held) as total,
        row_number() over (partition by held order by of, id desc) as place
      from (${sql.join(all, sql` union all `)}) as uses) as counted
    where place <= 20 order by held, place`.execute(handle);
  const byRow = new Map<number, Uses>();
  for (const { held, of, id, label, total } of rows) {
    const uses = byRow.get(held) ?? { total: Number(total), uses: [] };
    uses.uses.push({ of, id, label });
    byRow.set(held, uses);
  }
  return byRow;
}

import type { Definition, Facts, FactsOf } from '@traslado/domain/catalogues/definition';
import { z } from 'zod';
import type { Deed } from '../catalogue-calls.ts';
import {
  batchAnswer,
  catalogueFile,
  importBody,
  importQuery,
  rowsQuery,
  rowValue,
} from './catalogue-batches.ts';
import { type BulkShapes, bulkBody } from './catalogue-bulk.ts';
import { answered, filtersOf, sent, sentNew, shapeOf } from './catalogue-fields.ts';
import { changeOf, restoring } from './history.ts';
import { type Choice, listCounts, listOrder, listPage, type Use } from './lists.ts';
import { type Confirmed, confirmed, confirmedOf, confirmingBody } from './unusual-prices.ts';
import { id, idText, instant } from './values.ts';

/** The part of a type that only a definition of its own has: of any definition nothing is known. */
type Known<N extends string, T> = string extends N ? unknown : T;

/** Fields by which a list can be narrowed, by the names that lists have for them. */
type FilterOf<D extends Definition> = {
  [N in keyof D['fields'] & string]: D['fields'][N] extends { kind: 'flag'; as: { name: infer A } }
    ? A & string
    : D['fields'][N] extends { kind: 'reference' | 'choice' }
      ? N
      : never;
}[keyof D['fields'] & string];

/** A row as the wire has it. */
export type RowOf<D extends Definition> = FactsOf<D> & {
  readonly id: number;
  /** Goes up by one with each change; a change names the one that it was made on in `If-Match`. */
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  /** User name; null before the first change by staff. */
  readonly updated_by: string | null;
  /** The name that people read. */
  readonly updated_by_name: string | null;
};

export type Narrowed<D extends Definition> = {
  readonly search: string;
  readonly sort: D['orders'][number];
  readonly direction: 'asc' | 'desc';
} & Known<D['name'], { readonly [N in FilterOf<D>]: string }>;
type Page<T> = { readonly page: T; readonly page_size: T };
/** Labels of the rows that fields name, by field and number. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Labelled = { readonly labels: Labels };
type One<D extends Definition> = Known<D['one'], { readonly [N in D['one']]: RowOf<D> }>;
/** Permissions of the caller, so that no page works them out. */
type Viewed = { readonly viewer: { readonly can_change: boolean } };
type OfRow = { readonly params: z.ZodType<{ id: number }, { id: string }> };

/** A change of a row as its history shows it. */
export type ChangeOf<D extends Definition> = {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly at: string;
  readonly by: string;
  readonly by_name: string;
  readonly before: FactsOf<D> | null;
  readonly after: FactsOf<D> | null;
};

type Written<D extends Definition> = {
  readonly body: z.ZodType<FactsOf<D> & Confirmed, FactsOf<D> & Confirmed>;
  readonly answer: z.ZodType<RowOf<D>>;
};

/** The shapes of the calls of a catalogue. */
export type CatalogueSchemas<D extends Definition> = {
  readonly list: {
    readonly query: z.ZodType<Narrowed<D> & Page<number>, Partial<Narrowed<D> & Page<string>>>;
    readonly answer: z.ZodType<
      { readonly rows: readonly RowOf<D>[]; readonly total: number } & Page<number> & Viewed & Labelled
    >;
  };
  readonly export: {
    readonly query: z.ZodType<Narrowed<D>, Partial<Narrowed<D>>>;
    readonly answer: z.ZodType<unknown>;
  };
  /** Rows that a field can name, searched. */
  readonly choices: {
    readonly query: z.ZodType<
      { readonly field: string; readonly search: string },
      { readonly field: string; readonly search?: string | undefined }
    >;
    readonly answer: z.ZodType<{ readonly choices: readonly Choice[] }>;
  };
  readonly get: OfRow & { readonly answer: z.ZodType<One<D> & Viewed & Labelled> };
  readonly history: OfRow & {
    readonly answer: z.ZodType<{ readonly entries: readonly ChangeOf<D>[] } & Viewed & Labelled>;
  };
  /** Rows that use a row: their number, and the first of them. */
  readonly uses: OfRow & {
    readonly answer: z.ZodType<{ readonly total: number; readonly uses: readonly Use[] }>;
  };
  /** A field that is left out has its usual value. */
  readonly create: Pick<Written<D>, 'answer'> & {
    readonly body: z.ZodType<FactsOf<D> & Confirmed, Partial<FactsOf<D>> & Confirmed>;
  };
  readonly update: OfRow & Written<D>;
  /** The state of a row beside one of its changes, by the change's number in the history. */
  readonly restore: OfRow & {
    readonly body: z.ZodType<
      { readonly change: number; readonly state: 'before' | 'after' } & Confirmed,
      { readonly change: number; readonly state?: 'before' | 'after' | undefined } & Confirmed
    >;
    readonly answer: z.ZodType<RowOf<D>>;
  };
  readonly file: {
    readonly query: z.ZodType<Narrowed<D>, Partial<Narrowed<D>>>;
    readonly answer: typeof catalogueFile;
  };
  readonly import: {
    readonly query: typeof rowsQuery;
    readonly body: typeof importBody;
    readonly answer: typeof batchAnswer;
  };
  readonly bulk: BulkShapes<D>;
  readonly undo: OfRow & { readonly body: typeof confirmingBody; readonly answer: typeof batchAnswer };
  readonly delete: OfRow & {
    readonly query: z.ZodType<{ readonly confirmation: string }>;
    readonly answer: z.ZodType<{ readonly deleted: true }>;
  };
} & Readonly<Record<Deed, { readonly answer: z.ZodType }>>;

const choice = z.object({ id: z.int(), label: z.string() });

/** Fields of every row, whatever its catalogue. */
const ofRow = {
  id,
  version: z.int(),
  created_at: instant,
  updated_at: instant,
  updated_by: z.string().nullable(),
  updated_by_name: z.string().nullable(),
};

/** A row of any catalogue. */
export const anyRow = z.object(ofRow).catchall(rowValue);

const viewer = z.object({ can_change: z.boolean() });
const { labels } = batchAnswer.shape;

/** The newest change first, a hundred at most. */
export const historyOf = <T extends z.ZodType>(facts: T) =>
  z.object({ entries: z.array(changeOf(facts)), viewer, labels });

/** The shapes of a catalogue's calls, and `row`, one of its rows. */
export function catalogueSchemas<D extends Definition>(
  definition: D,
): CatalogueSchemas<D> & { readonly row: z.ZodType<RowOf<D>> };
export function catalogueSchemas(definition: Definition): object {
  const facts = z.object(shapeOf(definition, answered));
  const row = facts.extend(ofRow);
  const order = { ...listOrder(definition.orders), ...filtersOf(definition) };
  const params = z.strictObject({ id: idText });
  const body = z.strictObject({ ...shapeOf(definition, sent), ...confirmedOf(definition) });
  return {
    row,
    list: {
      query: z.strictObject({ ...order, ...listPage }),
      answer: z.object({ rows: z.array(row), ...listCounts, viewer, labels }),
    },
    export: { query: z.strictObject(order), answer: z.unknown() },
    choices: {
      query: z.strictObject({ field: z.string().max(60), search: z.string().max(100).default('') }),
      answer: z.object({ choices: z.array(choice) }),
    },
    get: { params, answer: z.object({ [definition.one]: row, viewer, labels }) },
    uses: {
      params,
      answer: z.object({
        total: z.int(),
        // The first twenty; `of` is a catalogue, or `bookings`.
        uses: z.array(z.object({ of: z.string(), id: z.int(), label: z.string() })),
      }),
    },
    create: {
      body: z.strictObject({ ...shapeOf(definition, sentNew(definition)), ...confirmedOf(definition) }),
      answer: row,
    },
    update: { params, body, answer: row },
    file: { query: z.strictObject(order), answer: catalogueFile },
    import: { query: rowsQuery, body: importBody, answer: batchAnswer },
    bulk: {
      query: importQuery,
      body: bulkBody(definition, z.strictObject(order), sent),
      answer: batchAnswer,
    },
    undo: { params, body: confirmingBody, answer: batchAnswer },
    restore: {
      params,
      body: restoring.extend(confirmed),
      answer: row,
    },
    delete: {
      params,
      // The row's label as the person typed it; case and spaces at the ends do not count.
      query: z.strictObject({ confirmation: z.string() }),
      answer: z.object({ deleted: z.literal(true) }),
    },
    history: { params, answer: historyOf(facts) },
  };
}

/** A row without its facts' own types, for whoever walks over all catalogues. */
export type AnyRow = Facts & RowOf<Definition>;

/** A call's answer, for any catalogue. */
export type AnswerOf<K extends Deed> = z.output<CatalogueSchemas<Definition>[K]['answer']>;

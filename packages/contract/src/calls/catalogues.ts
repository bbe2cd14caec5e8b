import { bulkFieldsOf } from '@traslado/domain/catalogues/bulk';
import { ALL_CATALOGUES, type Catalogues } from '@traslado/domain/catalogues/catalogues';
import {
  type Definition,
  type Facts,
  type ReferenceTo,
  titleOf as titleOfRow,
} from '@traslado/domain/catalogues/definition';
import { fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import { touchesPrices } from '@traslado/domain/catalogues/priced';
import { rates } from '@traslado/domain/catalogues/rates';
import { z } from 'zod';
import type { Call, CallExample } from '../call.ts';
import {
  type CatalogueRoute,
  callNameOf,
  catalogueRoutes,
  type Deed,
  isShared,
  type OwnCalls,
  ofCatalogueCalls,
  routeOf,
  type SharedCalls,
} from '../catalogue-calls.ts';
import { isRefusalCode, type RefusalCode, rowRefusal } from '../refusals.ts';
import type { RowEnding } from '../refusals-of-catalogues.ts';
import { anyRow, type CatalogueSchemas, catalogueSchemas, historyOf } from '../schemas/catalogue.ts';
import { rowValue } from '../schemas/catalogue-batches.ts';
import { idText } from '../schemas/values.ts';

/** As sentences about it begin: `Refund rules`. */
const titleOf = ({ name }: Definition): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

const summaries: Readonly<Record<Deed, (one: string, many: string) => string>> = {
  list: (_, many) => `${many}: searched, sorted, in pages`,
  export: (_, many) => `All the ${many.toLowerCase()} that are found, as a table for a spreadsheet`,
  choices: (one) => `Rows of other tables that a field of a ${one} can name, searched: the first twenty`,
  get: (one) => `One ${one}`,
  uses: (one) => `What holds on to a ${one}, counted, the first twenty named`,
  history: (one) => `Who changed a ${one} when, and what it said before and after; of a deleted one too`,
  create: (one) => `Adds a ${one}, in force at once`,
  update: (one) => `Changes a ${one}, on the version in If-Match`,
  file: (_, many) => `All the ${many.toLowerCase()} that are found, as a file for another installation`,
  import: (_, many) =>
    `Adds and changes ${many.toLowerCase()} as a file says, matched by their keys, all or none; without \`apply\` tells what would happen`,
  bulk: (_, many) =>
    `Sets fields of many ${many.toLowerCase()} at once, on the versions that were seen; without \`apply\` tells what would happen`,
  undo: (_, many) =>
    `Takes back a change of many ${many.toLowerCase()}, where none of them was changed since`,
  restore: (one) =>
    `Writes a ${one} as it was before or after one of its changes, as a new change; one that was deleted comes back under its number`,
  delete: (one) => `Deletes a ${one} whose name was typed, on the version in If-Match`,
};

/** What a catalogue's own rules refuse with: those of its kinds of fields, and what is checked between fields. */
function refusalsOfRow(definition: Definition): RefusalCode[] {
  const fields = fieldsOf(definition).map(([, field]) => field);
  const hasTags = fields.some(({ kind }) => kind === 'tags');
  const hasLines = fields.some(({ kind }) => kind === 'lines');
  const hasForm = fields.some((field) => 'form' in field && field.form !== undefined);
  return [
    ...(hasTags ? (['tag.invalid', 'tag.duplicate', 'tag.too_many'] as const) : []),
    ...(hasLines ? (['lines.too_many'] as const) : []),
    ...(hasForm ? (['field.format'] as const) : []),
    ...definition.codes.filter(isRefusalCode),
    rowRefusal(definition, 'name_taken'),
  ];
}

const WRITES: readonly Deed[] = ['create', 'update', 'import', 'bulk', 'undo', 'restore', 'delete'];

const refusalsOf = (definition: Definition, deed: Deed): RefusalCode[] => [
  ...refusalsOfDeed(definition, deed),
  ...(touchesPrices(definition) && WRITES.includes(deed) ? (['price.expectations_broken'] as const) : []),
];

function refusalsOfDeed(definition: Definition, deed: Deed): RefusalCode[] {
  const of = (ending: RowEnding) => rowRefusal(definition, ending);
  switch (deed) {
    case 'list':
    case 'export':
    case 'choices':
      return [];
    case 'create':
      return [...refusalsOfRow(definition), 'scope.whole_group', 'change_set.needed'];
    case 'update':
      return [
        ...refusalsOfRow(definition),
        of('not_found'),
        of('stale'),
        'scope.whole_group',
        'change_set.needed',
      ];
    case 'file':
      return [];
    case 'import':
      return [...FILE_REFUSALS, 'change_set.needed'];
    case 'bulk':
      return ['batch.too_many', 'change_set.needed'];
    case 'undo':
      return ['batch.not_found', 'change_set.needed'];
    case 'restore':
      return [
        ...refusalsOfRow(definition),
        of('not_found'),
        of('stale'),
        'version.not_found',
        'scope.whole_group',
        'change_set.needed',
      ];
    case 'delete':
      return [
        of('not_found'),
        of('stale'),
        of('word_differs'),
        of('in_use'),
        'scope.whole_group',
        'change_set.needed',
      ];
    case 'get':
    case 'history':
    case 'uses':
      return [of('not_found')];
  }
}

/** Why a file as a whole is refused. */
const FILE_REFUSALS = [
  'file.encoding',
  'file.unreadable',
  'file.empty',
  'file.head_twice',
  'file.column_missing',
  'file.column_unknown',
  'file.other_catalogue',
  'file.too_many',
] as const;

const id = '4';
const viewer = { can_change: true };
const [first, then] = ['2026-11-21T14:02:00.000Z', '2026-11-21T15:00:00.000Z'];
const by = 'catalogue.demo';

const rowOf = (facts: Facts, version: number, updated_at: string) => ({
  id: Number(id),
  ...facts,
  version,
  created_at: first,
  updated_at,
  updated_by: by,
});

const labelExamples: Readonly<Record<ReferenceTo, string>> = {
  airline: 'AA · American Airlines',
  airport: 'CUN · Cancún International',
  bank: 'Banco Perla del Caribe',
  place: 'Cancún airport',
  property: 'BP · Bahía Perla',
  provider: 'Caribe Transfers',
  restriction: 'Road closed for the festival',
  segment: 'Shared shuttle',
  service: 'BP · Shared shuttle · 111',
  society: 'CIHC',
};

/** The rows that the example names, as people know them. */
function labelsOf(definition: Definition) {
  const labels = fieldsOf(definition).flatMap(([name, field]) =>
    field.kind === 'reference' && definition.example[name] !== null
      ? [[name, { [String(definition.example[name])]: labelExamples[field.to] }] as const]
      : [],
  );
  return Object.fromEntries(labels);
}

function exampleOf(definition: Definition, deed: Deed): CallExample {
  const { one, orders, title } = definition;
  const facts = wireOf(definition, definition.example);
  const changed = wireOf(definition, { ...definition.example, ...definition.otherwise });
  const row = rowOf(facts, 1, first);
  const labels = labelsOf(definition);
  const codes = Object.entries(labels).map(([name, of]) => [name, Object.values(of)[0]] as const);
  const fileRow = { ...facts, ...Object.fromEntries(codes) };
  const batchOf = (action: 'add' | 'change' | 'remove', batch: number | null) => {
    const row = { line: null, id: null, version: null, title: String(facts[title]), action };
    return {
      batch,
      applied: batch !== null,
      counts: { add: 0, change: 0, remove: 0, leave: 0, stale: 0, refuse: 0, [action]: 1 },
      rows: [{ ...row, changes: [], code: null, field: null, message: null }],
      labels: {},
    };
  };
  const order = { search: 'mexico', sort: orders[0], direction: 'asc' };
  switch (deed) {
    case 'list':
      return {
        query: { ...order, page: '1', page_size: '25' },
        answer: { rows: [row], total: 1, page: 1, page_size: 25, viewer, labels },
      };
    case 'export':
      return { query: order, answer: undefined };
    case 'choices': {
      const [field = title] = Object.keys(labels);
      return {
        query: { field, search: 'bp' },
        answer: { choices: [{ id: 111, label: labelExamples.service }] },
      };
    }
    case 'get':
      return { params: { id }, answer: { [one]: row, viewer, labels } };
    case 'uses':
      return {
        params: { id },
        answer: { total: 1, uses: [{ of: 'bookings', id: 12, label: '7KQ2M9XA4C' }] },
      };
    case 'history': {
      const change = { id: 118, action: 'update', at: then, by, before: facts, after: changed };
      const addition = { id: 97, action: 'create', at: first, by, before: null, after: facts };
      return { params: { id }, answer: { entries: [change, addition], viewer, labels } };
    }
    case 'create':
      return { body: facts, answer: row };
    case 'update':
      return { params: { id }, body: changed, answer: rowOf(changed, 2, then) };
    case 'file':
      return { query: order, answer: { catalogue: definition.name, exported_at: then, rows: [fileRow] } };
    case 'import':
      return {
        query: { apply: '0' },
        body: { catalogue: definition.name, rows: [fileRow] },
        answer: batchOf('add', null),
      };
    case 'bulk': {
      const fields = bulkFieldsOf(definition).map(([name]) => [name, changed[name]] as const);
      return {
        query: { apply: '0' },
        body: { rows: [{ id: Number(id), version: 1 }], set: Object.fromEntries(fields.slice(0, 1)) },
        answer: batchOf('change', null),
      };
    }
    case 'undo':
      return { params: { id }, answer: batchOf('remove', 7) };
    case 'restore':
      return { params: { id }, body: { change: 118 }, answer: rowOf(facts, 3, then) };
    case 'delete':
      return {
        params: { id },
        query: { confirmation: titleOfRow(definition, definition.example, 'en', labels) },
        answer: { deleted: true },
      };
  }
}

const made = new Map(ALL_CATALOGUES.map((definition) => [definition.name, catalogueSchemas(definition)]));

/** The shapes of a catalogue: the same each time, so that the document names each once. */
export function schemasOf(definition: Definition) {
  const schemas = made.get(definition.name);
  if (!schemas) throw new Error(`${definition.name} is not among the catalogues`);
  return schemas;
}

/** What is said of a deed with one catalogue. */
export const callOfCatalogue = (definition: Definition, deed: Deed): Call => ({
  route: routeOf(definition, deed),
  backend: 'own',
  summary: summaries[deed](definition.one.replaceAll('_', ' '), titleOf(definition)),
  shapes: schemasOf(definition)[deed],
  refuses: refusalsOf(definition, deed),
  example: exampleOf(definition, deed),
});

/** Answers in which a row stands, as the row of any catalogue. */
const answersOfAny: Partial<Record<Deed, z.ZodType>> = {
  history: historyOf(z.record(z.string(), rowValue)),
  restore: anyRow,
};

/** What is said of a deed that is one call for several catalogues. Its example is of rates. */
function sharedCall(deed: Deed, definitions: readonly Definition[]): Call {
  const { route: _, shapes, example } = callOfCatalogue(rates, deed);
  const catalogue = z.enum(definitions.map(({ name }) => name));
  return {
    route: catalogueRoutes[callNameOf(rates, deed)],
    backend: 'own',
    summary: summaries[deed]('row of a catalogue', 'Rows of a catalogue'),
    shapes: {
      ...shapes,
      params: z.strictObject({ catalogue, ...(example.params && { id: idText }) }),
      answer: answersOfAny[deed] ?? shapes.answer,
    },
    refuses: [...new Set(definitions.flatMap((definition) => refusalsOf(definition, deed)))],
    example: { ...example, params: { catalogue: rates.name, ...example.params } },
  };
}

/** Of which catalogue, and of which of its rows where it is about one. */
type InCatalogue = z.ZodType<
  { readonly catalogue: string; readonly id?: number },
  { readonly catalogue: string; readonly id?: string }
>;
type SharedShapes<S> = Omit<S, 'params'> & { readonly params: InCatalogue };

type Table = {
  readonly [X in OwnCalls as X['name']]: Call<
    CatalogueRoute,
    CatalogueSchemas<Catalogues[X['catalogue']]>[X['deed']]
  >;
} & {
  readonly [X in SharedCalls as X['name']]: Call<
    CatalogueRoute,
    SharedShapes<CatalogueSchemas<Definition>[X['deed']]>
  >;
};

/** Every call of the catalogues, by its name. What the definitions make cannot be told by type: the names and shapes follow from the same table. */
export const catalogueCalls = ofCatalogueCalls(
  (deed, definitions): Call =>
    isShared(deed) ? sharedCall(deed, definitions) : callOfCatalogue(definitions[0], deed),
) as unknown as Table;

/** Everything that may be wrong with a change of any row of any catalogue, said once. */
export const REFUSALS_OF_CHANGES: readonly RefusalCode[] = [
  ...new Set(ALL_CATALOGUES.flatMap((definition) => WRITES.flatMap((deed) => refusalsOf(definition, deed)))),
].filter((code) => code !== 'change_set.needed' && code !== 'price.expectations_broken');

import { ALL_CATALOGUES, type Catalogues } from '@traslado/domain/catalogues/catalogues';
import type { Definition, Facts, FieldOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import type { Call, CallExample } from '../call.ts';
import {
  type CatalogueCalls,
  type CatalogueRoute,
  type Deed,
  ofCatalogueCalls,
  routeOf,
} from '../catalogue-calls.ts';
import { type RefusalCode, rowRefusal } from '../refusals.ts';
import type { RowEnding } from '../refusals-of-catalogues.ts';
import { type CatalogueSchemas, catalogueSchemas } from '../schemas/catalogue.ts';

const summaries: Readonly<Record<Deed, (one: string, many: string) => string>> = {
  list: (_, many) => `${many}: searched, sorted, in pages`,
  export: (_, many) => `All the ${many.toLowerCase()} that are found, as a table for a spreadsheet`,
  get: (one) => `One ${one}`,
  history: (one) => `Who changed a ${one} when, and what it said before and after; of a deleted one too`,
  create: (one) => `Adds a ${one}, in force at once`,
  update: (one) => `Changes a ${one}, on the version in If-Match`,
  delete: (one) => `Deletes a ${one} whose name was typed, on the version in If-Match`,
};

/** What a catalogue's own rules refuse with: those of its kinds of fields, and what is checked between fields. */
function refusalsOfRow(definition: Definition): RefusalCode[] {
  const fields = fieldsOf(definition).map(([, field]) => field);
  const hasTags = fields.some(({ kind }) => kind === 'tags');
  const isNamedOnce = fields.some((field) => field.kind === 'text' && field.isUnique);
  return [
    ...(hasTags ? (['tag.invalid', 'tag.duplicate', 'tag.too_many'] as const) : []),
    ...definition.codes,
    ...(isNamedOnce ? [rowRefusal(definition, 'name_taken')] : []),
  ];
}

function refusalsOf(definition: Definition, deed: Deed): RefusalCode[] {
  const of = (ending: RowEnding) => rowRefusal(definition, ending);
  switch (deed) {
    case 'list':
    case 'export':
      return [];
    case 'create':
      return refusalsOfRow(definition);
    case 'update':
      return [...refusalsOfRow(definition), of('not_found'), of('stale')];
    case 'delete':
      return [of('not_found'), of('stale'), of('word_differs'), of('in_use')];
    case 'get':
    case 'history':
      return [of('not_found')];
  }
}

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

const labels: Readonly<Record<FieldOf<'reference'>['to'], string>> = {
  service: 'BP · Shared shuttle · 111',
};

/** What the fields that name other rows can name. */
function choicesOf(definition: Definition) {
  const choices = fieldsOf(definition).flatMap(([name, field]) =>
    field.kind === 'reference'
      ? [[name, [{ id: definition.example[name], label: labels[field.to] }]] as const]
      : [],
  );
  return choices.length > 0 ? { choices: Object.fromEntries(choices) } : {};
}

function exampleOf(definition: Definition, deed: Deed): CallExample {
  const { name, one, orders, title } = definition;
  const facts = wireOf(definition, definition.example);
  const changed = wireOf(definition, { ...definition.example, ...definition.otherwise });
  const row = rowOf(facts, 1, first);
  const order = { search: 'mexico', sort: orders[0], direction: 'asc' };
  switch (deed) {
    case 'list':
      return {
        query: { ...order, page: '1', page_size: '25' },
        answer: { [name]: [row], total: 1, page: 1, page_size: 25, viewer, ...choicesOf(definition) },
      };
    case 'export':
      return { query: order, answer: undefined };
    case 'get':
      return { params: { id }, answer: { [one]: row, viewer } };
    case 'history': {
      const change = { id: 118, action: 'update', at: then, by, before: facts, after: changed };
      const addition = { id: 97, action: 'create', at: first, by, before: null, after: facts };
      return { params: { id }, answer: { entries: [change, addition] } };
    }
    case 'create':
      return { body: facts, answer: row };
    case 'update':
      return { params: { id }, body: changed, answer: rowOf(changed, 2, then) };
    case 'delete':
      return {
        params: { id },
        query: { confirmation: String(definition.example[title]) },
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

type Table = {
  readonly [X in CatalogueCalls as X['name']]: Call<
    CatalogueRoute,
    CatalogueSchemas<Catalogues[X['catalogue']]>[X['deed']]
  >;
};

/** Every call of every catalogue, by its name. What the definitions make cannot be told by type: the names and shapes follow from the same table. */
export const catalogueCalls = ofCatalogueCalls(
  (definition, deed): Call => ({
    route: routeOf(definition, deed),
    backend: 'own',
    summary: summaries[deed](definition.calls.one.toLowerCase(), definition.calls.many),
    shapes: schemasOf(definition)[deed],
    refuses: refusalsOf(definition, deed),
    example: exampleOf(definition, deed),
  }),
) as unknown as Table;

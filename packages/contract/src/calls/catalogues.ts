import { ALL_CATALOGUES, type Catalogues } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { touchesPrices } from '@traslado/domain/catalogues/priced';
import { rates } from '@traslado/domain/catalogues/rates';
import { z } from 'zod';
import type { Call } from '../call.ts';
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
import { exampleOf } from '../examples/catalogue-calls.ts';
import { fileRefusals } from '../refusal-groups.ts';
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

/** Refusals of a catalogue's own rules: those of its kinds of fields, and those between fields. */
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
  ...(definition.asksOnce && WRITES.includes(deed) && deed !== 'delete'
    ? ([definition.asksOnce] as const)
    : []),
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
      return [...fileRefusals, 'file.other_catalogue', 'change_set.needed'];
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

const made = new Map(ALL_CATALOGUES.map((definition) => [definition.name, catalogueSchemas(definition)]));

/** The shapes of a catalogue: the same each time, so that the document names each once. */
export function schemasOf(definition: Definition) {
  const schemas = made.get(definition.name);
  if (!schemas) throw new Error(`${definition.name} is not among the catalogues`);
  return schemas;
}

/** The call of a deed with one catalogue. */
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

/** The one call of a deed with several catalogues. Its example is of rates. */
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

/** The catalogue, and the row where the call is about one. */
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

/** Everything that may be wrong with a change of any row, said once. Refusals of the write itself meet a set when it is published. */
export const REFUSALS_OF_CHANGES: readonly RefusalCode[] = [
  ...new Set(ALL_CATALOGUES.flatMap((one) => WRITES.flatMap((deed) => refusalsOfDeed(one, deed)))),
].filter((code) => code !== 'change_set.needed');

import { ALL_CATALOGUES, type CatalogueName, type Catalogues } from '@traslado/domain/catalogues/catalogues';

/** Refusals of every catalogue's calls: `rate.stale`. */
const statuses = { not_found: 404, stale: 412, word_differs: 422, in_use: 409, name_taken: 409 } as const;

/** Refusals of a row: `stale`; `name_taken` where another row has its name, or all of its key. */
export type RowEnding = keyof typeof statuses;

/** Codes that a catalogue's own check gives. */
type OwnCode = Catalogues[CatalogueName]['codes'][number];

type Refusals = Readonly<
  Record<`${Catalogues[CatalogueName]['one']}.${keyof typeof statuses}` | OwnCode, number>
>;

function ofAll(): Refusals;
function ofAll(): Readonly<Record<string, number>> {
  const all = ALL_CATALOGUES.flatMap(({ one, codes }) => [
    ...Object.entries(statuses).map(([ending, status]) => [`${one}.${ending}`, status] as const),
    ...codes.map((code) => [code, 422] as const),
  ]);
  return Object.fromEntries(all);
}

/** Those codes with their statuses. */
export const refusalsOfCatalogues = ofAll();

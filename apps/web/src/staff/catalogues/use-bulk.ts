import type { BatchRow } from '@traslado/contract/schemas/catalogue-batches';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { askCatalogue } from './ask-catalogue.ts';
import { type BatchOutcome, useOutcome } from './use-import.ts';
import type { Meant } from './use-selection.tsx';

/** The rows that the list left in the browser's history, so that reloading keeps them; null for a page opened by its address. */
export function meantOf(kept: unknown): Meant | null {
  if (typeof kept !== 'object' || kept === null) return null;
  if ('ids' in kept && Array.isArray(kept.ids)) return { ids: kept.ids.map(Number) };
  if ('where' in kept && typeof kept.where === 'object' && kept.where) return { where: { ...kept.where } };
  return null;
}

/** More of a page that led here: values to set, and the rows by name. */
export function aimOf(kept: unknown): { readonly set: Facts | null; readonly told: Told | null } {
  const { set, told } = ((typeof kept === 'object' ? kept : null) as { set?: Facts; told?: Told }) ?? {};
  return { set: set ?? null, told: told ?? null };
}

/** The number of the chosen rows, and their names, each once; not all of them where the list has more. */
export type Told = { readonly count: number; readonly titles: readonly string[]; readonly isAll: boolean };

/** Most names of chosen rows. */
const MOST_NAMED = 5;

/** @param titles of the chosen rows that are on the page */
export function toldOf(count: number, titles: readonly string[]): Told {
  const all = [...new Set(titles)];
  return {
    count,
    titles: all.slice(0, MOST_NAMED),
    isAll: titles.length === count && all.length <= MOST_NAMED,
  };
}

/** The values to set, in the shown rows at their shown versions. */
export function changeOf(shown: readonly BatchRow[], set: Facts) {
  const changing = shown.filter(({ action }) => action === 'change');
  return { rows: changing.map(({ id, version }) => ({ id, version })), set };
}

/** Shows the changes of setting fields, makes them in the shown rows at their shown versions, and undoes them. */
export function useBulk(definition: Definition) {
  const outcomeOf = useOutcome(definition);
  const send = (body: object, query: object): Promise<BatchOutcome> =>
    outcomeOf(() => askCatalogue(definition, 'bulk', { body, query }));
  return {
    look: (meant: Meant, set: Facts) => send({ ...meant, set }, {}),
    apply: (shown: readonly BatchRow[], set: Facts) =>
      send(changeOf(shown, set), { apply: '1', refused: 'skip' }),
    undo: (batch: number) =>
      outcomeOf(() => askCatalogue(definition, 'undo', { params: { id: String(batch) } })),
  };
}

import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import type { AnyScreen } from './screen.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (value: unknown): boolean => value === '' || value === null || same(value, []);

/** The rows that may have a text of this one: the others of its catalogue, or those of another one that name it. */
export const othersOf = (
  { textsIn }: Pick<AnyScreen, 'textsIn'>,
  { id }: Pick<AnyRow, 'id'>,
  all: readonly AnyRow[],
): readonly AnyRow[] => all.filter((one) => (textsIn ? one[textsIn.by] === id : one.id !== id));

/** The rows among the others that have a text of this one word for word, by its field; a text that is empty is left out. */
export function sharersOf(
  { sharedTexts = [] }: Definition,
  row: Facts,
  others: readonly AnyRow[],
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    sharedTexts.flatMap((name) => {
      if (isEmpty(row[name])) return [];
      const ids = others.filter((one) => same(one[name], row[name])).map(({ id }) => id);
      return ids.length === 0 ? [] : [[name, ids] as const];
    }),
  );
}

/** Texts that can be used for other rows too. */
export type Spread = { readonly ids: readonly number[]; readonly set: Facts };

/**
 * The shared texts that were typed anew, for the rows that have all of them as they were; null where there is nothing to do.
 */
export function spreadOf(
  sharers: ReadonlyMap<string, readonly number[]>,
  was: Facts,
  now: Facts,
): Spread | null {
  const changed = [...sharers].filter(([name]) => !same(was[name], now[name]));
  const [first, ...rest] = changed.map(([, ids]) => ids);
  if (!first) return null;
  const ids = first.filter((id) => rest.every((one) => one.includes(id)));
  const set = Object.fromEntries(changed.map(([name]) => [name, now[name] ?? null]));
  return ids.length === 0 ? null : { ids, set };
}

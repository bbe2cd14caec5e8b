import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { factsOfWire } from '@traslado/domain/catalogues/facts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEmpty = (value: unknown): boolean => value === '' || value === null || same(value, []);

/** The other rows that have a text of this one word for word, by its field; a text that is empty, or a row's own, is left out. */
export function sharersOf(
  definition: Definition,
  row: Pick<AnyRow, 'id'> & Facts,
  others: readonly AnyRow[],
): ReadonlyMap<string, readonly number[]> {
  const own = factsOfWire(definition, row);
  const theirs = others
    .filter(({ id }) => id !== row.id)
    .map((one) => ({ id: one.id, facts: factsOfWire(definition, one) }));
  return new Map(
    (definition.sharedTexts ?? []).flatMap((name) => {
      if (isEmpty(own[name])) return [];
      const ids = theirs.filter(({ facts }) => same(facts[name], own[name])).map(({ id }) => id);
      return ids.length === 0 ? [] : [[name, ids] as const];
    }),
  );
}

/**
 * The shared texts that were typed anew, for the rows that have all of them as they were; null where there is nothing to do.
 */
export function spreadOf(
  sharers: ReadonlyMap<string, readonly number[]>,
  was: Facts,
  now: Facts,
): { readonly ids: readonly number[]; readonly set: Facts } | null {
  const changed = [...sharers].filter(([name]) => !same(was[name], now[name]));
  const [first, ...rest] = changed.map(([, ids]) => ids);
  if (!first) return null;
  const ids = first.filter((id) => rest.every((one) => one.includes(id)));
  const set = Object.fromEntries(changed.map(([name]) => [name, now[name] ?? null]));
  return ids.length === 0 ? null : { ids, set };
}

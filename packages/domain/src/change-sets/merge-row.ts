import type { Facts, Value } from '../catalogues/definition.ts';

/** A set's change of a row: before and after, null where there is no row. */
export type RowChange = { readonly before: Facts | null; readonly after: Facts | null };

/** A field that changed since the set was written: its value then, its value now, and the set's. */
export type FieldSince = {
  readonly field: string;
  readonly was: Value;
  readonly now: Value;
  readonly mine: Value;
};

const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const namesOf = (...states: readonly (Facts | null)[]): string[] => [
  ...new Set(states.flatMap((state) => Object.keys(state ?? {}))),
];

/** True for two states of a row with the same values. */
export function saysSame(one: Facts | null, other: Facts | null): boolean {
  if (one === null || other === null) return one === other;
  return namesOf(one, other).every((name) => isSame(one[name], other[name]));
}

/** The fields whose value changed since the set was written. None for a row that was deleted or restored whole. */
export function fieldsSince({ before, after }: RowChange, now: Facts | null): FieldSince[] {
  if (!before || !now) return [];
  return namesOf(before, now)
    .filter((name) => !isSame(before[name], now[name]))
    .map((field) => ({
      field,
      was: before[field] ?? null,
      now: now[field] ?? null,
      mine: after?.[field] ?? null,
    }));
}

/** The fields that a change sets, laid over another state of the row. */
const laidOver = ({ before, after }: RowChange, state: Facts): Facts | null => {
  if (!before || !after) return after;
  const set = namesOf(before, after).filter((name) => !isSame(before[name], after[name]));
  return { ...state, ...Object.fromEntries(set.map((name) => [name, after[name] ?? null])) };
};

/**
 * The change on top of the row's present state: only the set's own fields change, all others stay as they are now. A row that was deleted since comes
 * back as the set has it. Null where nothing is left to do.
 */
export function keepMine(change: RowChange, now: Facts | null): RowChange | null {
  if (now === null) return change.after && { before: null, after: change.after };
  const after = change.before ? laidOver(change, now) : change.after;
  return saysSame(now, after) ? null : { before: now, after };
}

/**
 * A second change of a row in the same set. It was made on the row outside the set, so only its own fields are taken. The `before` of the first
 * change stays: any edit in between is asked about.
 */
export function addChange(kept: RowChange, change: RowChange): RowChange {
  const { before } = kept;
  if (!kept.after || !change.before || !change.after) return { before, after: change.after };
  return { before, after: laidOver(change, kept.after) };
}

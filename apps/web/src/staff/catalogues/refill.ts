import type { RowValues } from './row-values.ts';

/** Facts that a key filled in; '' before any key did. */
export type Filled = { readonly key: string; readonly facts: RowValues };

export const NOT_FILLED: Filled = { key: '', facts: {} };

/**
 * The fields that a typed key fills in: those that are empty, and those that still hold the facts of the key before. A key fills once, so a field that a
 * person clears stays clear.
 */
export function refill(known: readonly string[], now: RowValues, before: Filled, typed: Filled): RowValues {
  if (typed.key === before.key) return {};
  const open = known.filter((field) => now[field] === '' || now[field] === before.facts[field]);
  return Object.fromEntries(open.map((field) => [field, typed.facts[field] ?? '']));
}

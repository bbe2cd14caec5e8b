import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { inOrderOfNeed } from '@traslado/domain/catalogues/order-of-need';
import type { Handle } from '../../db/client.ts';
import { readRowsOf } from '../catalogues/read-rows-of.ts';
import { compareKept, type KeptStep } from './plan-kept-rows.ts';
import type { SetRow } from './record.ts';

/** The catalogues of a set, in the order in which they need each other. One that there is no longer is left out. */
export function catalogueOrder(names: readonly string[]): Definition[] {
  return inOrderOfNeed(ALL_CATALOGUES.filter(({ name }) => names.includes(name)));
}

/** Rows of a set in one catalogue beside what they say now. For a change, nobody else changes them until the transaction ends. */
export async function readKept(
  handle: Handle,
  definition: Definition,
  rows: readonly SetRow[],
  isForChange: boolean,
): Promise<KeptStep[]> {
  const ids = rows.map(({ rowId }) => rowId);
  // Whoever sees the set sees its rows; whether they may change them is asked where it is written.
  const there = await readRowsOf(handle, definition, ids, { isForChange, scope: null });
  return compareKept(definition, rows, there);
}

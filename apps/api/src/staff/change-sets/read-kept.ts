import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { inOrderOfNeed } from '@traslado/domain/catalogues/order-of-need';
import type { Handle } from '../../db/client.ts';
import { mapInPieces, rowsAtOnce } from '../../in-pieces.ts';
import type { SetRow } from '../../store/change-set/record.ts';
import { listNextSetRows } from '../../store/change-set/row-repository.ts';
import { readRowsOf } from '../catalogues/read-rows-of.ts';
import { type KeptStep, keptStep } from './plan-kept-rows.ts';

/** The catalogues of a set, in the order in which they need each other. A removed one is left out. */
export function catalogueOrder(names: readonly string[]): Definition[] {
  return inOrderOfNeed(ALL_CATALOGUES.filter(({ name }) => names.includes(name)));
}

/** The rows of a set in one catalogue, some at a time. */
export async function* eachSetRows(
  handle: Handle,
  of: { readonly setId: number; readonly catalogue: string },
): AsyncGenerator<SetRow[]> {
  for (let after = 0; ; ) {
    const rows = await listNextSetRows(handle, { ...of, after }, rowsAtOnce);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Rows of a set in one catalogue beside their present values. States are compared: the group's own lists change rows without a version. */
export async function readKept(
  handle: Handle,
  definition: Definition,
  rows: readonly SetRow[],
): Promise<KeptStep[]> {
  const ids = rows.map(({ rowId }) => rowId);
  // A reader of the set sees its rows; the right to change them is checked by the write.
  const there = await readRowsOf(handle, definition, ids, { isForChange: false, scope: null });
  return mapInPieces(rows, (row) => keptStep(definition, row, there.get(row.rowId) ?? null));
}

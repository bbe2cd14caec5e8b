import type { Scope } from '@traslado/domain/access/scope';
import type { Definition } from '@traslado/domain/catalogues/definition';
import type { Handle } from '../../db/client.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { listRowsOf } from '../../store/catalogue/repository.ts';
import { listProperties, type Said } from '../../store/catalogue/scope-repository.ts';

/** The rows of these numbers within the scope. For a change, they are locked until the transaction ends. */
export async function readRowsOf(
  handle: Handle,
  definition: Definition,
  ids: readonly number[],
  asked: { readonly isForChange: boolean; readonly scope: Scope },
): Promise<ReadonlyMap<number, RowRecord>> {
  const rows = await listRowsOf(handle, definition, ids, asked);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The properties that rows belong to in these states, in the order of the states. */
export const readPropertiesOf = (
  handle: Handle,
  definition: Definition,
  states: readonly Said[],
): Promise<number[][]> => listProperties(handle, definition, states);

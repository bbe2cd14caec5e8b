import { changesShared, type Scope, seesShared } from '@traslado/domain/access/scope';
import { waysOf } from '@traslado/domain/catalogues/belonging';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import type { Handle } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import type { Write } from '../../store/catalogue/record.ts';
import { findProperties, listProperties, type Said } from '../../store/catalogue/scope-repository.ts';

/** True if the scope sees a row with these facts. A missing state hides nothing. */
export async function seesRow(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  { id, facts }: { readonly id: number; readonly facts: Facts | null },
): Promise<boolean> {
  if (scope === null || facts === null) return true;
  return seesShared(scope, await findProperties(handle, definition, { id, facts }));
}

/** True if the scope may change a row with these facts. */
export async function mayChangeRow(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  row: Said,
): Promise<boolean> {
  return scope === null || changesShared(scope, await findProperties(handle, definition, row));
}

/** True if the scope sees every row with these facts. */
export async function seesRows(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  rows: readonly Said[],
): Promise<boolean> {
  if (scope === null) return true;
  const all = await listProperties(handle, definition, rows);
  return all.every((properties) => seesShared(scope, properties));
}

/** The writes that touch properties outside the scope. Codes: `scope.whole_group`. */
export async function findWider<W extends Write>(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  writes: readonly W[],
): Promise<Map<W, Refused>> {
  if (scope === null) return new Map();
  const said = writes.flatMap((write) => {
    const { id, before, after } = write;
    const rows = [...(before ? [before] : []), ...(after ? [{ id, facts: after }] : [])];
    return rows.map((row) => ({ write, row }));
  });
  const all = await listProperties(
    handle,
    definition,
    said.map(({ row }) => row),
  );
  const wider = said.filter((_, index) => !changesShared(scope, all[index] ?? []));
  return new Map(wider.map(({ write }) => [write, new Refused('scope.whole_group')]));
}

/** True if the scope may add a row of its properties; never where no field of a row gives its property. */
export const mayAdd = (definition: Definition, scope: Scope): boolean =>
  scope === null || waysOf(definition).some(({ kind }) => kind === 'field');

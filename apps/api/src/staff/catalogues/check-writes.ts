import { isRefusalCode, rowRefusal } from '@traslado/contract/refusals';
import type { Scope } from '@traslado/domain/access/scope';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import type { Handle } from '../../db/client.ts';
import { Refused } from '../../refused.ts';
import type { Write } from '../../store/catalogue/record.ts';
import { holdPictures, listNamed, listSealed, listUses } from '../../store/catalogue/reference-repository.ts';
import { findWider } from './check-scope.ts';

/** Changes of rows that have to stay as they are. Codes: that of `sealedBy`. */
async function findSealed<W extends Write>(
  handle: Handle,
  { sealedBy, title }: Definition,
  writes: readonly W[],
): Promise<Map<W, Refused>> {
  const changes = writes.flatMap((write) =>
    write.before && write.after ? [{ write, id: write.before.id }] : [],
  );
  if (!sealedBy || changes.length === 0) return new Map();
  const { code } = sealedBy;
  if (!isRefusalCode(code)) throw new RangeError(`${code} has no status`);
  const ids = changes.map(({ id }) => id);
  const sealed = new Set(await listSealed(handle, sealedBy, ids));
  const refused = changes.filter(({ id }) => sealed.has(id));
  return new Map(refused.map(({ write }) => [write, new Refused(code, { field: title })]));
}

/**
 * Rows with a new reference to a missing row, to one outside the scope, or to one of another property. An existing reference may stay.
 * Codes: `field.invalid`.
 */
async function findUnknown<W extends Write>(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  writes: readonly W[],
): Promise<Map<W, Refused>> {
  const refusals = new Map<W, Refused>();
  for (const [name, field] of fieldsOf(definition)) {
    if (field.kind !== 'reference' && field.kind !== 'picture') continue;
    const sharing = field.kind === 'reference' ? field.sharing : undefined;
    const isNamed = (after: Facts, was: Facts) =>
      after[name] !== null && [name, sharing ?? name].some((one) => after[one] !== was[one]);
    const naming = writes.flatMap((write) => {
      const { before, after } = write;
      if (refusals.has(write) || !after || !isNamed(after, before?.facts ?? {})) return [];
      return [
        { write, id: Number(after[name]), shared: sharing === undefined ? null : (after[sharing] ?? null) },
      ];
    });
    if (naming.length === 0) continue;
    const ids = [...new Set(naming.map(({ id }) => id))];
    const there =
      field.kind === 'reference'
        ? await listNamed(handle, field, ids, scope)
        : (await holdPictures(handle, ids)).map((id) => ({ id, shared: null }));
    const sharedOf = new Map(there.map(({ id, shared }) => [id, shared]));
    for (const { write, id, shared } of naming)
      if (sharedOf.get(id) !== shared) refusals.set(write, new Refused('field.invalid', { field: name }));
  }
  return refusals;
}

/** The refusal of a row in use, with the names of its uses. */
export const inUse = (definition: Definition, names: string, total: number): Refused =>
  new Refused(rowRefusal(definition, 'in_use'), { params: { names, total } });

/** Deletions of rows in use, in or outside the scope. Codes: `….in_use`, with the names within the scope. */
async function findInUse<W extends Write>(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  writes: readonly W[],
): Promise<Map<W, Refused>> {
  const goes = writes.flatMap((write) =>
    write.before && !write.after ? [{ write, id: write.before.id }] : [],
  );
  if (goes.length === 0) return new Map();
  const ids = goes.map(({ id }) => id);
  const seen = await listUses(handle, definition, { ids, scope });
  const all = scope === null ? seen : await listUses(handle, definition, { ids, scope: null });
  return new Map(
    goes
      .filter(({ id }) => all.has(id))
      .map(({ write, id }) => {
        const { uses, total } = seen.get(id) ?? { uses: [], total: 0 };
        return [write, inUse(definition, uses.map(({ label }) => label).join(', '), total)];
      }),
  );
}

/**
 * The refusal of each write; an allowed one has no entry. A statement or two a question, however many rows. Codes: that of `sealedBy`,
 * `field.invalid`, `scope.whole_group`, `….in_use`.
 */
export async function findRefusals<W extends Write>(
  handle: Handle,
  definition: Definition,
  scope: Scope,
  writes: readonly W[],
): Promise<ReadonlyMap<W, Refused>> {
  const refusals = new Map<W, Refused>();
  const left = () => writes.filter((write) => !refusals.has(write));
  const add = (found: ReadonlyMap<W, Refused>) => {
    for (const [write, refusal] of found) refusals.set(write, refusal);
  };
  add(await findSealed(handle, definition, left()));
  add(await findUnknown(handle, definition, scope, left()));
  add(await findWider(handle, definition, scope, left()));
  add(await findInUse(handle, definition, scope, left()));
  return refusals;
}

import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { listParts } from '../../store/catalogue/batch-repository.ts';
import { type AllDone, applyParts } from './apply-parts.ts';
import { undoPart } from './undo-batch.ts';

/** Undoes a change of many catalogues, the last part first, all of it or nothing. Codes: `batch.not_found`, `auth.forbidden`. */
export async function undoAll(
  db: Db,
  staff: StaffCaller,
  { id, ...work }: { readonly id: number; readonly now: number; readonly confirmed: Confirmed },
): Promise<AllDone> {
  // The parts of a batch never change. The undoing batch references it, so it has to exist first.
  const batches = await listParts(db, id);
  if (batches.length === 0) throw new Refused('batch.not_found', { field: 'id' });
  const parts = batches.map(({ id: part, catalogue }) => {
    const definition = ALL_CATALOGUES.find(({ name }) => name === catalogue);
    if (!definition) throw new Refused('batch.not_found', { field: 'id' });
    return { part, definition };
  });
  const whole = { kind: 'undo', undoneId: id, staff, ...work } as const;
  const definitions = parts.map(({ definition }) => definition);
  return applyParts(db, definitions, whole, async (tx, { partOf, inPart, writer }) => {
    for (const { part, definition } of parts) {
      if (!staff.permissions.includes(permissionOf(definition, 'change')))
        throw new Refused('auth.forbidden');
      await inPart(definition, () => undoPart(tx, definition, { id: part, partOf, writer }));
    }
    return true;
  });
}

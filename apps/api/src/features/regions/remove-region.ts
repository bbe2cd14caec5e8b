import { isTypedWord } from '@traslado/domain/forms/typed-word';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { refuseStale } from './check-region.ts';
import { factsOf } from './record.ts';
import { findRowForChange, removeRow } from './repository.ts';

/**
 * Deletes a region whose name was typed. Nothing holds on to a region, so none is in use: who is offered rides is reckoned again from those
 * that are left, and what it said stays in the audit. Codes: `region.not_found`, `region.stale`, `region.word_differs`.
 */
export async function removeRegion(
  db: Db,
  staff: StaffCaller,
  asked: { id: number; typed: string; seenVersion: number | null; now: number },
): Promise<void> {
  const { id, typed, seenVersion, now } = asked;
  await db.transaction().execute(async (tx) => {
    const region = await findRowForChange(tx, id);
    if (!region) throw new Refused('region.not_found');
    refuseStale(region, seenVersion);
    if (!isTypedWord(typed, region.name)) throw new Refused('region.word_differs', { field: 'confirmation' });
    await removeRow(tx, id);
    await insertChange(tx, staff, { catalogue: 'region', id, before: factsOf(region), after: null, now });
  });
}

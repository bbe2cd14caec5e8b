import { isDeepStrictEqual } from 'node:util';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { checkRegion, refuseStale, refuseTakenName } from './check-region.ts';
import { presentRegion } from './presenter.ts';
import { factsOf } from './record.ts';
import { findRowForChange, updateRow } from './repository.ts';

/**
 * Changes a region. Saving what is there already changes nothing: no version, no entry in the audit.
 * Codes: those of `checkRegionForm`, `region.not_found`, `region.stale` (with the newer one), `region.name_taken`.
 */
export function updateRegion(
  db: Db,
  staff: StaffCaller,
  asked: {
    id: number;
    body: CallRequest<'updateRegion'>['body'];
    seenVersion: number | null;
    now: number;
  },
): Promise<CallAnswer<'updateRegion'>> {
  const { id, seenVersion, now } = asked;
  const facts = checkRegion(asked.body);
  return refuseTakenName(() =>
    db.transaction().execute(async (tx) => {
      const before = await findRowForChange(tx, id);
      if (!before) throw new Refused('region.not_found');
      refuseStale(before, seenVersion);
      if (isDeepStrictEqual(factsOf(before), facts)) return presentRegion(before);
      const region = await updateRow(tx, id, facts, { username: staff.username, now });
      await insertChange(tx, staff, {
        catalogue: 'region',
        id,
        before: factsOf(before),
        after: factsOf(region),
        now,
      });
      return presentRegion(region);
    }),
  );
}

import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { checkRegion, refuseTakenName } from './check-region.ts';
import { presentRegion } from './presenter.ts';
import { factsOf } from './record.ts';
import { insertRow } from './repository.ts';

/** Adds a region. Codes: those of `checkRegionForm`, `region.name_taken`. */
export function createRegion(
  db: Db,
  staff: StaffCaller,
  { body, now }: { body: CallRequest<'createRegion'>['body']; now: number },
): Promise<CallAnswer<'createRegion'>> {
  const facts = checkRegion(body);
  return refuseTakenName(() =>
    db.transaction().execute(async (tx) => {
      const region = await insertRow(tx, facts, { username: staff.username, now });
      await insertChange(tx, staff, {
        catalogue: 'region',
        id: region.id,
        before: null,
        after: factsOf(region),
        now,
      });
      return presentRegion(region);
    }),
  );
}

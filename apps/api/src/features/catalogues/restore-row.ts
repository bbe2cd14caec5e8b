import { rowRefusal } from '@traslado/contract/refusals';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { findChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { checkRow, refuseStale, refuseTaken, withoutLostPictures } from './check-row.ts';
import { seesRow } from './check-scope.ts';
import { keepChange } from './keep-change.ts';
import { presentRow } from './presenter.ts';
import { findRow, findRowForChange } from './repository.ts';
import { saveRow } from './write-rows.ts';

type Restoring = {
  readonly id: number;
  readonly change: number;
  readonly state: 'before' | 'after';
  readonly seenVersion: number | null;
  readonly now: number;
};

/**
 * Writes a row as it was before or after one of its changes, as a new change. A deleted row comes back under its number, a picture that is gone
 * does not.
 * Codes: those of `checkFacts`, `version.not_found`, `….stale`, `….name_taken`.
 */
export function restoreRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { id, change, state, seenVersion, now }: Restoring,
): Promise<AnyRow> {
  const ofRow = { catalogue: definition.one, id };
  return refuseTaken(definition, () =>
    keepChange(db, [definition], { staff, now }, async (tx) => {
      const was = (await findChange<Facts>(tx, { ...ofRow, change }))?.[state];
      if (!was || !(await seesRow(tx, definition, staff.scope, { id, facts: was })))
        throw new Refused('version.not_found', { field: 'change' });
      const facts = await withoutLostPictures(tx, definition, checkRow(definition, was));
      const before = await findRowForChange(tx, definition, { id, scope: staff.scope });
      // A row that came to properties where this person does not work is not there, whatever it said before.
      const isHidden =
        !before && staff.scope !== null && (await findRow(tx, definition, { id, scope: null }));
      if (isHidden || (!before && seenVersion !== null))
        throw new Refused(rowRefusal(definition, 'not_found'));
      if (before) refuseStale(definition, before, seenVersion);
      const row = await saveRow(tx, definition, { id, before, after: facts }, { staff, now });
      return presentRow(definition, row);
    }),
  );
}

import { rowRefusal } from '@traslado/contract/refusals';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findRowForChange } from '../../store/catalogue/repository.ts';
import { checkRow, refuseStale, refuseTaken } from './check-row.ts';
import { keepChange } from './keep-change.ts';
import { presentRow } from './presenter.ts';
import { saveRow } from './write-rows.ts';

type Change = { id: number; body: Facts; seenVersion: number | null; now: number; confirmed: Confirmed };

/**
 * Changes a row. Saving the same values changes nothing: no version, no entry in the audit. Codes: those of `checkFacts`, `….not_found`,
 * `….stale` (with the newer one), `….name_taken`.
 */
export function updateRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { id, body, seenVersion, now, confirmed }: Change,
): Promise<AnyRow> {
  const facts = checkRow(definition, body);
  return refuseTaken(definition, () =>
    keepChange(db, [definition], { staff, now, confirmed }, async (tx, writer) => {
      const before = await findRowForChange(tx, definition, { id, scope: staff.scope });
      if (!before) throw new Refused(rowRefusal(definition, 'not_found'));
      refuseStale(definition, before, seenVersion);
      const write = { id, before, after: facts };
      return presentRow(definition, await saveRow(tx, definition, write, writer));
    }),
  );
}

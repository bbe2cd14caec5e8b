import { rowRefusal } from '@traslado/contract/refusals';
import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { findChange } from '../../db/audit.ts';
import type { Db, Handle } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { RowRecord } from '../../store/catalogue/record.ts';
import { findRow, listRowsOf } from '../../store/catalogue/repository.ts';
import { checkRow, refuseStale, refuseTaken, withoutLostPictures } from './check-row.ts';
import { seesRow } from './check-scope.ts';
import { keepChange } from './keep-change.ts';
import { presentRow } from './presenter.ts';
import { saveRow } from './write-rows.ts';

type Restoring = {
  readonly id: number;
  readonly change: number;
  readonly state: 'before' | 'after';
  readonly seenVersion: number | null;
  readonly now: number;
  readonly confirmed: Confirmed;
};

type Planned = { readonly before: RowRecord | null; readonly after: Facts };

/**
 * A row before and after its restoration. A row that came to properties outside the scope does not exist for them, whatever its earlier
 * states. Codes: those of `checkFacts`, `version.not_found`, `….stale`.
 */
export async function planRestore(
  handle: Handle,
  definition: Definition,
  staff: StaffCaller,
  {
    id,
    change,
    state,
    seenVersion,
    isForChange,
  }: Omit<Restoring, 'now' | 'confirmed'> & { readonly isForChange: boolean },
): Promise<Planned> {
  const { scope } = staff;
  const was = (await findChange<Facts>(handle, { catalogue: definition.one, id, change }))?.[state];
  if (!was || !(await seesRow(handle, definition, scope, { id, facts: was })))
    throw new Refused('version.not_found', { field: 'change' });
  const after = await withoutLostPictures(handle, definition, checkRow(definition, was));
  const [before = null] = await listRowsOf(handle, definition, [id], { isForChange, scope });
  const isHidden = !before && scope !== null && (await findRow(handle, definition, { id, scope: null }));
  if (isHidden || (!before && seenVersion !== null)) throw new Refused(rowRefusal(definition, 'not_found'));
  if (before) refuseStale(definition, before, seenVersion);
  return { before, after };
}

/**
 * Restores a row to its state before or after one of its changes, as a new change. A deleted row comes back under its number, a picture
 * that is gone does not. Codes: those of `planRestore`, `….name_taken`.
 */
export function restoreRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { now, confirmed, ...asked }: Restoring,
): Promise<AnyRow> {
  return refuseTaken(definition, () =>
    keepChange(db, [definition], { staff, now, confirmed }, async (tx, writer) => {
      const planned = await planRestore(tx, definition, staff, { ...asked, isForChange: true });
      const row = await saveRow(tx, definition, { id: asked.id, ...planned }, writer);
      return presentRow(definition, row);
    }),
  );
}

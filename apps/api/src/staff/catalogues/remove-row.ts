import { rowRefusal } from '@traslado/contract/refusals';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { isTypedWord } from '@traslado/domain/forms/typed-word';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findTitles } from '../../store/catalogue/reference-repository.ts';
import { findRowForChange } from '../../store/catalogue/repository.ts';
import { refuseStale } from './check-row.ts';
import { keepChange } from './keep-change.ts';
import { dropRow } from './write-rows.ts';

type Removal = { id: number; typed: string; seenVersion: number | null; now: number };

/**
 * Deletes a row whose name was typed; its values stay in the audit. Codes: `….not_found`, `….stale`, `….word_differs`, `….in_use` with the
 * names of its uses.
 */
export async function removeRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { id, typed, seenVersion, now }: Removal,
): Promise<void> {
  await keepChange(db, [definition], { staff, now }, async (tx, writer) => {
    const row = await findRowForChange(tx, definition, { id, scope: staff.scope });
    if (!row) throw new Refused(rowRefusal(definition, 'not_found'));
    refuseStale(definition, row, seenVersion);
    const titles = await findTitles(tx, definition, row.facts);
    if (!titles.some((title) => isTypedWord(typed, title)))
      throw new Refused(rowRefusal(definition, 'word_differs'), { field: 'confirmation' });
    await dropRow(tx, definition, row, writer);
  });
}

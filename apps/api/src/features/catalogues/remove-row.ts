import { rowRefusal } from '@traslado/contract/refusals';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { isTypedWord } from '@traslado/domain/forms/typed-word';
import { insertChange } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { refuseStale } from './check-row.ts';
import { listHolders } from './reference-repository.ts';
import { removeRow as deleteRow, findRowForChange } from './repository.ts';

type Removal = { id: number; typed: string; seenVersion: number | null; now: number };

/** Deletes a row whose name was typed; what it said stays in the audit. Codes: `….not_found`, `….stale`, `….word_differs`, `….in_use` with the
 * names of what holds on to it. */
export async function removeRow(
  db: Db,
  definition: Definition,
  staff: StaffCaller,
  { id, typed, seenVersion, now }: Removal,
): Promise<void> {
  const { one, title } = definition;
  await db.transaction().execute(async (tx) => {
    const row = await findRowForChange(tx, definition, id);
    if (!row) throw new Refused(rowRefusal(definition, 'not_found'));
    refuseStale(definition, row, seenVersion);
    if (!isTypedWord(typed, String(row.facts[title])))
      throw new Refused(rowRefusal(definition, 'word_differs'), { field: 'confirmation' });
    const names = await listHolders(tx, definition, id);
    if (names.length > 0)
      throw new Refused(rowRefusal(definition, 'in_use'), { params: { names: names.join(', ') } });
    await deleteRow(tx, definition, id);
    await insertChange(tx, staff, { catalogue: one, id, before: row.facts, after: null, now });
  });
}

import { keepMine } from '@traslado/domain/change-sets/merge-row';
import type { Db, Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { insertAuthor } from '../../store/change-set/author-repository.ts';
import { updateDraft } from '../../store/change-set/repository.ts';
import { deleteSetRow, findSetRow } from '../../store/change-set/row-repository.ts';
import { writeSetRows } from './keep-steps.ts';
import { noteDeed } from './note-deed.ts';
import { catalogueOrder, readKept } from './read-kept.ts';
import { seeSet } from './see-sets.ts';

type Asked = { readonly id: number; readonly row: number; readonly now: number };

/** Changes a draft in one transaction. Codes: those of `seeSet`, `change_set.moved`. */
async function inDraft(
  db: Db,
  staff: StaffCaller,
  id: number,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await seeSet(tx, staff, { id });
    if (!(await updateDraft(tx, id))) throw new Refused('change_set.moved');
    await work(tx);
  });
}

/** The remover of a row decides the published contents, so they count as an author. */
async function dropFrom(tx: Tx, staff: StaffCaller, { id, row, now }: Asked): Promise<void> {
  if (!(await deleteSetRow(tx, id, row))) throw new Refused('change_set_row.not_found');
  await insertAuthor(tx, id, staff.accountId);
  await noteDeed(tx, staff, { id, action: 'drop', now });
}

/** Takes a row out of a draft. Codes: those of `seeSet`, `change_set.moved`, `change_set_row.not_found`. */
export const dropRow = (db: Db, staff: StaffCaller, asked: Asked): Promise<void> =>
  inDraft(db, staff, asked.id, (tx) => dropFrom(tx, staff, asked));

/**
 * Decides a draft's version of a row that was changed or deleted since: the draft's change on top of the present values, or nothing any
 * more. Codes: as `dropRow`, `change_set.row_stale` where it was changed once more.
 * @param version of the row as it was shown; null of one that is gone
 */
export const resolveRow = (
  db: Db,
  staff: StaffCaller,
  { keep, version, ...asked }: Asked & { readonly keep: 'mine' | 'theirs'; readonly version: number | null },
): Promise<void> =>
  inDraft(db, staff, asked.id, async (tx) => {
    const { id, now } = asked;
    const row = await findSetRow(tx, id, asked.row);
    const [definition] = row ? catalogueOrder([row.catalogue]) : [];
    if (!row || !definition) throw new Refused('change_set_row.not_found');
    const [kept] = await readKept(tx, definition, [row]);
    if ((kept?.now?.version ?? null) !== version) throw new Refused('change_set.row_stale');
    const mine = keep === 'mine' ? keepMine(row, kept?.now?.facts ?? null) : null;
    if (!mine) return dropFrom(tx, staff, asked);
    const { username } = staff;
    await writeSetRows(tx, definition, [{ rowId: row.rowId, ...mine }], { setId: id, username, now });
    await insertAuthor(tx, id, staff.accountId);
    await noteDeed(tx, staff, { id, action: 'resolve', now });
  });

import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { updateDraft } from '../../store/change-set/repository.ts';
import { noteDeed } from './note-deed.ts';
import { seeSet } from './see-sets.ts';

type Naming = {
  readonly id: number;
  readonly seenVersion: number | null;
  readonly name: string;
  readonly note: string;
  readonly now: number;
};

/** Names a draft. Codes: those of `seeSet`, `change_set.moved`, `field.required`. */
export async function updateSet(
  db: Db,
  staff: StaffCaller,
  { id, seenVersion, name, note, now }: Naming,
): Promise<void> {
  const tidy = { name: name.trim(), note: note.trim() };
  if (tidy.name === '') throw new Refused('field.required', { field: 'name' });
  await db.transaction().execute(async (tx) => {
    await seeSet(tx, staff, { id, seenVersion });
    if (!(await updateDraft(tx, id, tidy))) throw new Refused('change_set.moved');
    await noteDeed(tx, staff, { id, action: 'name', now, name: tidy.name });
  });
}

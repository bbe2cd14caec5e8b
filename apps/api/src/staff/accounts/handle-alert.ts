import type { CallAnswer } from '@traslado/contract/schemas';
import { topicsFor } from '@traslado/domain/access/attention';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findMatter, settleMatter } from '../../store/account/alert-repository.ts';
import { presentMatter } from './presenter.ts';
import { readNote } from './read-note.ts';

/** Settles a matter with its handler and their note, and writes it into the audit. */
export async function handleAlert(
  db: Db,
  { accountId, username, permissions, scope }: StaffCaller,
  { id, note, now }: { id: number; note: string; now: number },
): Promise<CallAnswer<'handleAlert'>> {
  const tidy = readNote(note);
  const sight = { topics: topicsFor(permissions), scope };
  return db.transaction().execute(async (tx) => {
    const matter = await findMatter(tx, id, sight);
    if (!matter) throw new Refused('alert.not_found');
    const name = await settleMatter(tx, { id, accountId, note: tidy, now });
    if (name === null) throw new Refused('alert.handled');
    const { kind, subject, detail } = matter;
    await insertDeed(tx, {
      accountId,
      username,
      action: 'alert.handle',
      subject: String(id),
      detail: { kind, subject, detail, note: tidy },
      now,
    });
    return presentMatter({
      ...matter,
      resolvedAt: now,
      resolvedBy: username,
      resolvedByName: name,
      note: tidy,
    });
  });
}

import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StayName } from '../../ports/pms.ts';
import { insertParty, type NewMember } from '../../store/party/repository.ts';
import type { Drafter } from './drafter.ts';

/** Writes a group with its stays. A group by staff is audited in the same transaction. Returns its id. */
export async function keepParty(
  db: Db,
  {
    drafter,
    action,
    ...group
  }: {
    readonly drafter: Drafter;
    readonly action: 'stay.link' | 'stay.group';
    readonly main: StayName;
    readonly members: readonly NewMember[];
    readonly now: number;
  },
): Promise<number> {
  if (!drafter) return insertParty(db, { ...group, draftedBy: null });
  const { accountId, username } = drafter;
  const { main, members, now } = group;
  return db.transaction().execute(async (tx) => {
    const id = await insertParty(tx, { ...group, draftedBy: accountId });
    const { hotel, folio } = main;
    const subject = `${hotel}/${folio}`;
    const detail = { hotel, folio, group: id, stays: members.map((one) => `${one.hotel}/${one.folio}`) };
    await insertDeed(tx, { accountId, username, action, subject, detail, now });
    return id;
  });
}

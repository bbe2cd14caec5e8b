import { isInScope } from '@traslado/domain/access/scope';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { StayName } from '../../ports/pms.ts';
import { type DraftedBy, insertGroup, type NewMember } from './repository.ts';

/** Staff who put stays together for a guest; null where the guest does it. */
export type Drafter = StaffCaller | null;

export const draftedBy = (drafter: Drafter): DraftedBy => drafter?.accountId ?? null;

/** Whether they may know of a stay: guests of each that they prove, staff only of those of their properties. */
export function mayKnow(snapshot: Snapshot, drafter: Drafter, { hotel }: Pick<StayName, 'hotel'>): boolean {
  const property = snapshot.propertyByCode(hotel);
  return drafter === null || (property !== undefined && isInScope(drafter.scope, property.id));
}

/** Writes a group with its stays. Of one that staff put together the audit tells in the same transaction. Returns its id. */
export async function keepGroup(
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
  if (!drafter) return insertGroup(db, { ...group, draftedBy: null });
  const { accountId, username } = drafter;
  const { main, members, now } = group;
  return db.transaction().execute(async (tx) => {
    const id = await insertGroup(tx, { ...group, draftedBy: accountId });
    const { hotel, folio } = main;
    const subject = `${hotel}/${folio}`;
    const detail = { hotel, folio, group: id, stays: members.map((one) => `${one.hotel}/${one.folio}`) };
    await insertDeed(tx, { accountId, username, action, subject, detail, now });
    return id;
  });
}

import type { Handle } from '../../db/client.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Pms, PmsStay, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { listRidingMembers, type NewMember } from '../../store/party/repository.ts';
import { admitStay } from './admit-stay.ts';
import { isSameName } from './check-member.ts';
import { type Drafter, draftedBy, mayKnow } from './drafter.ts';
import { findIn, known } from './read-party.ts';

/** A stay of a group as the PMS knows it now, with its counters. */
export type AdmittedMember = NewMember & { readonly stay: PmsStay };

/**
 * The stays of a group, main first, for a booking that shall ride with them from now on. Their link was decided when the group was made;
 * each one's right to ride is decided now. Stays on the booking already only need to exist. Two statements.
 */
export async function findPartyToRide(
  { db, pms, snapshot }: { readonly db: Handle; readonly pms: Pms; readonly snapshot: Snapshot },
  {
    main,
    groupId,
    coupon,
    drafter,
    now,
  }: {
    readonly main: StayName;
    readonly groupId: number;
    readonly coupon: { readonly id: number; readonly stays: readonly StayName[] };
    /** Staff in the guest's place. */
    readonly drafter: Drafter;
    readonly now: number;
  },
): Promise<readonly AdmittedMember[]> {
  const isNew = (name: StayName) => !coupon.stays.some((one) => isSameName(one, name));
  const members = await listRidingMembers(db, {
    main,
    groupId,
    couponId: coupon.id,
    draftedBy: draftedBy(drafter),
  });
  const isForeign = members.some((member) => isNew(member) && !mayKnow(snapshot, drafter, member));
  if (members.length === 0 || isForeign)
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  if (members.some((member) => member.taken && isNew(member)))
    throw new Refused('link.already_has_transportation', { field: 'receptive_group_id' });
  const stays = await known(pms.listStays(members.map(({ hotel, folio }) => ({ hotel, folio }))));
  return members.map(({ taken: _, ...member }) => {
    const stay = findIn(stays, member);
    if (!stay || stay.status === 'CANCELLED' || stay.status === 'NO_SHOW')
      throw new Refused('stay.no_longer_available', { field: 'receptive_group_id' });
    if (isNew(member)) admitStay(snapshot, stay, now, 'receptive_group_id');
    return { ...member, stay };
  });
}

import { isInScope } from '@traslado/domain/access/scope';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { StayName } from '../../ports/pms.ts';
import type { DraftedBy } from '../../store/party/drafted-by.ts';

/** Staff who group stays for a guest; null for the guest. */
export type Drafter = StaffCaller | null;

export const draftedBy = (drafter: Drafter): DraftedBy => drafter?.accountId ?? null;

/** True if they may know of a stay: guests of every stay that they prove, staff only of their properties' stays. */
export function mayKnow(snapshot: Snapshot, drafter: Drafter, { hotel }: Pick<StayName, 'hotel'>): boolean {
  const property = snapshot.propertyByCode(hotel);
  return drafter === null || (property !== undefined && isInScope(drafter.scope, property.id));
}

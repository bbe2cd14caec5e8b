import { tripOf } from '../../inventory/included-rules.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import { asIncluded, findIncludedService, type IncludedService } from './find-included-service.ts';

export type IncludedDeps = {
  readonly snapshot: Snapshot;
  /** The group's own backend, where it sells: then it knows what a stay has paid for. */
  readonly transfers: Pick<Transfers, 'listIncluded'> | null;
};

/**
 * The transfer that a stay has paid for: by our rules, or as the group's backend says where it sells. Of several of theirs the first that is
 * sold here at that airport counts.
 * @throws Refused `backend.unavailable` while they do not say: nobody pays for a ride because nobody knew
 */
export async function askIncluded(
  { snapshot, transfers }: IncludedDeps,
  stay: PmsStay,
  airportId: number,
): Promise<IncludedService | null> {
  if (!transfers) return findIncludedService(snapshot, stay);
  const { hotel, folio, lastName, nameId, club } = stay;
  const { isMember, isGuest } = club;
  const answer = await transfers.listIncluded(
    { hotel, folio, lastName, nameId, isMember, isGuest, club: club.club },
    airportId,
  );
  if (answer.kind === 'unavailable')
    throw new Refused('backend.unavailable', { retryAfterSeconds: answer.retryAfterSeconds });
  const propertyId = snapshot.propertyByCode(hotel)?.id;
  for (const id of answer.value) {
    const service = snapshot.serviceById(id);
    if (service?.active && service.propertyId === propertyId && service.airportId === airportId)
      return asIncluded(service, tripOf[service.operationType]);
  }
  return null;
}

import { tripOf } from '../../inventory/included-rules.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { PmsStay } from '../../ports/pms.ts';
import type { Transfers } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import { asIncluded, type IncludedService } from '../ride/find-included-service.ts';

/**
 * The transfer that a stay has paid for, as the group's backend answers. Of several the first that is sold here at that airport counts.
 * @throws Refused `backend.unavailable` while they do not answer: no guest pays for a ride for want of an answer
 */
export async function askIncluded(
  transfers: Pick<Transfers, 'listIncluded'>,
  snapshot: Snapshot,
  stay: PmsStay,
  airportId: number,
): Promise<IncludedService | null> {
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

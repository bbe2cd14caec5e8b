import { isFound } from '@traslado/domain/stay/admission';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Pms, PmsStay, StayName } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { findSharedParty } from '../../store/stay/party-repository.ts';

/**
 * A stay that the guest may speak for: their own, or one that rides with it. Read from the PMS now, because it may have changed since they signed in.
 * @throws Refused `stay.not_found` for a stranger's, `stay.no_longer_available` when it was cancelled meanwhile, `backend.unavailable`
 */
export async function requireGuestStay(
  { db, pms }: { readonly db: Db; readonly pms: Pms },
  guest: GuestCaller,
  name: StayName,
): Promise<PmsStay> {
  const isOwn = guest.hotel === name.hotel && guest.folio === name.folio;
  if (!isOwn && !(await findSharedParty(db, guest, name))) throw new Refused('stay.not_found');
  const answer = await pms.findStay(isOwn ? { ...name, lastName: guest.lastName } : name);
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable');
  if (!answer.value) throw new Refused('stay.not_found');
  if (!isFound(answer.value.status)) throw new Refused('stay.no_longer_available');
  return answer.value;
}

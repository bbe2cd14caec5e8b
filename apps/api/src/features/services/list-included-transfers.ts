import type { CallAnswer } from '@traslado/contract/schemas';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Language } from '../../catalogue/records.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { requireGuestStay } from '../stays/require-guest-stay.ts';
import { checkServiceOpen } from './check-service-open.ts';
import { findIncludedService } from './find-included-service.ts';
import { presentServiceForSale } from './presenter.ts';

/**
 * What a stay includes at an airport: no entry or one. Everything is read from the PMS; what the query says of club and guest is not looked at.
 * @throws Refused `stay.not_found` for a stay that is not the caller's, `stay.no_longer_available`, `backend.unavailable`
 */
export async function listIncludedTransfers(
  { db, pms, snapshot }: { readonly db: Db; readonly pms: Pms; readonly snapshot: Snapshot },
  question: {
    readonly guest: GuestCaller;
    readonly hotel: string;
    readonly folio: string;
    readonly airportId: number;
    readonly serviceOn: string | undefined;
    readonly language: Language;
    readonly withSheet: boolean;
    readonly now: number;
  },
): Promise<CallAnswer<'listIncludedTransfers'>> {
  const { guest, hotel, airportId, language, withSheet, now } = question;
  const folio = normaliseFolio(question.folio);
  if (folio === null) throw new Refused('stay.not_found');
  const stay = await requireGuestStay({ db, pms }, guest, { hotel, folio });
  const property = snapshot.propertyByCode(stay.hotel);
  const included = findIncludedService(snapshot, stay);
  if (!property || included?.service.airportId !== airportId) return [];
  const serviceOn = question.serviceOn ?? (included.trip === 'departure' ? stay.departureOn : stay.arrivalOn);
  const { rateId, closing } = checkServiceOpen(included.service, { serviceOn, now, zone: property.timeZone });
  const view = presentServiceForSale(snapshot, included.service, { rateId, closing, language, withSheet });
  return [{ ...view, included: true, covers: included.trip }];
}

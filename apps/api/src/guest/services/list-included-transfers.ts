import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Trip } from '@traslado/domain/stay/includes';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { readParty } from '../../sellers/party/read-party.ts';
import { checkServiceOpen } from '../../sellers/ride/check-service-open.ts';
import type { IncludedDeps } from '../../sellers/ride/find-included-service.ts';
import { requireGuestStay } from '../../sellers/stay/require-guest-stay.ts';
import { findBenefitUsed } from '../../store/booking/benefit-repository.ts';
import { airportOfQuestion } from './airport-of-question.ts';
import { presentBenefit } from './present-benefit.ts';
import { presentServiceForSale } from './presenter.ts';

/**
 * The included service of a stay at an airport: no entry or one. Its facts are read from the PMS; club and guest in the query are ignored.
 * The group's backend decides the service where it sells, else our rules; the price is always by our rules. The rest of the benefit comes
 * with it, so that it is no surprise at the booking.
 * @throws Refused `stay.not_found` for a stay that is not the caller's, `stay.no_longer_available`, `backend.unavailable`
 */
export async function listIncludedTransfers(
  { db, pms, included: askIncluded, snapshot }: IncludedDeps & { readonly db: Db; readonly pms: Pms },
  question: {
    readonly guest: GuestCaller;
    readonly hotel: string;
    readonly folio: string;
    /** Absent: the default one, see `airportOfQuestion`. */
    readonly airportId: number | undefined;
    readonly serviceOn: string | undefined;
    readonly language: Language;
    readonly withSheet: boolean;
    readonly trip: Trip | undefined;
    readonly groupId: number | undefined;
    readonly now: number;
  },
): Promise<CallAnswer<'listIncludedTransfers'>> {
  const { guest, hotel, language, withSheet, now } = question;
  const folio = normaliseFolio(question.folio);
  if (folio === null) throw new Refused('stay.not_found');
  const stay = await requireGuestStay({ db, pms }, guest, { hotel, folio });
  const property = snapshot.propertyByCode(stay.hotel);
  const airportId = property && airportOfQuestion(question.airportId, property);
  if (!property || airportId === undefined) return [];
  const included = await askIncluded(snapshot, stay, airportId);
  if (included?.service.airportId !== airportId) return [];
  const serviceOn = question.serviceOn ?? (included.trip === 'departure' ? stay.departureOn : stay.arrivalOn);
  const { rateId, closing } = checkServiceOpen(included.service, { serviceOn, now, zone: property.timeZone });
  const shown = { rateId, closing, language, withSheet, now };
  const view = presentServiceForSale(snapshot, included.service, shown);
  const { groupId } = question;
  const stays =
    groupId === undefined
      ? [stay]
      : (await readParty({ db, pms }, { guest, hotel, folio, groupId, couponCode: undefined, now })).stays;
  const usedMinor = await findBenefitUsed(db, { main: guest, stays, trip: question.trip ?? included.trip });
  const benefit = presentBenefit({ included, property, stays, serviceOn, usedMinor });
  return [{ ...view, included: true, covers: included.trip, benefit }];
}

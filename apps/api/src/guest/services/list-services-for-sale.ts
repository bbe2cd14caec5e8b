import { reservationDates } from '@traslado/domain/booking/availability';
import type { Language } from '@traslado/domain/language';
import type { AdmissionRefusal } from '@traslado/domain/stay/admission';
import type { Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import { checkServiceOpen } from '../../sellers/ride/check-service-open.ts';
import { airportOfQuestion } from './airport-of-question.ts';
import { presentServiceForSale, type ServiceForSale } from './presenter.ts';

export type ForSaleQuestion = {
  readonly hotel: string;
  /** Absent: the default one, see `airportOfQuestion`. */
  readonly airportId: number | undefined;
  /** Absent: the first bookable date. */
  readonly serviceOn: string | undefined;
  readonly roundTrip: boolean;
  readonly language: Language;
  readonly withSheet: boolean;
  /** The reason why nothing at all is sold to the asking stay; null for a stay that may buy, and without a known stay. */
  readonly refusal: AdmissionRefusal | null;
};

/** The property of a code that is on sale. @throws Refused `hotel.not_found`. */
export function requireProperty(snapshot: Snapshot, code: string): Property {
  const property = snapshot.propertyByCode(code);
  if (!property?.active) throw new Refused('hotel.not_found', { field: 'hotel' });
  return property;
}

/**
 * The services of a hotel for a date and an airport, in the order of the cards. One way means both directions, the page shows the one that
 * was chosen.
 * @throws Refused `hotel.not_found`, `backend.unavailable`, `airport.not_found`, `airport.not_served` where nothing is ever sold between
 * the two
 */
export function listServicesForSale(
  snapshot: Snapshot,
  question: ForSaleQuestion,
  now: number,
): ServiceForSale[] {
  const { hotel, serviceOn, roundTrip, language, withSheet, refusal } = question;
  const property = requireProperty(snapshot, hotel);
  // Our own sale would replace the group's.
  if (snapshot.isSaleStopped) throw new Refused('backend.unavailable', { retryAfterSeconds: 60 });
  const airportId = airportOfQuestion(question.airportId, property);
  const airport = airportId === undefined ? undefined : snapshot.airportById(airportId);
  if (!airport?.webTransfers) throw new Refused('airport.not_found', { field: 'airport_id' });
  const served = snapshot.servicesOf(property.id, airport.id);
  if (served.length === 0) throw new Refused('airport.not_served', { field: 'airport_id' });
  const zone = property.timeZone;
  return served
    .filter((service) => (service.operationType === 1) === roundTrip)
    .map((service) => {
      const on = serviceOn ?? reservationDates({ nowAt: now, zone, rules: service.rules }).from;
      const { rateId, closing: closed } = checkServiceOpen(service, { serviceOn: on, now, zone });
      const closing = refusal ? { code: refusal } : closed;
      return presentServiceForSale(snapshot, service, { rateId, closing, language, withSheet, now });
    });
}

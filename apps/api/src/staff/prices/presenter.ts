import type { CallAnswer } from '@traslado/contract/schemas';
import type { Fact } from '@traslado/domain/booking/because';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { tripOf } from '../../inventory/included-rules.ts';
import type { Service } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { presentConsidered, presentPrice, presentRate } from '../../sellers/booking/present-reckoning.ts';
import { switchesOf } from './find-reasons.ts';
import type { GuestPrice, PricedForGuest } from './price-for-guest.ts';

type Answer = CallAnswer<'searchGuestPrice'>;
type Shown = Answer['services'][number];
type Lookup = Pick<Snapshot, 'propertyById' | 'airportById'>;

export function presentService(snapshot: Lookup, service: Service, language: Language) {
  const property = snapshot.propertyById(service.propertyId);
  return {
    id: service.id,
    name: service.text[language].name,
    trip: tripOf[service.operationType],
    private: service.private,
    airport: snapshot.airportById(service.airportId)?.iataCode ?? '',
    on_sale: property !== undefined && switchesOf(snapshot, { service, property }).length === 0,
  };
}

function presentBenefit({ reckoned, included }: PricedForGuest, language: Language): Shown['benefit'] {
  const { benefit, ofStays } = reckoned;
  if (!benefit || !included) return null;
  return {
    service: { id: included.service.id, name: included.service.text[language].name },
    trip: benefit.trip,
    is_covering: benefit.isCovering,
    rates: included.service.rates.map(presentRate),
    considered: benefit.rates.considered.map(presentConsidered),
    ...ofStays,
    worth: benefit.worth && presentPrice(benefit.worth),
    used: toDecimal(benefit.usedMinor),
    remaining: toDecimal(benefit.leftMinor),
  };
}

const presentFact = <Name extends string>({ name, day, time, until, count, words = [] }: Fact<Name>) => ({
  name,
  day: day ?? null,
  time: time ?? null,
  until: until ?? null,
  count: count ?? null,
  words: [...words],
});

/** A price with every step, service by service. */
export function presentGuestPrice(
  snapshot: Lookup,
  { guest, asked, serviceOn, seatPolicy, withFlights, services }: GuestPrice,
  language: Language,
): Answer {
  const { stay, isMadeUp } = guest;
  return {
    stay: {
      hotel: stay.hotel,
      is_made_up: isMadeUp,
      arrival: stay.arrivalOn,
      departure: stay.departureOn,
      adults: stay.adults,
      children: stay.children,
      country: stay.country,
    },
    trip: asked.trip,
    service_date: serviceOn,
    passengers: { adults: asked.adults, minors: asked.minors, babyseat: asked.babyseat },
    seat_policy: seatPolicy,
    with_flights: withFlights,
    services: services.map((one) => {
      const { service, reckoned, reasons } = one;
      const { priced } = reckoned;
      return {
        ...presentService(snapshot, service, language),
        reasons: reasons.map(({ code, params, direction, rows, because }) => ({
          code,
          params: { ...params },
          direction,
          rows: rows.map((row) => ({ ...row, name: row.name[language] })),
          facts: because.facts.map(presentFact),
          otherwise: because.otherwise.map(presentFact),
        })),
        rates: service.rates.map(presentRate),
        considered: reckoned.rates.considered.map(presentConsidered),
        benefit: presentBenefit(one, language),
        priced: priced && {
          ...presentPrice(priced.chosen),
          rate: priced.rate.id,
          currency: priced.due.currency,
          included: toDecimal(priced.due.includedMinor),
          amount_due: toDecimal(priced.due.dueMinor),
        },
      };
    }),
  };
}

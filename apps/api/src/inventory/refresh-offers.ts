import type { BackendOffer } from '../ports/group-catalogue.ts';
import { scopeOf } from '../ports/their-numbers.ts';
import type { ServiceRow } from './records.ts';
import type { RefreshContext } from './refresh-part.ts';

/** A service at one hotel and airport; the same number of theirs is another row at another hotel. */
export type Offered = {
  readonly theirs: number;
  readonly scope: string;
  readonly propertyId: number;
  readonly airportId: number;
  /** Null where the list is ours. */
  readonly offer: BackendOffer | null;
  readonly isListedAsRoundTrip: boolean | null;
  /** Our row, where the list is ours. */
  readonly own: ServiceRow | null;
};

/** Services for sale by their list, or ours where the list is ours; null when the list was not answered whole. */
export async function readOffers({
  source,
  rows,
  numbers,
  todayAt,
  tell,
}: RefreshContext): Promise<readonly Offered[] | null> {
  const scopeAt = (propertyId: number, airportId: number): string | null => {
    const property = rows.properties.find(({ id }) => id === propertyId);
    const airport = rows.airports.find(({ id }) => id === airportId);
    return property && airport ? scopeOf(property.code, airport.iataCode) : null;
  };
  if (!source.listOffers)
    return rows.services.flatMap((own) => {
      const scope = scopeAt(own.propertyId, own.airportId);
      const theirs = numbers.theirs('service', own.id);
      if (own.status !== 1 || scope === null || theirs === null) return [];
      const { propertyId, airportId } = own;
      return [{ theirs, scope, propertyId, airportId, offer: null, isListedAsRoundTrip: null, own }];
    });
  const offered = new Map<string, Offered>();
  for (const { propertyId, airportId, active } of rows.airportProperties) {
    const property = rows.properties.find((one) => one.id === propertyId);
    const scope = scopeAt(propertyId, airportId);
    const theirAirport = numbers.theirs('airport', airportId);
    if (!active || !property?.active || scope === null || theirAirport === null) continue;
    for (const isRoundTrip of [true, false]) {
      const on = todayAt(property.timeZone);
      const answer = await source.listOffers({
        hotel: property.code,
        airportId: theirAirport,
        isRoundTrip,
        on,
      });
      if (answer.kind === 'unavailable') return null;
      // Nothing of this list can be sold; the lists of other hotels can.
      if (answer.kind === 'unreadable') continue;
      for (const offer of answer.value) {
        const key = `${scope}|${offer.serviceId}`;
        const isKnown = offered.get(key)?.isListedAsRoundTrip === true;
        if (isKnown && !isRoundTrip)
          tell({
            subject: `service ${offer.serviceId} at ${scope}`,
            path: 'is_round_trip',
            expected: 'one list that names it',
            found: 'both: it is a round trip',
          });
        else
          offered.set(key, {
            theirs: offer.serviceId,
            scope,
            propertyId,
            airportId,
            offer,
            isListedAsRoundTrip: isRoundTrip,
            own: null,
          });
      }
    }
  }
  return offered.size > 0 ? [...offered.values()] : null;
}

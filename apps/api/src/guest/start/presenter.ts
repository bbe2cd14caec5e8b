import type { CallAnswer } from '@traslado/contract/schemas';
import { localDateOf } from '@traslado/domain/time/zone';
import { plainBrand } from '../../inventory/brand.ts';
import type { Airport, Property } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';

/** Catalogue rows with the field names of the wire. */

export function presentAirport(airport: Airport): CallAnswer<'listAirports'>[number] {
  return {
    airport_id: airport.id,
    iata_code: airport.iataCode,
    oaci_code: airport.oaciCode,
    web_transfers: airport.webTransfers,
    time_zone: airport.timeZone,
    language: [
      { language_id: 'en', airport_name: airport.name.en, city: airport.city },
      { language_id: 'es', airport_name: airport.name.es, city: airport.city },
    ],
    resorts: airport.propertyIds.map((resort_id) => ({ resort_id })),
    clearance: airport.clearance,
    terminals: [...airport.terminals],
  };
}

/** `currentDate` is the civil date at the property at `now`, epoch milliseconds. */
export function presentProperty(property: Property, now: number): CallAnswer<'listProperties'>[number] {
  return {
    id: property.id,
    code: property.code,
    smartCode: property.smartCode,
    name: property.name,
    thumbnail: property.thumbnail,
    currentDate: localDateOf(now, property.timeZone),
    groupId: property.groupId,
    timeZone: property.timeZone,
    phone: property.phone,
    email: property.email,
    officeHours: { from: property.officeFrom, to: property.officeTo },
    seatPolicy: property.seatPolicy,
    allowsWithoutFlight: property.allowsWithoutFlight,
    changeDeadlineHours: property.changeHours,
    cancelDeadlineHours: property.cancelHours,
    folioExample: property.folioExample,
    airports: property.airports.map(({ airportId, extraMinutes }) => ({
      airport_id: airportId,
      extraMinutes,
    })),
  };
}

export function presentBrand(
  { brand, hotelGroups }: Snapshot,
  more: Pick<CallAnswer<'getBrand'>, 'demo' | 'follows_flights' | 'numbers_of'>,
): CallAnswer<'getBrand'> {
  return {
    ...(brand ?? plainBrand),
    groups: hotelGroups.map(({ groupId, name, operaCode, smartCode }) => ({
      groupId,
      name,
      operaCode,
      smartCode,
    })),
    ...more,
  };
}

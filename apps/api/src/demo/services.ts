import type { Language } from '@traslado/domain/language';
import { addDays } from '@traslado/domain/time/civil';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import {
  airportPlaceId,
  demoAirport,
  demoAirportProperties,
  demoProperties,
  demoProperty,
  propertyPlaceId,
} from './places.ts';
import type { ServiceFacts, ServiceWords } from './service-facts.ts';
import { serviceTextEn } from './service-texts-en.ts';
import { serviceTextEs } from './service-texts-es.ts';

/** The services of the demo: three vehicles, each as round trip, arrival and departure, for every resort at its airport. */

type Vehicle = ServiceFacts['vehicle'];
type Operation = ServiceFacts['operation'];

/** Seats of each departure of the shuttle to the airport. */
export const SHUTTLE_SEATS = 40;

export const demoProviders: readonly Insertable<Database['provider']>[] = [
  { id: 1, business_name: 'Perla Transportación, S.A. de C.V.', trade_name: 'Perla Transfers' },
  { id: 2, business_name: 'Antilles Coach Lines Ltd.', trade_name: 'Perla Transfers Caribbean' },
];

type Kind = {
  readonly number: 1 | 2 | 3;
  readonly vehicle: Vehicle;
  readonly paxMax: number;
  readonly suitcases: number;
  /** Cents at BP: round trip, then one way; of a vehicle, or of an adult's seat when shared. */
  readonly roundTripMinor: number;
  readonly oneWayMinor: number;
};

const kinds: readonly Kind[] = [
  { number: 1, vehicle: 'shuttle', paxMax: 10, suitcases: 1, roundTripMinor: 42_00, oneWayMinor: 24_00 },
  { number: 2, vehicle: 'suv', paxMax: 6, suitcases: 1, roundTripMinor: 160_00, oneWayMinor: 95_00 },
  { number: 3, vehicle: 'van', paxMax: 10, suitcases: 1, roundTripMinor: 220_00, oneWayMinor: 130_00 },
];

const operations: readonly Operation[] = [1, 2, 3];

/** A resort at an airport. The first 17 carry the number of their resort; Tulum Quieto from Cancún is the 18th. */
const pairs = demoAirportProperties.map(({ airport_id, property_id, extra_minutes }, index) => {
  const property = demoProperties.find((one) => one.id === property_id) ?? demoProperty('BP');
  const far = (extra_minutes ?? 0) > 0;
  return {
    number: index + 1,
    airport: demoAirport(airport_id),
    property,
    driveMinutes: property.drive_minutes + (far ? 70 : 0),
    pricePercent: property.price_percent + (far ? 60 : 0),
  };
});

/** Services at BP: 111 shared round trip, 112 arrival, 113 departure; 121-123 SUV; 131-133 van. `pair` is the number of the property. */
export const serviceIdOf = (pair: number, kind: 1 | 2 | 3, operation: Operation): number =>
  pair * 100 + kind * 10 + operation;

const segmentIdOf = (pair: number, kind: 1 | 2 | 3): number => pair * 10 + kind;

export const demoSegments: readonly (Insertable<Database['segment']> & { readonly id: number })[] =
  pairs.flatMap((pair) =>
    kinds.map(({ number, vehicle }) => ({
      id: segmentIdOf(pair.number, number),
      name: `${pair.airport.iata_code} - ${pair.property.code} ${vehicle === 'suv' ? 'SUV' : vehicle}`,
      transfer_type_id: vehicle === 'shuttle' ? 1 : 2,
      transfer_type: vehicle === 'shuttle' ? 'Shared' : 'Private',
      type_description: vehicle === 'shuttle' ? 'Seats in a shared vehicle' : 'A vehicle for one party',
      short_description: `${pair.airport.iata_code} - ${pair.property.code}`,
      description: `Transfers between ${pair.airport.name_en} and ${pair.property.name}`,
      place_area_origin_id: airportPlaceId(pair.airport.id),
      place_area_destination_id: propertyPlaceId(pair.property.id),
      international_hour_before: '03:30',
      national_hour_before: '02:30',
      collective: vehicle === 'shuttle',
    })),
  );

export const demoServices: readonly (Insertable<Database['service']> & { readonly id: number })[] =
  pairs.flatMap((pair) =>
    kinds.flatMap(({ number, vehicle, paxMax, suitcases }) =>
      operations.map((operation) => ({
        id: serviceIdOf(pair.number, number, operation),
        property_id: pair.property.id,
        airport_id: pair.airport.id,
        segment_id: segmentIdOf(pair.number, number),
        provider_id: pair.property.group_id === 5 ? 2 : 1,
        operation_type: operation,
        private: vehicle !== 'shuttle',
        vehicle,
        pax_max: paxMax,
        suitcases,
        hand_bags: 1,
        recommended: vehicle === 'suv',
        position: number,
        upsell_service_id: number === 3 ? null : serviceIdOf(pair.number, number === 1 ? 2 : 3, operation),
        // Only the shuttle to the airport has a fixed number of seats an hour; to the resort more are sent when needed.
        departure_capacity: vehicle === 'shuttle' && operation === 3 ? SHUTTLE_SEATS : null,
      })),
    ),
  );

/** The words of a service as its row keeps them. */
function textsOf(language: Language, words: ServiceWords): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      `${name}_${language}`,
      typeof value === 'string' ? value : [...value],
    ]),
  );
}

type Pair = (typeof pairs)[number];

/** The sheet of a service in both languages. */
function sheetOf(
  { property, airport, driveMinutes }: Pair,
  { vehicle, paxMax }: Kind,
  operation: Operation,
): Readonly<Record<Language, ServiceWords>> {
  const facts = { vehicle, operation, property: property.name, city: airport.city, driveMinutes, paxMax };
  return {
    en: serviceTextEn({ ...facts, airport: airport.short_en }),
    es: serviceTextEs({ ...facts, airport: airport.short_es }),
  };
}

/** The texts of each service, by its number. */
export const demoSheets: ReadonlyMap<number, Readonly<Record<'en' | 'es', ServiceWords>>> = new Map(
  pairs.flatMap((pair) =>
    kinds.flatMap((kind) =>
      operations.map(
        (operation) =>
          [serviceIdOf(pair.number, kind.number, operation), sheetOf(pair, kind, operation)] as const,
      ),
    ),
  ),
);

/** A service row, with its sheet. */
export const demoServiceRows = (): Insertable<Database['service']>[] =>
  demoServices.map((service) => {
    const sheet = demoSheets.get(service.id);
    return { ...service, ...(sheet && { ...textsOf('en', sheet.en), ...textsOf('es', sheet.es) }) };
  });

/**
 * Rates from `today`, a civil date. Every service has one for two years and an expired one of the season before; at PC a dearer one goes before it in
 * the weeks around half a year from now, and the shuttle at RR charges children half.
 */
export function demoRates(today: string): Insertable<Database['rate']>[] {
  return pairs.flatMap((pair) =>
    kinds.flatMap((kind) =>
      operations.flatMap((operation) => {
        const serviceId = serviceIdOf(pair.number, kind.number, operation);
        const isShared = kind.vehicle === 'shuttle';
        const atBp = operation === 1 ? kind.roundTripMinor : kind.oneWayMinor;
        const code = pair.property.code;
        const rate = (number: number, percent: number, rest: Partial<Insertable<Database['rate']>>) => {
          // Whole dollars, as the resorts publish them.
          const minor = Math.round((atBp * percent) / 10_000) * 100;
          return {
            id: serviceId * 10 + number,
            service_id: serviceId,
            priority: 2,
            description: 'Standard',
            price_minor: isShared ? 0 : minor,
            adult_minor: isShared ? minor : 0,
            child_minor: isShared && code === 'RR' ? Math.round(minor / 2) : 0,
            valid_from: addDays(today, -60),
            valid_to: addDays(today, 730),
            pax_max: kind.vehicle === 'suv' && code === 'SJ' ? 5 : null,
            ...rest,
          };
        };
        const rates = [
          rate(1, pair.pricePercent, {}),
          rate(9, pair.pricePercent - 10, {
            priority: 1,
            description: 'Last season',
            valid_from: addDays(today, -425),
            valid_to: addDays(today, -61),
          }),
        ];
        if (code === 'PC')
          rates.push(
            rate(2, pair.pricePercent + 20, {
              priority: 1,
              description: 'High season',
              valid_from: addDays(today, 170),
              valid_to: addDays(today, 200),
            }),
          );
        return rates;
      }),
    ),
  );
}

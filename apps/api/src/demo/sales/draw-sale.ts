import type { Counters } from '@traslado/domain/booking/passengers';
import { chooseRate, type Rate } from '@traslado/domain/booking/price';
import { addDays, type CivilDate } from '@traslado/domain/time/civil';
import { DAY_MS, HOUR_MS, type Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { firstNames, lastNames } from '../crowd-stays.ts';
import { demoAirlines, demoFlights } from '../flights.ts';
import { type DemoProperty, demoAirport, demoAirportProperties, demoProperties } from '../places.ts';
import type { Random } from '../random.ts';
import { demoRates, demoServices } from '../services.ts';

/** Days over which the sales are spread, until now. */
const SALE_DAYS = 730;

type Direction = 'arrival' | 'departure';
type Operation = 1 | 2 | 3;
export type Kind = 1 | 2 | 3;

/** A demo guest's wishes, before the course of the sale. */
export type DrawnSale = {
  readonly createdAt: Instant;
  readonly pair: number;
  readonly property: DemoProperty;
  readonly airportId: number;
  readonly zone: string;
  readonly extraMinutes: number;
  readonly kind: Kind;
  readonly operation: Operation;
  readonly legs: readonly DrawnLeg[];
  readonly arrivalOn: CivilDate;
  readonly departureOn: CivilDate;
  readonly passengers: Counters;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly agency: string | null;
  readonly language: 'en' | 'es';
  /** The program that sold it, by its place among the demo's; null for the app itself. */
  readonly system: number | null;
  /** The stay includes the shared service of the same trip. */
  readonly hasBenefit: boolean;
};

export type DrawnLeg = {
  readonly direction: Direction;
  readonly flight: string;
  readonly airlineId: number;
  readonly isNational: boolean;
  readonly terminal: string | null;
  readonly on: CivilDate;
  readonly time: string;
};

/** One of these, as often as its number says. */
export function weigh<T>(
  random: Random,
  options: readonly [readonly [number, T], ...(readonly [number, T])[]],
): T {
  let left = random.next() * options.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of options) {
    left -= weight;
    if (left < 0) return value;
  }
  return options[0][1];
}

const directionsOf: Readonly<Record<Operation, readonly Direction[]>> = {
  1: ['arrival', 'departure'],
  2: ['arrival'],
  3: ['departure'],
};

const spanish = ['MX', 'ES', 'CO', 'AR', 'DO'];

/** The facts that all sales share: flights of each airport, services, and rates as the rules take them. */
export type SaleWorld = {
  readonly now: Instant;
  readonly today: CivilDate;
  readonly flights: ReadonlyMap<string, readonly DrawnLeg[]>;
  readonly rates: ReadonlyMap<number, readonly Rate[]>;
  readonly paxMax: ReadonlyMap<number, number>;
};

export function openSaleWorld(now: Instant): SaleWorld {
  const codes = new Map(demoAirlines.map(({ id, iata_code }) => [id, iata_code]));
  const today = localDateOf(now, 'America/Cancun');
  const flights = new Map<string, DrawnLeg[]>();
  for (const row of demoFlights()) {
    const { airport_id, type, flight_number, flight_time, airline_id, is_national } = row;
    const direction = type === 'A' ? 'arrival' : 'departure';
    const key = `${airport_id} ${direction}`;
    const own = flights.get(key) ?? [];
    const flight = `${codes.get(airline_id)}${flight_number}`;
    own.push({
      direction,
      flight,
      airlineId: airline_id,
      isNational: is_national,
      terminal: row.terminal || null,
      on: '',
      time: flight_time,
    });
    flights.set(key, own);
  }
  const rates = new Map<number, Rate[]>();
  for (const row of demoRates(today)) {
    const own = rates.get(row.service_id) ?? [];
    own.push({
      id: row.id ?? 0,
      currency: 'USD',
      priority: row.priority ?? 1,
      priceMinor: row.price_minor,
      adultPriceMinor: row.adult_minor,
      minorPriceMinor: row.child_minor ?? 0,
      validFromOn: row.valid_from,
      validToOn: row.valid_to,
      paxMax: row.pax_max ?? null,
    });
    rates.set(row.service_id, own);
  }
  const paxMax = new Map(demoServices.map(({ id, pax_max }) => [id, pax_max]));
  return { now, today, flights, rates, paxMax };
}

/** The rate of a day; before the oldest one, that one's price without its row, as for bookings whose rate is gone. */
export function rateOn(
  world: SaleWorld,
  serviceId: number,
  on: CivilDate,
): { rate: Rate; id: number | null } {
  const rates = world.rates.get(serviceId) ?? [];
  const chosen = chooseRate([...rates], on);
  if (chosen.kind === 'ok') return { rate: chosen.rate, id: chosen.rate.id };
  const oldest = [...rates].sort((a, b) => (a.validFromOn < b.validFromOn ? -1 : 1))[0];
  if (!oldest) throw new RangeError(`no demo rate of service ${serviceId}`);
  return { rate: oldest, id: null };
}

/** Days on which the road of Caleta Real is closed, from today. */
const CLOSED = { code: 'CR', from: 60, to: 62 } as const;

function legsOf(
  random: Random,
  world: SaleWorld,
  trip: { airportId: number; code: string; operation: Operation; arrivalOn: string; departureOn: string },
): DrawnLeg[] {
  return directionsOf[trip.operation].map((direction) => {
    const all = world.flights.get(`${trip.airportId} ${direction}`) ?? [];
    // No ferry goes to Isla Serena in the night, and a pick-up is hours before its flight.
    const [first, ...more] =
      trip.code === 'IS' ? all.filter(({ time }) => time >= '10:00' && time < '21:00') : all;
    if (!first) throw new RangeError(`no demo flight at airport ${trip.airportId}`);
    return {
      ...random.pick([first, ...more]),
      on: direction === 'arrival' ? trip.arrivalOn : trip.departureOn,
    };
  });
}

/** The sale at a place in the row of all, 0 the oldest. */
export function drawSale(random: Random, world: SaleWorld, place: { index: number; of: number }): DrawnSale {
  // More is sold in the second year than in the first.
  const part = ((place.index + random.next()) / place.of) ** 0.8;
  const createdAt = Math.floor(world.now - HOUR_MS - (1 - part) * SALE_DAYS * DAY_MS);
  const pair = random.int(1, demoAirportProperties.length);
  const at = demoAirportProperties[pair - 1];
  const property = demoProperties.find(({ id }) => id === at?.property_id);
  if (!at || !property) throw new RangeError(`no demo resort ${pair}`);
  const zone = demoAirport(at.airport_id).time_zone;
  const isLate = random.next() < 0.12;
  const leadHours = isLate ? 62 + random.next() * 60 : 70 - Math.log(1 - random.next()) * 800;
  let arrivalOn = localDateOf(createdAt + Math.round(Math.min(leadHours, 4_600) * HOUR_MS), zone);
  const nights = random.int(3, 11);
  const isClosed = (on: string) =>
    property.code === CLOSED.code &&
    on >= addDays(world.today, CLOSED.from) &&
    on <= addDays(world.today, CLOSED.to + 1);
  while (isClosed(arrivalOn) || isClosed(addDays(arrivalOn, nights))) arrivalOn = addDays(arrivalOn, 4);
  const departureOn = addDays(arrivalOn, nights);
  const operation = weigh<Operation>(random, [
    [60, 1],
    [27, 2],
    [13, 3],
  ]);
  const adults = weigh(random, [
    [10, 1],
    [58, 2],
    [14, 3],
    [13, 4],
    [3, 5],
    [2, 6],
  ]);
  const small = weigh(random, [
    [70, 0],
    [19, 1],
    [11, 2],
  ]);
  const babySeats = random.next() < 0.3 ? small : 0;
  const country = weigh(random, [
    [45, 'US'],
    [17, 'MX'],
    [14, 'CA'],
    [7, 'GB'],
    [4, 'ES'],
    [3, 'DE'],
    [3, 'FR'],
    [3, 'BR'],
    [2, 'CO'],
    [1, 'AR'],
    [1, 'DO'],
  ]);
  return {
    createdAt,
    pair,
    property,
    airportId: at.airport_id,
    zone,
    extraMinutes: at.extra_minutes ?? 0,
    kind: weigh<Kind>(random, [
      [52, 1],
      [33, 2],
      [15, 3],
    ]),
    operation,
    legs: legsOf(random, world, {
      airportId: at.airport_id,
      code: property.code,
      operation,
      arrivalOn,
      departureOn,
    }),
    arrivalOn,
    departureOn,
    passengers: { adults, children: small - babySeats, babySeats },
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    country,
    agency: weigh<string | null>(random, [
      [46, null],
      [20, 'DIRECT'],
      [14, 'EXPEDIA'],
      [12, 'TUI'],
      [8, 'PRICETRAVEL'],
    ]),
    language: spanish.includes(country) ? 'es' : 'en',
    system: weigh<number | null>(random, [
      [78, null],
      [9, 0],
      [10, 1],
      [3, 2],
    ]),
    hasBenefit: random.next() < 0.12,
  };
}

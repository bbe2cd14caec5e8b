import { timeOfMinutes } from '@traslado/domain/time/civil';
import type { Insertable } from 'kysely';
import { airlineLines } from '../db/migrations/airline-lines.ts';
import type { Database } from '../db/schema.ts';
import { createRandom } from './random.ts';

/** Every airline of the list, numbered in its order. */
export const demoAirlines: readonly (Insertable<Database['airline']> & { readonly id: number })[] =
  airlineLines
    .trim()
    .split('\n')
    .map((line, index) => {
      const [iata_code = '', icao_code = '', name = ''] = line.split('|');
      return { id: index + 1, iata_code, icao_code, name, type: 'commercial', status: 1 };
    });

const airlineIds = new Map(demoAirlines.map(({ iata_code, id }) => [iata_code, id]));

export function demoAirlineId(code: string): number {
  const id = airlineIds.get(code);
  if (id === undefined) throw new RangeError(`no demo airline ${code}`);
  return id;
}

type Flight = Insertable<Database['scheduled_flight']>;

/** Terminals by airport: the airlines of each, and that of all others. */
const terminals: Readonly<
  Record<number, { readonly of: Readonly<Record<string, string>>; readonly others: string }>
> = {
  1: { of: { '2': 'VB Y4 CM AV LA', '4': 'AM AC WS TS UX IB BA BY DE 4Y AF' }, others: '3' },
  4: { of: { '1': 'VB Y4 AM' }, others: '2' },
  7: { of: { A: 'AA DL UA B6' }, others: 'B' },
};

/** The terminal of an airline at an airport of the demo; blank where it has one building. */
export function demoTerminalOf(airportId: number, airline: string): string {
  const { of = {}, others = '' } = terminals[airportId] ?? {};
  return Object.keys(of).find((terminal) => of[terminal]?.split(' ').includes(airline)) ?? others;
}

function flight(
  airportId: number,
  type: 'A' | 'D',
  airline: string,
  number: number,
  time: string,
  other: string,
  isNational: boolean,
): Flight {
  return {
    airline_id: demoAirlineId(airline),
    flight_number: String(number),
    airport_id: airportId,
    type,
    flight_time: time,
    is_national: isNational,
    other_airport: other,
    terminal: demoTerminalOf(airportId, airline),
  };
}

/**
 * Flights at CUN that people try first, with round numbers to remember.
 * AA 1234 lands 14:35 at terminal 3, AM 583 at terminal 4; AA 1235 leaves 14:20 (pick-up 10:50); VB 3101 leaves 01:10, national (pick-up 22:40 the day before);
 * DL 1882 leaves 06:00 (pick-up 02:30: the shuttle departure with a single seat left).
 */
const remembered: readonly Flight[] = [
  flight(1, 'A', 'AA', 1234, '14:35', 'MIA', false),
  flight(1, 'D', 'AA', 1235, '14:20', 'MIA', false),
  flight(1, 'A', 'AM', 583, '11:20', 'MEX', true),
  flight(1, 'D', 'AM', 584, '12:25', 'MEX', true),
  flight(1, 'A', 'VB', 3100, '00:20', 'MTY', true),
  flight(1, 'D', 'VB', 3101, '01:10', 'MTY', true),
  flight(1, 'A', 'Y4', 741, '09:05', 'GDL', true),
  flight(1, 'D', 'Y4', 742, '10:00', 'GDL', true),
  flight(1, 'D', 'DL', 1882, '06:00', 'ATL', false),
];

/** Flights of the day that the sandbox's feed tells. */
const told: readonly Flight[] = [
  flight(1, 'A', 'UA', 1609, '15:10', 'IAH', false),
  flight(1, 'A', 'B6', 1089, '17:05', 'JFK', false),
  flight(1, 'A', 'WN', 2310, '16:40', 'DEN', false),
  flight(1, 'A', 'F9', 1203, '19:20', 'ATL', false),
  flight(1, 'A', 'BA', 4321, '14:35', 'MIA', false),
];

type Routes = {
  readonly airportId: number;
  /** Other end, airlines that fly it, and `national`. */
  readonly routes: readonly (readonly [other: string, airlines: string, national?: 'national'])[];
  /** Flights each way of one airline on one route. */
  readonly daily: number;
};

const network: readonly Routes[] = [
  {
    airportId: 1,
    daily: 2,
    routes: [
      ['MIA', 'AA'],
      ['DFW', 'AA WN'],
      ['JFK', 'B6 DL'],
      ['ATL', 'DL F9'],
      ['IAH', 'UA'],
      ['ORD', 'UA AA F9'],
      ['DEN', 'UA F9 WN'],
      ['LAX', 'DL AS'],
      ['BOS', 'B6'],
      ['YYZ', 'AC WS TS'],
      ['YUL', 'AC TS'],
      ['MAD', 'UX IB'],
      ['LGW', 'BA BY'],
      ['FRA', 'DE 4Y'],
      ['CDG', 'AF'],
      ['PTY', 'CM'],
      ['BOG', 'AV LA'],
      ['MEX', 'AM VB Y4', 'national'],
      ['MTY', 'VB Y4', 'national'],
      ['GDL', 'VB Y4', 'national'],
      ['TIJ', 'Y4 VB', 'national'],
    ],
  },
  {
    airportId: 2,
    daily: 1,
    routes: [
      ['DFW', 'AA'],
      ['IAH', 'UA'],
      ['ATL', 'DL'],
      ['DEN', 'F9'],
      ['YYZ', 'WS'],
      ['MEX', 'VB Y4', 'national'],
      ['MTY', 'VB', 'national'],
    ],
  },
  {
    airportId: 3,
    daily: 1,
    routes: [
      ['ATL', 'DL'],
      ['DFW', 'AA'],
      ['IAH', 'UA'],
      ['EWR', 'UA'],
      ['YYZ', 'AC'],
      ['FRA', '4Y'],
      ['MEX', 'AM VB', 'national'],
      ['GDL', 'VB', 'national'],
    ],
  },
  {
    airportId: 4,
    daily: 1,
    routes: [
      ['LAX', 'AA AS DL'],
      ['PHX', 'AA WN'],
      ['DFW', 'AA'],
      ['SFO', 'UA AS'],
      ['DEN', 'UA WN F9'],
      ['IAH', 'UA'],
      ['YVR', 'WS AC'],
      ['YYC', 'WS'],
      ['MEX', 'AM VB Y4', 'national'],
      ['GDL', 'Y4', 'national'],
      ['TIJ', 'Y4', 'national'],
    ],
  },
  {
    airportId: 5,
    daily: 1,
    routes: [
      ['LAX', 'AS DL'],
      ['DFW', 'AA'],
      ['PHX', 'AA WN'],
      ['SEA', 'AS'],
      ['YVR', 'WS'],
      ['YYC', 'WS'],
      ['YYZ', 'AC'],
      ['DEN', 'UA'],
      ['MEX', 'AM VB Y4', 'national'],
      ['MTY', 'VB', 'national'],
      ['TIJ', 'Y4', 'national'],
    ],
  },
  {
    airportId: 6,
    daily: 1,
    routes: [
      ['MIA', 'AA'],
      ['CLT', 'AA'],
      ['JFK', 'B6 DL'],
      ['ATL', 'DL'],
      ['FLL', 'B6 NK'],
      ['BWI', 'WN'],
      ['YYZ', 'AC WS'],
      ['LGW', 'BA BY'],
      ['PTY', 'CM'],
      ['KIN', 'JY', 'national'],
    ],
  },
  {
    airportId: 7,
    daily: 1,
    routes: [
      ['MIA', 'AA'],
      ['JFK', 'B6 DL'],
      ['ATL', 'DL'],
      ['EWR', 'UA'],
      ['YUL', 'TS AC'],
      ['YYZ', 'AC WS'],
      ['MAD', 'UX IB'],
      ['FRA', 'DE'],
      ['CDG', 'AF'],
      ['BOG', 'AV DM'],
      ['PTY', 'CM'],
      ['STI', 'DO', 'national'],
    ],
  },
  {
    airportId: 8,
    daily: 1,
    routes: [
      ['MIA', 'AA UP'],
      ['FLL', 'B6 UP'],
      ['JFK', 'B6 DL'],
      ['CLT', 'AA'],
      ['ATL', 'DL'],
      ['YYZ', 'AC WS'],
      ['LHR', 'BA'],
      ['PTY', 'CM'],
      ['FPO', 'UP', 'national'],
      ['GHB', 'UP', 'national'],
    ],
  },
];

/** The schedule: for each airline on each route, landings and the take-offs that follow an hour later. */
export function demoFlights(): Flight[] {
  const random = createRandom(20_261);
  const taken = new Set([...remembered, ...told].map((one) => `${one.airline_id}-${one.flight_number}`));
  const flights = [...remembered];
  const nextNumber = (airline: string): number => {
    const key = (number: number) => `${demoAirlineId(airline)}-${number}`;
    // Odd numbers and their even followers are a pair, used only once.
    for (;;) {
      const number = random.int(50, 1_499) * 2 + 1;
      if (taken.has(key(number)) || taken.has(key(number + 1))) continue;
      taken.add(key(number)).add(key(number + 1));
      return number;
    }
  };
  for (const { airportId, routes, daily } of network)
    for (const [other, airlines, national] of routes)
      for (const airline of airlines.split(' '))
        for (let turn = 0; turn < daily; turn += 1) {
          const number = nextNumber(airline);
          const landing = random.int(7 * 12, 20 * 12) * 5;
          const takeOff = landing + random.int(10, 16) * 5;
          const isNational = national !== undefined;
          flights.push(flight(airportId, 'A', airline, number, timeOfMinutes(landing), other, isNational));
          flights.push(
            flight(airportId, 'D', airline, number + 1, timeOfMinutes(takeOff), other, isNational),
          );
        }
  return [...flights, ...told];
}

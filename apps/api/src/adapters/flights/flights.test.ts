import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool } from '../../db/client.ts';
import { demoAirlineId } from '../../demo/flights.ts';
import { loadDemo } from '../../demo/load-demo.ts';
import type { Flights } from '../../ports/flights.ts';
import { cloneDatabase } from '../../testing/database/test-databases.ts';
import { everyFault, hastyLimits } from '../../testing/stand-in/every-fault.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import type { Backend } from '../group-client/backend.ts';
import { openGroupSystems } from '../group-client/group-systems.ts';
import { unavailable } from '../group-client/outcome.ts';
import { createEmbeddedFlights } from './embedded.ts';
import { createHttpFlights } from './http.ts';

const now = (): number => Date.parse('2026-11-21T15:00:00Z');

/** The suite of every provider of flights. */
function flightsSuite(
  name: string,
  open: () => Promise<{ port: Flights; close: () => Promise<void> }>,
): void {
  describe(`flights port: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('finds a flight by direction and day, with our number of its airline', async () => {
      expect(await opened.port.find('AA1235', 'D', '2026-12-28')).toEqual({
        kind: 'ok',
        flight: {
          key: 'AA1235',
          airlineId: demoAirlineId('AA'),
          airline: 'American Airlines',
          number: '1235',
          airportId: 1,
          type: 'D',
          on: '2026-12-28',
          time: '14:20',
          isNational: false,
          otherAirport: 'MIA',
          terminal: '3',
        },
      });
    });

    it('finds it by designator alone, without a day', async () => {
      expect(await opened.port.findByKey('Y4741')).toMatchObject({
        kind: 'ok',
        flight: { type: 'A', on: null, isNational: true },
      });
    });

    it('does not find what is not flown', async () => {
      expect(await opened.port.findByKey('ZZ999')).toEqual({ kind: 'not_found' });
      expect(await opened.port.find('AA1235', 'A', '2026-12-28')).toEqual({ kind: 'not_found' });
    });
  });
}

flightsSuite('our own schedule', async () => {
  const database = await cloneDatabase();
  const db = createDb(createPool({ url: database.url, max: 2 }));
  await loadDemo({ db, now: now() });
  return {
    port: createEmbeddedFlights(db, () => {}),
    async close() {
      await db.destroy();
      await database.drop();
    },
  };
});

const ours = {
  airlineIdOf: (code: string): number | null => (code === 'ZZ' ? null : demoAirlineId(code)),
  airportIdOf: (theirId: number): number => theirId,
};

function openPort(standIn: StandIn, limits = {}) {
  const systems = openGroupSystems({
    urls: { auth: standIn.url, flights: standIn.url },
    systemUser: 'web',
    now,
    limits,
  });
  const flights = systems.of('flights');
  if (!flights) throw new Error('no address');
  return { port: createHttpFlights(flights, ours), close: systems.close };
}

flightsSuite('the group’s over HTTP', async () => {
  const standIn = await startStandIn({ now });
  const { port, close } = openPort(standIn);
  return {
    port,
    async close() {
      await close();
      await standIn.goDown();
    },
  };
});

describe('flights of the group that do not answer', () => {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStandIn({ now });
  });
  afterEach(() => {
    standIn.faults.clear();
    standIn.forget();
  });
  afterAll(() => standIn.goDown());

  it.each(everyFault)('$is: not known, which is not "not flown"', async ({ bring, requests }) => {
    const { port, close } = openPort(standIn, hastyLimits);
    await bring(standIn, 'searchFlight');
    expect(await port.find('AA1235', 'D', '2026-12-28')).toEqual({ kind: 'unavailable' });
    expect(standIn.heard.filter(({ call }) => call === 'searchFlight')).toHaveLength(requests);
    if (requests === 0) await standIn.comeUp();
    await close();
  });

  it.each([
    ['9:15 AM', { kind: 'ok', flight: { time: '09:15' } }],
    ['2026-12-28T09:15:00', { kind: 'ok', flight: { time: '09:15' } }],
    // Another hour in another zone: the guest types it.
    ['2026-12-28T14:15:00Z', { kind: 'not_found' }],
    ['09:15-05:00', { kind: 'not_found' }],
    ['soon', { kind: 'not_found' }],
  ])('a flight at %j is read, or typed by hand', async (flight_time, expected) => {
    const call: Backend['call'] = async (_route, _input, reader) => {
      const read = reader.safeParse({ is_national: '0', flight_time });
      return read.success ? { kind: 'ok', status: 200, value: read.data } : unavailable('unreadable', false);
    };
    const port = createHttpFlights({ name: 'flights', call, close: async () => {} }, ours);
    expect(await port.find('AA1235', 'D', '2026-12-28')).toMatchObject(expected);
  });

  it('asks in the documented words', async () => {
    const { port, close } = openPort(standIn);
    await port.find('VB3101', 'D', '2026-12-28');
    await port.findByKey('VB3101');
    expect(standIn.heard.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/transfers/flights/search-data/VB/3101/D/2026-12-28',
      'GET /v1/transfers/flights/key/VB3101',
    ]);
    await close();
  });
});

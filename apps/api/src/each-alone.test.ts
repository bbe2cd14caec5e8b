import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { assembleProduct, type Product } from './product.ts';
import { cloneDatabase, type TestDatabase } from './testing/database/test-databases.ts';
import { type SpareWorld, startSpareWorld } from './testing/spare-world/spare-world.ts';

/**
 * Each of the group's systems set alone, over a database with the demo in it: its own data comes from it, and nothing of the demo stands in
 * for it. The systems have none of the demo's resorts, airports and services.
 */

let world: SpareWorld;
beforeAll(async () => {
  world = await startSpareWorld();
}, 60_000);
afterAll(() => world.goDown());

type Ask = (url: string) => Promise<{ readonly status: number; readonly body: never }>;
type Row = readonly [
  setting: string,
  calls: readonly string[],
  look: (ask: Ask) => Promise<unknown>,
  expected: unknown,
];

const codesOf = (rows: { code: string }[]): string[] => rows.map(({ code }) => code);
const offersUrl = '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1';
const saleOf = async (ask: Ask): Promise<unknown> => {
  const { status, body } = await ask(offersUrl);
  return status === 200 ? (body as unknown[]).length : status;
};

const alone: readonly Row[] = [
  [
    'MOBILE',
    ['properties', 'stay'],
    async (ask) => {
      const { body } = await ask('/api/v2/properties/all');
      const stay = await ask('/api/v2/reservations/reservationByReference/Rivera/BP100001-1');
      return [codesOf(body), (stay.body as { resort?: string }).resort];
    },
    // No list has the places of their resorts, so none is sold; the demo's stay is none of theirs.
    [[], undefined],
  ],
  [
    'TRANSFERS',
    ['airports'],
    async (ask) =>
      [(await ask('/airports')).body as { iata_code: string }[], await saleOf(ask)].map((one) =>
        Array.isArray(one) ? one.map(({ iata_code }) => iata_code) : one,
      ),
    // None of our segments is theirs: their hours are unknown.
    [['CUN'], 503],
  ],
  ['OPERATIONS', ['offers'], saleOf, 503],
  ['SISTUR', ['sheet'], saleOf, 503],
  [
    'FLIGHTS',
    ['airlines'],
    async (ask) => {
      const { body } = await ask('/v1/transfers/airlines-external');
      const flight = await ask('/v1/transfers/flights/search-data/AA/1234/A/2027-01-05');
      return [(body as { iataCode: string }[]).map(({ iataCode }) => iataCode), flight.status];
    },
    // Theirs has no time of a flight, ours would.
    [['AA'], 404],
  ],
  [
    'EXCHANGE_RATE',
    [],
    async (ask) => ((await ask('/v1/exchange-rate')).body as { exchangeRate: number }).exchangeRate,
    18.25,
  ],
  ['GEO', [], async (ask) => (await ask('/api/public/geo-ip/203.0.113.7')).body, null],
  ['AUTH', [], saleOf, 3],
  ['PROXY', [], saleOf, 3],
];

describe.each(alone)('%s alone', (setting, calls, look, expected) => {
  let database: TestDatabase;
  let product: Product;
  beforeAll(async () => {
    world.forget();
    database = await cloneDatabase('with_demo');
    const config = readConfig({
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      [`${setting}_API_URL`]: world.url,
    });
    product = await assembleProduct(config, () => undefined);
  }, 120_000);
  afterAll(async () => {
    await product.close();
    await database.drop();
  });

  it('is asked, and nothing of ours stands in for it', async () => {
    const login = await product.app.inject({
      method: 'POST',
      url: '/v1/auth/login/system',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=web',
    });
    const ask: Ask = async (url) => {
      const headers = { authorization: `Bearer ${login.json().id.token}` };
      const answer = await product.app.inject({ url, headers });
      return { status: answer.statusCode, body: answer.json() as never };
    };
    // Reading the catalogue goes on beside the calls.
    let seen: unknown;
    for (const until = Date.now() + 20_000; Date.now() < until; await sleep(200)) {
      seen = await look(ask).catch(() => 'refused');
      const heard = new Set(world.heard.map((one) => one.call));
      if (calls.every((call) => heard.has(call)) && JSON.stringify(seen) === JSON.stringify(expected)) break;
    }
    expect(seen).toEqual(expected);
    for (const call of calls) expect(world.heard.map((one) => one.call)).toContain(call);
  }, 60_000);
});

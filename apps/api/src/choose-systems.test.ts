import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { assembleProduct, type Product } from './product.ts';
import { freePort } from './testing/child-process.ts';
import { cloneDatabase, type TestDatabase } from './testing/database/test-databases.ts';

/** A product whose every backend is the group's, none of which is there. */

let database: TestDatabase;
let product: Product;
let startedInMs: number;
beforeAll(async () => {
  database = await cloneDatabase();
  const dead = `http://127.0.0.1:${await freePort()}`;
  const names = ['AUTH', 'MOBILE', 'RESERVATIONS', 'SISTUR', 'OPERATIONS', 'PROXY', 'GEO', 'EXCHANGE_RATE'];
  const urls = Object.fromEntries([...names, 'FLIGHTS'].map((name) => [`${name}_API_URL`, dead]));
  const config = readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', DEMO_SALES: '0', ...urls });
  const startedAt = performance.now();
  product = await assembleProduct(config, () => undefined);
  startedInMs = performance.now() - startedAt;
}, 60_000);
afterAll(async () => {
  await product.close();
  await database.drop();
});

async function get(url: string) {
  const login = await product.app.inject({
    method: 'POST',
    url: '/v1/auth/login/system',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=web',
  });
  return product.app.inject({ url, headers: { authorization: `Bearer ${login.json().id.token}` } });
}

describe('systems of the group that are not there', () => {
  it('do not hold up the start', () => {
    // Loading the demo is most of it.
    expect(startedInMs).toBeLessThan(30_000);
  });

  it('leave the app its token, and sell nothing of ours in place of theirs', async () => {
    await sleep(300);
    const properties = await get('/api/v2/properties/all');
    expect([properties.statusCode, properties.json().code]).toEqual([503, 'backend.unavailable']);
    const rides = await get(
      '/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1&expand=sheet',
    );
    expect([rides.statusCode, rides.json().code]).toEqual([503, 'backend.unavailable']);
  });

  it('are null where they only inform', async () => {
    expect((await get('/v1/exchange-rate')).json()).toMatchObject({ exchangeRate: null });
    expect((await get('/api/public/geo-ip/203.0.113.7')).json()).toBeNull();
  });

  it('are told as what they are where a guest needs them, never as "not found"', async () => {
    for (const url of [
      '/api/v2/reservations/reservationByReference/Rivera/BP100001-1',
      '/v1/transfers/flights/key/AA1234',
    ]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'backend.unavailable']);
    }
  });
});

it('the reservation system alone is not enough: stays are asked of the mobile API', () => {
  expect(() => readConfig({ RESERVATIONS_API_URL: 'http://reservations.example' })).toThrow(ConfigError);
  expect(() => readConfig({ MOBILE_API_URL: 'not an address' })).toThrow(/^MOBILE_API_URL: /);
});

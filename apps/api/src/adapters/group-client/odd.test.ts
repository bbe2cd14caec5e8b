import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { assembleProduct, type Product } from '../../product.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { asDocumented } from '../../testing/stand-in/documented.ts';
import { otherAirport, otherFolio, otherHotel, otherService } from '../../testing/stand-in/other-world.ts';
import { createSelling } from '../../testing/stand-in/selling.ts';
import { asText, oddSpellings, type Spelling } from '../../testing/stand-in/spelling.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { testStay } from '../../testing/stay.ts';
import {
  backendAirlines,
  backendAirports,
  backendConfigurations,
  backendOffers,
  backendProperties,
  backendRecipients,
  backendRestriction,
  backendSegments,
  backendSheet,
} from '../group-catalogue/read-catalogue.ts';
import { backendStay } from '../pms/read-stay.ts';
import type { AnswerReader } from './tolerant/reading.ts';

/**
 * The dialect `odd`: every form that our readers take, 200 combinations by a fixed seed. Each list is read in all of them; a spread of them
 * goes from the look-up to the cancellation, from an empty production database.
 */

const spellings = oddSpellings(200);

let standIn: StandIn;
let product: Product;
let database: TestDatabase;
const selling = createSelling({ now: Date.now });
const hotel = otherHotel('BP');

beforeAll(async () => {
  standIn = await startStandIn({ dialect: 'odd', world: 'other', more: () => [...selling.calls] });
  database = await cloneDatabase();
  const names = ['AUTH', 'MOBILE', 'RESERVATIONS', 'SISTUR', 'OPERATIONS', 'FLIGHTS', 'TRANSFERS'];
  const urls = Object.fromEntries(names.map((name) => [`${name}_API_URL`, standIn.url]));
  const settings = { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: 'http://localhost' };
  // On a busy machine one answer may be late, and a part is read again as a whole.
  const again = { CATALOGUE_REFRESH_S: '20' };
  const config = readConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...settings,
    ...again,
    ...urls,
  });
  product = await assembleProduct(config, () => undefined);
}, 120_000);
afterAll(async () => {
  await product.close();
  await standIn.goDown();
  await database.drop();
});

/** The stand-in's answer before it is spelled. */
async function richOf(world: StandIn, path: string): Promise<unknown> {
  const body = new URLSearchParams({ username: 'web' });
  const login = await (await fetch(`${world.url}/v1/auth/login/system`, { method: 'POST', body })).json();
  const answer = await fetch(world.url + path, { headers: { authorization: `Bearer ${login.id.token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

describe('200 ways to write the same', () => {
  const number = otherService(111);
  const reads: readonly (readonly [call: string, path: string, reader: AnswerReader<unknown>])[] = [
    ['listProperties', '/api/v2/properties/all', backendProperties],
    ['listAirports', '/airports', backendAirports],
    ['listAirlines', '/v1/transfers/airlines-external', backendAirlines],
    [
      'listServicesForSale',
      `/v1/serviceManage/transfers-services-for-sale/${hotel}?is_round_trip=0&airport_id=${otherAirport(1)}`,
      backendOffers,
    ],
    ['getServiceSheet', `/master-service/sheet-data/${number}?hotel_key=${hotel}&language=ES`, backendSheet],
    ['listSegments', '/v1/transfers/transfers/service-segment/4011', backendSegments],
    [
      'listSegmentConfigurations',
      '/v1/transfers/transfers/service-segment/4011/configuration',
      backendConfigurations,
    ],
    ['getRestriction', '/v1/serviceManage/restrictions/602', backendRestriction],
    [
      'listNotificationGroups',
      `/v1/serviceManage/notification-groups?notification_tag=TRANS:CARTACONFIRMACION:${hotel}`,
      backendRecipients,
    ],
    [
      'findStay',
      `/api/v2/reservations/reservationByReference/Rivera/${otherFolio('BP100001-1')}`,
      backendStay,
    ],
  ];

  it.each(reads)('%s', async (call, path, reader) => {
    const plain = await startStandIn({ world: 'other' });
    const body = await richOf(plain, path).finally(() => plain.goDown());
    const read = (spelling: Spelling) =>
      reader.safeParse(asDocumented({ call, status: 200, body }, spelling).body);
    const usual = read(asText);
    expect(usual.success).toBe(true);
    for (const [index, spelling] of spellings.entries()) {
      const found = read(spelling);
      expect(found.success && usual.success && found.data, `combination ${index}`).toEqual(
        usual.success && usual.data,
      );
      expect(found.notes?.refused, `combination ${index}`).toEqual([]);
    }
  });

  it('are 200', () => {
    expect(new Set(spellings.map((one) => Object.values(one).map(String).join('|'))).size).toBeGreaterThan(
      190,
    );
  });
});

async function ask(token: string, method: 'GET' | 'POST' | 'PUT', url: string, body?: object) {
  const answer = await product.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function logIn(): Promise<string> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/v1/auth/login/system',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'username=web',
  });
  return answer.json().id.token;
}

type Offer = { readonly id: number; readonly service_rate_id: number; readonly maximum_pax: number };

/** Their rides to Cancún at the hotel, once their catalogue is read. */
async function listRides(token: string, airportId: number): Promise<Offer[]> {
  const url = `/v1/serviceManage/transfers-services-for-sale/${hotel}?is_round_trip=1&airport_id=${airportId}`;
  return ask(token, 'GET', url);
}

async function findAirport(token: string): Promise<number> {
  for (const until = Date.now() + 100_000; Date.now() < until; await sleep(200)) {
    const airports = (await ask(token, 'GET', '/airports')) as { airport_id: number; iata_code: string }[];
    const id = airports.find(({ iata_code }) => iata_code === 'CUN')?.airport_id;
    const rides = id === undefined ? [] : await listRides(token, id).catch(() => []);
    if (id !== undefined && rides.length > 0) return id;
  }
  throw new Error('their catalogue was not read');
}

describe('from the look-up to the cancellation, by calls', () => {
  let app: string;
  let airportId: number;
  beforeAll(async () => {
    app = await logIn();
    airportId = await findAirport(app);
  }, 120_000);

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 40, 80, 120, 160, 199])('combination %i', async (index) => {
    standIn.state.spelling = spellings[index] ?? asText;
    const row = testStay(`BP6${String(index).padStart(5, '0')}-1`, Date.now(), { last_name: 'Rivera' });
    standIn.state.stays.set(row.folio, row);
    const folio = otherFolio(row.folio);
    const stay = await ask(app, 'GET', `/api/v2/reservations/reservationByReference/Rivera/${folio}`);
    expect(stay).toMatchObject({ resort: hotel, confirmationNumber: folio });
    const rides = await listRides(app, airportId);
    const ride = rides.find(({ maximum_pax }) => maximum_pax === 6);
    if (!ride) throw new Error('no private ride');
    const today = localDateOf(Date.now(), 'America/Cancun');
    const leg = (flight_key: string, days: number, flight_time: string) => ({
      flight_key,
      service_date: addDays(today, days),
      flight_time,
      is_national: '0',
    });
    const sold = await ask(stay.session.token, 'POST', `/transfers/v1/sales/coupons/${ride.id}`, {
      hotel,
      folio,
      name: 'Ana Rivera',
      email: 'ana@example.com',
      phone: '+15551234567',
      adults: 2,
      minors: 1,
      babyseat: 0,
      service_rate_id: ride.service_rate_id,
      is_round_trip: true,
      arrival: leg('AA 4320', 30, '13:35'),
      departure: leg('AA 4321', 37, '14:20'),
      uuidReference: randomUUID(),
    });
    expect(sold).toMatchObject({ status: 'pending_payment', amount_due: 160 });
    const code: string = sold.coupon_id;
    const form = new URLSearchParams({
      coupon_id: code,
      amount: '160.00',
      currency: 'USD',
      payment_token: 'tok_visa',
      uuidReference: randomUUID(),
    });
    const paid = await product.app.inject({
      method: 'POST',
      url: '/v1/sales/payments/pay-coupon-by-id',
      headers: {
        authorization: `Bearer ${stay.session.token}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: form.toString(),
    });
    expect([paid.statusCode, paid.json().status], paid.body).toEqual([200, 'succeeded']);
    const shown = await ask(stay.session.token, 'GET', `/v1/transfers/coupons/${code}`);
    expect(shown).toMatchObject({ status: 'confirmed', price: { paid: 160, due: 0 } });
    const [, departure] = shown.transfers;
    await ask(stay.session.token, 'PUT', `/v3/transfers/reservations/${departure.transfer_id}`, {
      coupon_id: code,
      flight_time: '16:20',
    });
    const url = '/v2/transfers/reservations/cancel-coupons-by-id';
    await ask(stay.session.token, 'PUT', url, { coupons: [code] });
    const after = await ask(stay.session.token, 'GET', `/v1/transfers/coupons/${code}`);
    expect(after).toMatchObject({
      status: 'cancelled',
      transfers: [{ flight_time: '13:35' }, { flight_time: '16:20', pick_up: { time: '12:50' } }],
    });
    expect(selling.coupons().filter((coupon) => coupon.folio === row.folio)).toMatchObject([
      { status: 'cancelled' },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { assembleProduct, type Product } from '../../product.ts';
import { cloneDatabase, type TestDatabase } from '../database/test-databases.ts';
import { dayFromNow, spareHotel, spareStay } from './spare-rows.ts';
import { type Said, type SpareWorld, startSpareWorld } from './spare-world.ts';

/** An empty production database in front of systems that our readers were not written by: from the look-up to the cancellation. */

let world: SpareWorld;
let product: Product;
let database: TestDatabase;

beforeAll(async () => {
  world = await startSpareWorld();
  database = await cloneDatabase();
  const names = [
    'AUTH',
    'MOBILE',
    'RESERVATIONS',
    'SISTUR',
    'OPERATIONS',
    'PROXY',
    'GEO',
    'EXCHANGE_RATE',
    'FLIGHTS',
    'TRANSFERS',
  ];
  const urls = Object.fromEntries(names.map((name) => [`${name}_API_URL`, world.url]));
  const settings = { NODE_ENV: 'production', PAYMENTS: 'sandbox', PUBLIC_URL: 'http://localhost' };
  const config = readConfig({
    DATABASE_URL: database.url,
    LOG_LEVEL: process.env.LOUD ?? 'silent',
    ...settings,
    ...urls,
  });
  product = await assembleProduct(config, () => undefined);
}, 120_000);
afterEach(() => {
  world.answers.clear();
});
afterAll(async () => {
  await product.close();
  await world.goDown();
  await database.drop();
});

async function ask(token: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await product.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
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
let app: string;
let airportId: number;
let offers: Offer[];

const listRides = (airport: number, isRoundTrip = 1): Promise<Offer[]> =>
  ask(
    app,
    'GET',
    `/v1/serviceManage/transfers-services-for-sale/${spareHotel}?is_round_trip=${isRoundTrip}&airport_id=${airport}&expand=sheet&language=EN`,
  );

beforeAll(async () => {
  app = await logIn();
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(200)) {
    const airports = (await ask(app, 'GET', '/airports')) as { airport_id: number; iata_code: string }[];
    airportId = airports.find(({ iata_code }) => iata_code === 'CUN')?.airport_id ?? 0;
    offers = airportId === 0 ? [] : await listRides(airportId).catch(() => []);
    if (offers.length > 0) return;
  }
  throw new Error('their catalogue was not read');
}, 60_000);

let number = 0;
const newStay = () => ({ folio: `${845_500 + ++number}-1`, lastName: 'Marin' });

async function sell(stay: { folio: string; lastName: string }) {
  const proved = await ask(
    app,
    'GET',
    `/api/v2/reservations/reservationByReference/${stay.lastName}/${stay.folio}`,
  );
  const token: string = proved.session.token;
  const ride = offers.find((one) => JSON.stringify(one).includes('Private car'));
  if (!ride) throw new Error(`no private ride: ${JSON.stringify(offers)}`);
  const leg = (flight_key: string, days: number, flight_time: string) => ({
    flight_key,
    service_date: dayFromNow(days),
    flight_time,
    is_national: '0',
  });
  const sold = await ask(token, 'POST', `/transfers/v1/sales/coupons/${ride.id}`, {
    hotel: spareHotel,
    folio: stay.folio,
    name: 'Ana Marin',
    email: 'ana@example.com',
    phone: '+15551234567',
    adults: 2,
    minors: 0,
    babyseat: 0,
    service_rate_id: ride.service_rate_id,
    is_round_trip: true,
    arrival: leg('AA 4320', 20, '13:35'),
    departure: leg('AA 4321', 27, '16:20'),
    uuidReference: randomUUID(),
  });
  return { token, sold, code: sold.coupon_id as string };
}

const pay = (token: string, code: string, amount: string) =>
  product.app.inject({
    method: 'POST',
    url: '/v1/sales/payments/pay-coupon-by-id',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      coupon_id: code,
      amount,
      currency: 'USD',
      payment_token: 'tok_visa',
      uuidReference: randomUUID(),
    }).toString(),
  });

const says = (call: string, body: unknown, status = 200): void => {
  world.answers.set(call, (): Said => ({ status, body }));
};

describe('a group that nobody here knew', () => {
  it('is sold as its documents say, in both languages', async () => {
    expect(offers).toHaveLength(2);
    expect(JSON.stringify(offers)).toContain('Shared shuttle');
    const airports = await ask(app, 'GET', '/airports');
    expect(JSON.stringify(airports)).toContain('Aeropuerto Internacional de Cancún');
    expect(JSON.stringify(airports)).toContain('Cancun International Airport');
    const oneWay = await listRides(airportId, 0);
    expect(JSON.stringify(oneWay)).toContain('Arrival only');
  });

  it('from the look-up to the cancellation', async () => {
    const { token, sold, code } = await sell(newStay());
    expect(sold).toMatchObject({ status: 'pending_payment', amount_due: 150 });
    const sale = world.sold.at(-1);
    expect(sale).toMatchObject({
      service: '9312',
      body: {
        service_rate_id: 821,
        movement_origin_id: 8,
        operation_type_id: 1,
        position_id: 3,
        from_appointment_place_id: 701,
        to_appointment_place_id: 702,
        airline_id: 901,
        receptive_group_id: 0,
      },
    });
    const paid = await pay(token, code, '150.00');
    expect([paid.statusCode, paid.json().status], paid.body).toEqual([200, 'succeeded']);
    const shown = await ask(token, 'GET', `/v1/transfers/coupons/${code}`);
    expect(shown).toMatchObject({ status: 'confirmed', hotel_name: 'Gran Arena' });
    const [, departure] = shown.transfers;
    expect(departure).toMatchObject({ flight_time: '16:20', pick_up: { time: '12:50' } });
    await ask(token, 'PUT', `/v3/transfers/reservations/${departure.transfer_id}`, {
      coupon_id: code,
      flight_time: '17:20',
    });
    expect((await ask(token, 'GET', `/v1/transfers/coupons/${code}`)).transfers[1].flight_time).toBe('17:20');
    await ask(token, 'PUT', '/v2/transfers/reservations/cancel-coupons-by-id', { coupons: [code] });
    expect((await ask(token, 'GET', `/v1/transfers/coupons/${code}`)).status).toBe('cancelled');
  });

  it.each([
    ['a list of one in data', (stay: object) => ({ data: [stay] })],
    ['success around it', (stay: object) => ({ success: true, message: null, data: stay })],
    ['a number for a number', (stay: { confirmationNumber: string }) => ({ ...stay, nameId: '0012' })],
    [
      'empty texts',
      (stay: object) => ({ ...stay, room: '', email: '', country: '', usingMember: '', children: '' }),
    ],
    [
      'missing fields',
      ({
        room,
        email,
        phone,
        country,
        children,
        usingMember,
        clubInformation,
        ...stay
      }: Record<string, unknown>) => stay,
    ],
    ['an empty club', (stay: object) => ({ ...stay, clubInformation: {} })],
    [
      'a club of nulls',
      (stay: object) => ({
        ...stay,
        clubInformation: {
          application: null,
          company: null,
          isMember: null,
          isBeneficiary: null,
          folioClub: null,
          hotelClub: null,
          membershipType: null,
          isGuest: null,
          allowBookingFrom: null,
          otherAffiliations: null,
          club: null,
        },
      }),
    ],
    [
      'a club in a list',
      (stay: object) => ({
        ...stay,
        clubInformation: [{ isMember: 'N', isGuest: 'N', allowBookingFrom: 'W' }],
      }),
    ],
    ['no club in a list', (stay: object) => ({ ...stay, clubInformation: [] })],
    [
      'affiliations as a text',
      (stay: object) => ({ ...stay, clubInformation: { otherAffiliations: 'NONE', isMember: false } }),
    ],
    ['the state confirmed', (stay: object) => ({ ...stay, reservationStatus: 'CONFIRMED' })],
    ['the state due in', (stay: object) => ({ ...stay, reservationStatus: 'DUE IN' })],
    ['a word of their own', (stay: object) => ({ ...stay, reservationStatus: 'GTD' })],
    ['an agency as a number', (stay: object) => ({ ...stay, agencyCode: 4711, companyId: 12 })],
    ['a member benefit as text', (stay: object) => ({ ...stay, mBenefits: '0', usingMember: 'N' })],
    [
      'a folio of small letters',
      (stay: { confirmationNumber: string }) => ({
        ...stay,
        confirmationNumber: ` ${stay.confirmationNumber} `,
      }),
    ],
  ] as const)('a stay is found: %s', async (_, change) => {
    world.answers.set('stay', ({ at: { name, folio } }) => ({
      body: change(spareStay(folio ?? '', name ?? '') as never),
    }));
    const { folio, lastName } = newStay();
    const answer = await product.app.inject({
      url: `/api/v2/reservations/reservationByReference/${lastName}/${folio}`,
      headers: { authorization: `Bearer ${app}` },
    });
    expect([answer.statusCode, answer.json().confirmationNumber], answer.body).toEqual([200, folio]);
  });

  it.each([
    ['success', { success: true }],
    ['success in data', { data: { success: true } }],
    ['success with nothing beside', { success: true, data: null }],
    ['success with an empty list', { success: true, data: [], message: 'OK' }],
    ['success with data', { success: 1, data: { id: 7 } }],
    ['success in a list', [{ success: 'true' }]],
    ['success with a status of an answer', { success: true, status: 200, message: 'OK' }],
    ['success with no errors', { success: true, errors: [], error: null }],
  ])('a payment, a change and a cancellation are done: %s', async (_, body) => {
    const { token, code } = await sell(newStay());
    // Their list goes on to say that it waits for money: only this answer shows that it was taken.
    says('pay', body);
    const paid = await pay(token, code, '150.00');
    expect([paid.statusCode, paid.json().status], paid.body).toEqual([200, 'succeeded']);
    const shown = await ask(token, 'GET', `/v1/transfers/coupons/${code}`);
    says('change', body);
    const ride = `/v3/transfers/reservations/${shown.transfers[1].transfer_id}`;
    await ask(token, 'PUT', ride, { coupon_id: code, flight_time: '17:20' });
    says('cancel', body);
    await ask(token, 'PUT', '/v2/transfers/reservations/cancel-coupons-by-id', { coupons: [code] });
  });

  it.each([
    ['a failure in data', { success: true, data: { success: false } }],
    ['a bank that wants to see the guest', { success: true, action_url: 'https://bank.example' }],
    ['a state of money', { success: true, status: 'DECLINED' }],
    ['an error beside it', { success: true, errors: ['declined'] }],
    ['its number alone', { coupon_id: '70001' }],
    ['a message', { message: 'OK' }],
    ['nothing', {}],
  ])('a payment is never done by %s', async (_, body) => {
    const { token, code } = await sell(newStay());
    says('pay', body);
    const paid = await pay(token, code, '150.00');
    expect([paid.statusCode, paid.json().status], paid.body).toEqual([200, 'unknown']);
  });

  it('a payment that they refuse in a plain word can be made again', async () => {
    const { token, code } = await sell(newStay());
    says('pay', { success: false });
    const refused = await pay(token, code, '150.00');
    expect([refused.statusCode, refused.json().code], refused.body).toEqual([402, 'payment.declined']);
    says('pay', { success: true });
    expect((await pay(token, code, '150.00')).json().status).toBe('succeeded');
  });

  it.each([
    ['text', (id: number) => ({ coupon_id: String(id) })],
    ['in data', (id: number) => ({ data: { coupon_id: id } })],
    ['in a list', (id: number) => [{ coupon_id: id }]],
    ['with success', (id: number) => ({ success: true, coupon_id: id })],
    [
      'with success and data',
      (id: number) => ({ success: true, message: 'Created', data: [{ coupon_id: id }] }),
    ],
    ['with status 201', (id: number) => ({ status: 201, coupon_id: id, message: 'ok' })],
  ])('a sale is its number: %s', async (_, spell) => {
    const id = 60_000 + ++number;
    const usual = world.answers;
    usual.set('sale', () => ({ status: 201, body: spell(id) }));
    usual.set('coupon', () => ({ body: [] }));
    usual.set('rides', () => ({ body: [] }));
    const { code } = await sell(newStay());
    expect(code).toBe(String(id));
  });

  it.each([
    ['null', null],
    ['nothing in data', { data: null }],
    ['an empty record', {}],
    ['an empty list in data', { success: true, data: [] }],
  ])('no rides yet: %s', async (_, body) => {
    says('rides', body);
    expect((await sell(newStay())).code).toBeTruthy();
  });

  it.each([
    ['an empty list', []],
    ['null in data', { data: null }],
    ['empty with success', { success: true, data: [] }],
    ['by service_id', [{ service_id: '9311' }]],
    ['by serviceId', { data: [{ serviceId: 9311 }] }],
  ])('what is included: %s', async (_, body) => {
    says('included', body);
    expect((await sell(newStay())).code).toBeTruthy();
  });
});

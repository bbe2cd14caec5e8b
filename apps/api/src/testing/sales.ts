import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './open-test-app.ts';
import { type StayWishes, testStay } from './stay.ts';

/** Stays, bookings and payments for tests, each with bookable defaults, and each overridable. */

export type GuestOf = { readonly hotel: string; readonly folio: string; readonly lastName: string };
export type Body = Record<string, unknown>;
/** The needs of tests with the product in another process. */
type OnDatabase = Pick<TestApp, 'db' | 'now'>;
type Created = CallAnswer<'createCoupon'>;

let number = 0;

/** Services of the demo at BP. */
export const serviceOf = {
  sharedRoundTrip: 111,
  sharedArrival: 112,
  sharedDeparture: 113,
  suvRoundTrip: 121,
  suvArrival: 122,
  suvDeparture: 123,
} as const;

/** A new stay of a new guest at BP, arriving 30 and leaving 37 days from the test's today; nothing included. */
export async function makeStay(test: OnDatabase, more: StayWishes = {}): Promise<GuestOf> {
  const [stay] = await makeStays(test, 1, more);
  if (!stay) throw new Error('no stay was made');
  return stay;
}

/** Many of them at once. */
export async function makeStays(test: OnDatabase, count: number, more: StayWishes = {}): Promise<GuestOf[]> {
  const rows = Array.from({ length: count }, () => {
    number += 1;
    const folio = `BP7${String(number).padStart(5, '0')}-1`;
    return testStay(folio, test.now(), { email: null, phone: null, ...more });
  });
  await test.db.insertInto('pms_stay').values(rows).execute();
  return rows.map((row) => ({ hotel: row.hotel, folio: row.folio, lastName: row.last_name }));
}

export async function signIn(test: Pick<TestApp, 'tokens' | 'now'>, guest: GuestOf): Promise<string> {
  return (await test.tokens.issueGuest(guest, test.now())).token;
}

/** Legs that fit the stay of `makeStay`: lands at 13:35, leaves at 14:20, both international and in no schedule. */
export function legsOf(test: Pick<TestApp, 'now'>): { arrival: Body; departure: Body } {
  const today = localDateOf(test.now(), 'America/Cancun');
  return {
    arrival: {
      flight_key: 'AA 4320',
      service_date: addDays(today, 30),
      flight_time: '13:35',
      is_national: '0',
    },
    departure: {
      flight_key: 'AA4321',
      service_date: addDays(today, 37),
      flight_time: '14:20',
      is_national: '0',
    },
  };
}

export async function rateOf(test: OnDatabase, serviceId: number): Promise<number> {
  const rates = await test.db
    .selectFrom('rate')
    .select('id')
    .where('service_id', '=', serviceId)
    .orderBy('priority')
    .orderBy('id')
    .execute();
  const today = localDateOf(test.now(), 'America/Cancun');
  const [valid] = await test.db
    .selectFrom('rate')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('valid_from', '<=', addDays(today, 30))
    .where('valid_to', '>=', addDays(today, 30))
    .orderBy('priority')
    .orderBy('id')
    .execute();
  return valid?.id ?? rates[0]?.id ?? 0;
}

/** A guest's contact by default. */
export const contactOfBodies = { email: 'ana@example.com', phone: '+15551234567' } as const;

/** A body that books a service for a stay of `makeStay`; keys that are undefined in `more` are left out. */
export async function bodyOf(
  test: OnDatabase,
  guest: GuestOf,
  serviceId: number,
  more: Body = {},
): Promise<Body> {
  const { arrival, departure } = legsOf(test);
  const operation = serviceId % 10;
  return {
    hotel: guest.hotel,
    folio: guest.folio,
    name: 'Ana Test',
    ...contactOfBodies,
    adults: 2,
    minors: 1,
    babyseat: 0,
    service_rate_id: await rateOf(test, serviceId),
    is_round_trip: operation === 1,
    ...(operation === 3 ? {} : { arrival }),
    ...(operation === 2 ? {} : { departure }),
    uuidReference: randomUUID(),
    ...more,
  };
}

export function create(
  test: TestApp,
  token: string,
  serviceId: number,
  body: Body,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'POST',
    url: `/transfers/v1/sales/coupons/${serviceId}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: body,
  });
}

/** Pays as the page does. `token`: one of the sandbox's public test tokens. */
export function pay(
  test: TestApp,
  guestToken: string,
  more: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const form = { payment_token: 'tok_visa', currency: 'USD', uuidReference: randomUUID(), ...more };
  return test.app.inject({
    method: 'POST',
    url: '/v1/sales/payments/pay-coupon-by-id',
    headers: { authorization: `Bearer ${guestToken}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
}

/** A guest with a booking that waits for its payment. */
export async function makePending(
  test: TestApp,
  serviceId: number = serviceOf.suvRoundTrip,
  more: Body = {},
) {
  const guest = await makeStay(test);
  const token = await signIn(test, guest);
  const answer = await create(test, token, serviceId, await bodyOf(test, guest, serviceId, more));
  if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
  const coupon = answer.json<Created>();
  return { guest, token, coupon, code: coupon.coupon_id, amount: coupon.amount_due.toFixed(2) };
}

/** Row counts of the sales' tables, to show that nothing was written. */
export async function countRows(test: TestApp): Promise<Record<string, number>> {
  const tables = [
    'coupon',
    'coupon_stay',
    'transfer',
    'seat',
    'shared_departure',
    'payment_attempt',
    'refund',
    'ledger_entry',
    'intent',
    'job',
    'receptive_group',
    'receptive_group_stay',
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { n } = await test.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(n);
  }
  return counts;
}

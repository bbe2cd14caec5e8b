import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Body,
  bodyOf,
  create,
  type GuestOf,
  legsOf,
  makePending,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import type { StayWishes } from '../../testing/stay.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

let guest: GuestOf;
let token: string;
const test = useTestApp();
const books = useBooks(test);
beforeEach(async () => {
  guest = await makeStay(test);
  token = await signIn(test, guest);
});

const today = () => localDateOf(test.now(), 'America/Cancun');
const arrivalOf = (more: Body): Body => ({ arrival: { ...legsOf(test).arrival, ...more } });
const departureOf = (more: Body): Body => ({ departure: { ...legsOf(test).departure, ...more } });

/** [case, change to a good round-trip body, status, code, field] */
type Case = readonly [string, () => Body, number, string, string];
const bad: readonly Case[] = [
  ['adults as text', () => ({ adults: '2' }), 400, 'field.invalid', 'adults'],
  ['half an adult', () => ({ adults: 2.5 }), 400, 'field.invalid', 'adults'],
  ['adults null', () => ({ adults: null }), 400, 'field.invalid', 'adults'],
  ['adults missing', () => ({ adults: undefined }), 400, 'field.required', 'adults'],
  ['a negative child', () => ({ minors: -1 }), 400, 'field.out_of_range', 'minors'],
  ['no adults', () => ({ adults: 0 }), 422, 'passengers.adult_missing', 'adults'],
  ['999 passengers', () => ({ adults: 999 }), 400, 'field.out_of_range', 'adults'],
  ['an id above 2^53', () => ({ service_rate_id: 2 ** 60 }), 400, 'field.out_of_range', 'service_rate_id'],
  ['a price of the client', () => ({ price: 1 }), 400, 'field.unknown', 'price'],
  ['an amount of the client', () => ({ total: 0, club: true }), 400, 'field.unknown', 'total'],
  [
    'an unknown field in a leg',
    () => arrivalOf({ status: 'confirmed' }),
    400,
    'field.unknown',
    'arrival.status',
  ],
  [
    '30 February',
    () => arrivalOf({ service_date: '2027-02-30' }),
    400,
    'date.invalid',
    'arrival.service_date',
  ],
  [
    '29 February of a common year',
    () => arrivalOf({ service_date: '2027-02-29' }),
    400,
    'date.invalid',
    'arrival.service_date',
  ],
  [
    'another way of dates',
    () => arrivalOf({ service_date: '03/04/2026' }),
    400,
    'date.invalid',
    'arrival.service_date',
  ],
  ['24:00', () => arrivalOf({ flight_time: '24:00' }), 400, 'time.invalid', 'arrival.flight_time'],
  ['25:61', () => departureOf({ flight_time: '25:61' }), 400, 'time.invalid', 'departure.flight_time'],
  [
    'yesterday',
    () => arrivalOf({ service_date: addDays(today(), -1) }),
    422,
    'booking.in_the_past',
    'arrival.service_date',
  ],
  [
    'today',
    () => arrivalOf({ service_date: today(), flight_time: '23:00' }),
    422,
    'booking.today_by_phone',
    'arrival.service_date',
  ],
  [
    'a day before the stay',
    () => arrivalOf({ service_date: addDays(today(), 29) }),
    422,
    'booking.date_outside_stay',
    'arrival.service_date',
  ],
  [
    'a day after the stay',
    () => departureOf({ service_date: addDays(today(), 39) }),
    422,
    'booking.date_outside_stay',
    'departure.service_date',
  ],
  [
    'two years ahead',
    () => departureOf({ service_date: addDays(today(), 730) }),
    422,
    'booking.too_far_ahead',
    'departure.service_date',
  ],
  [
    'a departure before the landing',
    () => departureOf({ service_date: addDays(today(), 29) }),
    422,
    'departure.wrong_time',
    'departure.flight_time',
  ],
  ['no departure', () => ({ departure: undefined }), 400, 'field.required', 'departure'],
  [
    'no flight number',
    () => arrivalOf({ flight_key: '00' }),
    422,
    'flight.number_invalid',
    'arrival.flight_key',
  ],
  [
    'national not said',
    () => departureOf({ is_national: undefined }),
    422,
    'flight.national_missing',
    'departure.is_national',
  ],
  [
    'an airline that is not',
    () => arrivalOf({ airline_id: 99_999 }),
    422,
    'airline.unknown',
    'arrival.airline_id',
  ],
  ['a name of digits', () => ({ name: 'R2 D2' }), 422, 'name.invalid', 'name'],
  ['a name of 81 letters', () => ({ name: 'a'.repeat(81) }), 400, 'field.too_long', 'name'],
  ['no name', () => ({ name: ' ' }), 400, 'field.required', 'name'],
  ['an e-mail with a line break', () => ({ email: 'a@b.mx\nBcc: c@d.mx' }), 422, 'email.invalid', 'email'],
  ['two e-mails', () => ({ email: 'a@b.mx,c@d.mx' }), 422, 'email.invalid', 'email'],
  ['a phone without its country', () => ({ phone: '9981234567' }), 422, 'phone.invalid', 'phone'],
  ['a phone too short for its country', () => ({ phone: '+1234567' }), 422, 'phone.invalid', 'phone'],
  ['a phone too long for its country', () => ({ phone: '+529981234567 89' }), 422, 'phone.invalid', 'phone'],
  [
    'a request of 501 letters',
    () => ({ observation: 'a'.repeat(501) }),
    400,
    'field.too_long',
    'observation',
  ],
  ['a NUL', () => ({ observation: 'a\0b' }), 400, 'field.characters', 'observation'],
  ['a key with spaces', () => ({ uuidReference: 'a key' }), 400, 'key.invalid', 'uuidReference'],
  ['a group of somebody', () => ({ receptive_group_id: 999 }), 404, 'group.not_found', 'receptive_group_id'],
  [
    'a round trip called one way',
    () => ({ is_round_trip: false }),
    409,
    'coupon.reckoned_otherwise',
    'is_round_trip',
  ],
  ['another number of passengers', () => ({ pax: 3 }), 409, 'coupon.reckoned_otherwise', 'pax'],
  ['included by itself', () => ({ include: true }), 409, 'coupon.reckoned_otherwise', 'include'],
  ['shared by itself', () => ({ private: false }), 409, 'coupon.reckoned_otherwise', 'private'],
  [
    'a pick-up of its own',
    () => departureOf({ service_time: '12:00' }),
    409,
    'coupon.reckoned_otherwise',
    'departure.service_time',
  ],
  [
    'a rate of another service',
    () => ({ service_rate_id: 1_000_000 }),
    409,
    'coupon.reckoned_otherwise',
    'service_rate_id',
  ],
];

describe('bad input', () => {
  it.each(bad)('%s', async (_, change, status, code, field) => {
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip, change());
    await books.newRows();
    const answer = await create(test, token, serviceOf.suvRoundTrip, body);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([status, code, field]);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(await books.newRows()).toEqual({});
  });

  it('names every field at fault, and echoes none', async () => {
    const change = { name: '<script>', email: 'no', phone: '1', adults: 0 };
    const answer = await create(test, token, 121, await bodyOf(test, guest, 121, change));
    expect(answer.json().errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'email',
      'phone',
      'adults',
    ]);
    expect(answer.body).not.toContain('script');
  });

  it.each([
    ['of another resort', 221, 'service.not_for_stay'],
    ['that does not exist', 99_999, 'service.not_for_stay'],
  ])('a service %s', async (_, serviceId, code) => {
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    const answer = await create(test, token, serviceId, body);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([422, code, 'service_id']);
    expect(await books.newRows()).toEqual({});
  });

  it.each([
    ['an array', '[]'],
    ['null', 'null'],
    ['broken JSON', '{"adults":'],
    ['a prototype', '{"__proto__":{"adults":1}}'],
    ['1e309', '{"adults":1e309}'],
  ])('%s as body', async (_, payload) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/transfers/v1/sales/coupons/121',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(await books.newRows()).toEqual({});
  });

  it('a form instead of JSON', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/transfers/v1/sales/coupons/121',
      headers,
      payload: 'adults=1',
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('whose stay it is', () => {
  it('another stay than the token’s is not found', async () => {
    const other = await makeStay(test);
    const answer = await create(test, token, 121, await bodyOf(test, other, 121));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'stay.not_found']);
  });

  it.each<[string, StayWishes, string]>([
    ['cancelled', { status: 'CANCELLED' }, 'stay.no_longer_available'],
    ['a no-show', { status: 'NO_SHOW' }, 'stay.no_longer_available'],
    ['over', { status: 'CHECKED_OUT' }, 'stay.expired'],
    [
      'a club’s',
      { m_benefits: 1, club: JSON.stringify({ allowBookingFrom: 'C', isGuest: true }) },
      'stay.club_concierge',
    ],
  ])('a stay that is %s meanwhile is refused', async (_, change, code) => {
    const own = await makeStay(test, change);
    const answer = await create(test, await signIn(test, own), 121, await bodyOf(test, own, 121));
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  it('needs a guest: the app’s token and no token are not enough', async () => {
    const app = await test.tokens.issueApp(test.now());
    expect((await create(test, app.token, 121, await bodyOf(test, guest, 121))).statusCode).toBe(401);
  });

  it('another guest’s booking is not there: to see, to pay, to ask about', async () => {
    const { code, amount } = await makePending(test);
    const headers = { authorization: `Bearer ${token}` };
    const seen = await test.app.inject({ url: `/v1/transfers/coupons/${code}`, headers });
    const asked = await test.app.inject({ url: `/v1/sales/payments/${code}`, headers });
    const paid = await pay(test, token, { coupon_id: code, amount });
    for (const answer of [seen, asked, paid])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'coupon.not_found']);
    const unknown = await test.app.inject({ url: '/v1/transfers/coupons/2222222222', headers });
    expect({ ...unknown.json(), instance: '' }).toEqual({ ...seen.json(), instance: '' });
  });
});

describe('rates and rules of the catalogue', () => {
  it('an expired rate is not sold', async () => {
    const vanArrival = 132;
    await books.newRows();
    const body = await bodyOf(test, guest, vanArrival);
    await test.editCatalogue((db) =>
      db
        .updateTable('rate')
        .set({ valid_to: addDays(today(), 1) })
        .where('service_id', '=', vanArrival)
        .execute(),
    );
    const answer = await create(test, token, vanArrival, body);
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      422,
      'rate.none',
      'service_rate_id',
    ]);
    expect(await books.newRows()).toEqual({});
  });

  it('the price is the server’s: two SUVs for seven', async () => {
    const { coupon } = await makePending(test, serviceOf.suvRoundTrip, { adults: 7, minors: 0 });
    expect(coupon.amount_due).toBe(320);
  });

  it('a shared ride does not take more than its capacity', async () => {
    const answer = await create(
      test,
      token,
      serviceOf.sharedRoundTrip,
      await bodyOf(test, guest, serviceOf.sharedRoundTrip, { adults: 11 }),
    );
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      422,
      'passengers.over_capacity',
      'adults',
    ]);
  });

  it('for tomorrow until 15:00 at the resort, and not after', async () => {
    const start = test.now();
    const own = await makeStay(test, { arrival_on: addDays(today(), 1), departure_on: addDays(today(), 8) });
    const body = await bodyOf(
      test,
      own,
      serviceOf.suvArrival,
      arrivalOf({ service_date: addDays(today(), 1) }),
    );
    test.setNow(Date.parse('2026-11-21T20:00:00Z'));
    const late = await create(test, await signIn(test, own), serviceOf.suvArrival, body);
    expect([late.statusCode, late.json().code]).toEqual([422, 'booking.too_late_for_tomorrow']);
    expect(late.json().expected).toEqual({ trip_type: 'departure', service_date: addDays(today(), 8) });
    test.setNow(Date.parse('2026-11-21T19:59:59Z'));
    expect((await create(test, await signIn(test, own), serviceOf.suvArrival, body)).statusCode).toBe(201);
    test.setNow(start);
  });
});

describe('what the stay includes', () => {
  beforeAll(() =>
    test.editCatalogue((db) =>
      db
        .insertInto('included_rule')
        .values({
          property_id: 1,
          rate_plan: 'TESTINC',
          service_id: serviceOf.sharedRoundTrip,
        })
        .execute(),
    ),
  );

  it('is confirmed at once with its letter, once: the same benefit does not pay twice', async () => {
    const own = await makeStay(test, { rate_plan: 'TESTINC' });
    const ownToken = await signIn(test, own);
    await books.newRows();
    const bodies = await Promise.all([1, 2].map(() => bodyOf(test, own, serviceOf.sharedRoundTrip)));
    const both = await Promise.all(
      bodies.map((body) => create(test, ownToken, serviceOf.sharedRoundTrip, body)),
    );
    const [one] = both.filter(({ statusCode }) => statusCode === 201);
    const [refused] = both.filter(({ statusCode }) => statusCode !== 201);
    expect([refused?.statusCode, refused?.json().code]).toEqual([409, 'coupon.leg_booked']);
    const more = await bodyOf(test, own, serviceOf.sharedRoundTrip, { additional: true });
    test.setNow(test.now() + 1);
    const two = await create(test, ownToken, serviceOf.sharedRoundTrip, more);
    // 126 are included for three seats; the first booking of two used 84 of them.
    const dues = [one, two]
      .map((answer) => [answer?.statusCode, answer?.json().status, answer?.json().amount_due])
      .sort();
    expect(dues).toEqual([
      [201, 'confirmed', 0],
      [201, 'pending_payment', 42],
    ]);
    expect(await books.newRows()).toEqual({ coupon: 2, coupon_stay: 2, transfer: 4, intent: 2, job: 1 });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('pays the difference of something better, however it is cut into bookings', async () => {
    const own = await makeStay(test, { rate_plan: 'TESTINC' });
    const ownToken = await signIn(test, own);
    const arrival = await create(
      test,
      ownToken,
      serviceOf.suvArrival,
      await bodyOf(test, own, serviceOf.suvArrival),
    );
    const departure = await create(
      test,
      ownToken,
      serviceOf.suvDeparture,
      await bodyOf(test, own, serviceOf.suvDeparture),
    );
    expect([arrival.json().amount_due, departure.json().amount_due]).toEqual([0, 95 + 95 - 3 * 42]);
  });
});

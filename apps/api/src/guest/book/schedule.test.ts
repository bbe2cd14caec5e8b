import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FlightAnswer } from '../../ports/flights.ts';
import { change, makePaid, show } from '../../testing/changes.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import {
  type Body,
  bodyOf,
  countRows,
  create,
  legsOf,
  makePending,
  makeStay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';

let test: TestApp;
/** The schedule's answer in place of its own rows; null: its own. */
let answered: FlightAnswer | null = null;

beforeAll(async () => {
  test = await openTestApp({
    flights: {
      findByKey: (key) => test.backends.flights.findByKey(key),
      find: (...asked) => (answered ? Promise.resolve(answered) : test.backends.flights.find(...asked)),
    },
  });
});
afterAll(() => test.close());

const day = (days: number): string => addDays(localDateOf(test.now(), 'America/Cancun'), days);

/** The departure of AA 1235: international, 14:20 in our own schedule. */
const departure = (more: Body = {}): Body => ({
  flight_key: 'AA1235',
  service_date: day(37),
  flight_time: '14:20',
  is_national: '0',
  ...more,
});

/** The arrival of AM 583: national, 11:20. */
const arrival = (more: Body = {}): Body => ({
  flight_key: 'AM583',
  service_date: day(30),
  flight_time: '11:20',
  is_national: '1',
  ...more,
});

async function sell(more: Body, serviceId: number = serviceOf.suvRoundTrip) {
  const guest = await makeStay(test);
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, serviceId, more);
  return { token, answer: await create(test, token, serviceId, body) };
}

async function sold(more: Body, serviceId?: number) {
  const { token, answer } = await sell(more, serviceId);
  expect(answer.statusCode, answer.body).toBe(201);
  return show(test, token, answer.json().coupon_id);
}

describe('a flight as people type it', () => {
  const spellings = ['AA-1235', 'AAL1235', 'aal 01235', 'AA01235', 'AA1235/BA5678'];

  it.each(spellings)('%s is AA 1235, whose time the schedule knows', async (typed) => {
    const { answer } = await sell({ departure: departure({ flight_key: typed, flight_time: '18:00' }) });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'flight.time_differs',
      expected: { 'departure.flight_time': '14:20' },
    });
    const coupon = await sold({ departure: departure({ flight_key: typed }) });
    expect(coupon.transfers[1]).toMatchObject({ flight_code: 'AA 1235', time_to_check: false });
    expect(coupon.transfers[1].airline).toContain('American');
  });

  it('is read alike in a change', async () => {
    const { token, code, departureId } = await makePaid(test);
    const wish = { coupon_id: code, flight_code: 'AAL1235/BA9', flight_time: '14:20', is_national: '0' };
    const changed = await change(test, token, departureId, wish);
    expect(changed.statusCode, changed.body).toBe(200);
    const { transfers } = await show(test, token, code);
    expect(transfers[1].flight_code).toBe('AA 1235');
    const wrong = await change(test, token, departureId, { coupon_id: code, flight_code: 'AA-12345' });
    expect(wrong.json()).toMatchObject({ status: 422, code: 'flight.number_invalid', field: 'flight_code' });
  });

  it.each(['XA-ABC', 'N123AB', 'N12345', 'HK-4987'])(
    'the private plane %s is met by a private service, and by no other',
    async (tail) => {
      const private_ = await sold({ departure: departure({ flight_key: tail }) });
      expect(private_.transfers[1].flight_code).toBe(tail);
      const before = await countRows(test);
      const { answer } = await sell(
        { departure: departure({ flight_key: tail }) },
        serviceOf.sharedRoundTrip,
      );
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'flight.number_invalid',
        field: 'departure.flight_key',
      });
      expect(await countRows(test)).toEqual(before);
    },
  );
});

describe('national or international', () => {
  it('is what the schedule says: a sale that says otherwise is refused with the right values', async () => {
    const before = await countRows(test);
    const wrong = departure({ is_national: '1', service_time: '11:50' });
    const { answer } = await sell({ departure: wrong });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'coupon.reckoned_otherwise',
      field: 'departure.is_national',
      expected: { 'departure.is_national': '0', 'departure.service_time': '10:50' },
    });
    expect(await countRows(test)).toEqual(before);
  });

  it('is not asked where the schedule knows it', async () => {
    const coupon = await sold({ departure: departure({ is_national: undefined }) });
    expect(coupon.transfers[1]).toMatchObject({ is_national: '0', pick_up: { time: '10:50' } });
  });

  it('of an arrival decides how long the driver waits', async () => {
    const coupon = await sold({ arrival: arrival({ is_national: undefined }) });
    expect(coupon.transfers[0]).toMatchObject({
      is_national: '1',
      pick_up: { time: '11:20', waits_until: { date: day(30), time: '11:55' } },
    });
    const { answer } = await sell({ arrival: arrival({ is_national: '0' }) });
    expect(answer.json()).toMatchObject({ status: 409, expected: { 'arrival.is_national': '1' } });
  });

  it.each([
    ['a flight that it does not list', { flight_key: 'ZZ999' }],
    ['a private flight', { flight_key: 'XA-ABC' }],
    ['the other direction', { flight_key: 'AM583' }],
  ])('is the guest’s word for %s', async (_, more) => {
    const coupon = await sold({ departure: departure({ ...more, is_national: '1' }) });
    expect(coupon.transfers[1]).toMatchObject({ is_national: '1', time_to_check: false });
    expect(coupon.transfers[1].pick_up.time).toBe('11:50');
  });

  it('is the guest’s word for a flight of another airport', async () => {
    const {
      iata_code: code,
      flight_number: number,
      flight_time: time,
    } = await test.db
      .selectFrom('scheduled_flight')
      .innerJoin('airline', 'airline.id', 'scheduled_flight.airline_id')
      .select(['iata_code', 'flight_number', 'flight_time'])
      .where('airport_id', '=', 4)
      .where('scheduled_flight.type', '=', 'D')
      .where('is_national', '=', false)
      .orderBy('scheduled_flight.id')
      .executeTakeFirstOrThrow();
    const wish = departure({ flight_key: code + number, flight_time: time.slice(0, 5), is_national: '1' });
    const coupon = await sold({ departure: wish }, serviceOf.suvDeparture);
    expect(coupon.transfers[0]).toMatchObject({ is_national: '1' });
  });
});

describe('a time that the schedule does not have', () => {
  it('is asked about, and nothing is written', async () => {
    const before = await countRows(test);
    const { answer } = await sell({
      arrival: arrival({ flight_time: '12:00' }),
      departure: departure({ flight_time: '13:00' }),
    });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'flight.time_differs',
      field: 'arrival.flight_time',
      expected: { 'arrival.flight_time': '11:20', 'departure.flight_time': '14:20' },
    });
    expect(await countRows(test)).toEqual(before);
  });

  it('is kept when the guest says so, and marked', async () => {
    const wish = { departure: departure({ flight_time: '13:00' }), time_confirmed: true };
    const coupon = await sold(wish);
    expect(coupon.transfers).toMatchObject([
      { time_to_check: false },
      { flight_time: '13:00', time_to_check: true, pick_up: { time: '09:30' } },
    ]);
  });

  it('is kept without a question within 30 minutes', async () => {
    const coupon = await sold({ departure: departure({ flight_time: '13:50' }) });
    expect(coupon.transfers[1]).toMatchObject({ flight_time: '13:50', time_to_check: false });
    const { answer } = await sell({ departure: departure({ flight_time: '13:49' }) });
    expect(answer.json().code).toBe('flight.time_differs');
  });

  it('a schedule that is away never stops a sale; somebody looks later', async () => {
    answered = { kind: 'unavailable' };
    const coupon = await sold({ departure: departure({ is_national: '1', flight_time: '09:00' }) });
    answered = null;
    expect(coupon.transfers[1]).toMatchObject({
      is_national: '1',
      flight_time: '09:00',
      time_to_check: true,
    });
  });
});

describe('changing a flight', () => {
  const paid = () => makePaid(test, serviceOf.suvRoundTrip, { departure: departure() });

  it('to another kind than the schedule’s is refused with the right values', async () => {
    const { token, code, departureId } = await paid();
    const answer = await change(test, token, departureId, {
      coupon_id: code,
      is_national: '1',
      service_time: '11:50',
    });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'coupon.reckoned_otherwise',
      expected: { is_national: '0', service_time: '10:50' },
    });
  });

  it('takes the kind from the schedule when nobody says it', async () => {
    const { token, code, departureId } = await makePaid(test, serviceOf.suvRoundTrip, {
      departure: { ...legsOf(test).departure, is_national: '1' },
    });
    const body = { coupon_id: code, flight_code: 'AA1235' };
    expect((await change(test, token, departureId, body)).json()).toMatchObject({
      applied: true,
      pick_up: { old: { time: '11:50' }, new: { time: '10:50' } },
    });
  });

  it('to a time that the schedule does not have is asked about once, in the preview too', async () => {
    const { token, code, departureId } = await paid();
    const body = { coupon_id: code, flight_time: '13:00' };
    for (const preview of [true, false])
      expect((await change(test, token, departureId, body, { preview })).json()).toMatchObject({
        status: 409,
        code: 'flight.time_differs',
        field: 'flight_time',
        expected: { flight_time: '14:20' },
      });
    const kept = await change(test, token, departureId, { ...body, time_confirmed: true });
    expect(kept.json()).toMatchObject({ applied: true, pick_up: { new: { time: '09:30' } } });
    expect((await show(test, token, code)).transfers[1]).toMatchObject({ time_to_check: true });
    // A kept time is not asked about again; back at the schedule’s own there is nothing to check.
    const again = await change(test, token, departureId, { ...body, name: 'Ana Maria' });
    expect(again.statusCode, again.body).toBe(200);
    await change(test, token, departureId, { coupon_id: code, flight_time: '14:20' });
    expect((await show(test, token, code)).transfers[1]).toMatchObject({ time_to_check: false });
  });

  it('that leaves the flight alone asks nobody', async () => {
    const { token, code, departureId } = await paid();
    answered = { kind: 'unavailable' };
    const answer = await change(test, token, departureId, { coupon_id: code, name: 'Ana Maria' });
    answered = null;
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await show(test, token, code)).transfers[1]).toMatchObject({ time_to_check: false });
  });
});

it('the drive is as long as the road between resort and airport', async () => {
  const { token, code } = await makePending(test);
  const drives = async () =>
    (await show(test, token, code)).transfers.map((ride: { drive_minutes: number }) => ride.drive_minutes);
  const set = (minutes: number) =>
    test.editCatalogue((db) =>
      db
        .updateTable('airport_property')
        .set({ drive_minutes: minutes })
        .where('airport_id', '=', 1)
        .where('property_id', '=', 1)
        .execute(),
    );
  expect(await drives()).toEqual([35, 35]);
  await set(50);
  expect(await drives()).toEqual([50, 50]);
  await set(35);
});

describe('how long the driver waits', () => {
  it('follows the airport’s own setting', async () => {
    const { token, code } = await makePending(test);
    const rides = async () =>
      (await show(test, token, code)).transfers.map(
        (ride: { pick_up: { waits_until: { time: string } } }) => ride.pick_up.waits_until.time,
      );
    // Lands 13:35, international; picked up at 10:50.
    expect(await rides()).toEqual(['14:35', '11:10']);
    const set = (minutes: number) =>
      test.editCatalogue((db) =>
        db.updateTable('airport').set({ clearance_international: minutes }).where('id', '=', 1).execute(),
      );
    await set(65);
    expect(await rides()).toEqual(['15:00', '11:10']);
    const { body } = await test.get('/airports');
    expect(JSON.parse(body)[0]).toMatchObject({ clearance: { international: 65, national: 15 } });
    await set(40);
  });

  it('past midnight says the day', async () => {
    const coupon = await sold({ arrival: { ...legsOf(test).arrival, flight_time: '23:50' } });
    expect(coupon.transfers[0].pick_up).toMatchObject({
      date: day(30),
      waits_until: { date: day(31), time: '00:50' },
    });
  });

  it('and the one sign stand with the meeting point, in the language of the guest', async () => {
    const { token, code } = await makePending(test);
    const detail = async (language: string) => {
      const answer = await test.app.inject({
        url: `/v1/transfers/coupons/${code}`,
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      });
      return answer
        .json()
        .transfers.map((ride: { pick_up: { place: { detail: string } } }) => ride.pick_up.place.detail);
    };
    const [landing, leaving] = await detail('en-US');
    expect(landing).toMatch(/customs.* Look for the Perla Resorts sign\. Our host has your name\.$/);
    expect(leaving).not.toContain('sign');
    expect((await detail('es-MX'))[0]).toMatch(/Busca el letrero de Perla Resorts\./);
  });
});

import { addDays } from '@traslado/domain/time/civil';
import { describe, expect, it } from 'vitest';
import { cancelCoupons, cancelRide, change, makePaid, show } from '../../testing/changes.ts';
import { getAs, useTheirs } from '../../testing/group-backend.ts';
import type { TestApp } from '../../testing/open-test-app.ts';
import {
  bodyOf,
  create,
  legsOf,
  makePending,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** The promises of every seller: the same calls, answers and refusals, whoever sells. */
function keepsItsPromises(appOf: () => TestApp): void {
  const read = async (token: string, path: string) => {
    const answer = await getAs(appOf(), token, path);
    return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() };
  };

  it('sells once with one key, and shows, lists and finds what it sold', async () => {
    const test = appOf();
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    const [first, second] = [
      await create(test, token, serviceOf.suvRoundTrip, body),
      await create(test, token, serviceOf.suvRoundTrip, body),
    ];
    expect([first.statusCode, first.json().status, first.json().amount_due]).toEqual([
      201,
      'pending_payment',
      160,
    ]);
    const code: string = first.json().coupon_id;
    expect([second.statusCode, second.json().coupon_id]).toEqual([201, code]);

    expect(await show(test, token, code)).toMatchObject({ coupon_id: code, status: 'pending_payment' });
    const listed = await read(token, '/v1/transfers/coupons');
    expect(listed.body.map((one: { coupon_id: string }) => one.coupon_id)).toEqual([code]);
    const rides = await read(token, `/v2/transfers/reservations/${guest.hotel}/${guest.folio}`);
    expect([rides.status, rides.body.length]).toEqual([200, 2]);

    const question = new URLSearchParams({ coupon: code, last_name: guest.lastName });
    const found = await test.get(`/v1/guests/reservations/search?${question}`);
    expect(found.json().map((one: { coupon_id: string }) => one.coupon_id)).toEqual([code]);
  });

  it('charges a card once, and says so as often as it is asked', async () => {
    const test = appOf();
    const { token, code, amount } = await makePending(test);
    const gateway = await read(token, `/v1/sales/payment-gateway?coupon_id=${code}`);
    expect([gateway.status, typeof gateway.body.frame_url]).toEqual([200, 'string']);
    const form = { coupon_id: code, amount, uuidReference: crypto.randomUUID() };
    const [first, again] = [await pay(test, token, form), await pay(test, token, form)];
    expect([first.json(), again.json()]).toMatchObject([
      { status: 'succeeded', coupon_status: 'confirmed', amount: 160, amount_due: 0 },
      { status: 'succeeded', coupon_status: 'confirmed', amount: 160, amount_due: 0 },
    ]);
    expect((await read(token, `/v1/sales/payments/${code}`)).body).toMatchObject({ status: 'succeeded' });
    const abandoned = await test.app.inject({
      method: 'POST',
      url: `/v1/sales/payments/${code}/abandon`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(abandoned.json()).toMatchObject({ status: 'succeeded', amount_due: 0 });
  });

  it('refuses a price that it does not ask', async () => {
    const test = appOf();
    const { token, code } = await makePending(test);
    const answer = await pay(test, token, { coupon_id: code, amount: '1.00' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment.amount_mismatch']);
  });

  it('makes letter and calendar of a booking that stands, and of no other', async () => {
    const test = appOf();
    const { token, code, amount } = await makePending(test);
    const early = await read(token, `/v1/transfers/coupons/${code}/letter.pdf`);
    expect([early.status, early.body.code]).toEqual([409, 'coupon.state']);
    await pay(test, token, { coupon_id: code, amount });
    const letter = await getAs(test, token, `/v1/transfers/coupons/${code}/letter.pdf`);
    expect([letter.statusCode, letter.headers['content-type']]).toEqual([200, 'application/pdf']);
    const calendar = await getAs(test, token, `/v1/transfers/coupons/${code}/calendar.ics`);
    expect(calendar.body).toContain('BEGIN:VCALENDAR');
  });

  it('previews a change of flight, and makes it', async () => {
    const test = appOf();
    const { token, code, departureId } = await makePaid(test);
    const body = { coupon_id: code, flight_time: '16:20' };
    const preview = await change(test, token, departureId, body, { preview: true });
    const moved = { old: { time: '10:50' }, new: { time: '12:50' } };
    expect(preview.json()).toMatchObject({ applied: false, difference: 0, pick_up: moved });
    expect((await change(test, token, departureId, body)).json()).toMatchObject({
      applied: true,
      pick_up: moved,
    });
    const { transfers } = await show(test, token, code);
    expect(transfers[1]).toMatchObject({ transfer_id: departureId, flight_time: '16:20' });
  });

  // Days after the arrival date, the landing, the guest's word, and the nights of the stay.
  const night = { night_confirmed: true };
  const late = { late_arrival: true };
  it.each<[number, string, object, number, string]>([
    [0, '05:59', {}, 7, 'flight.night_unclear'],
    [0, '00:20', late, 7, 'flight.night_unclear'],
    [0, '05:59', night, 7, 'sold'],
    [0, '06:00', {}, 7, 'sold'],
    // Answered for another date.
    [-1, '00:20', night, 7, 'booking.date_outside_stay'],
    [1, '06:00', night, 7, 'booking.date_outside_stay late'],
    [1, '00:20', {}, 7, 'sold'],
    [1, '00:20', {}, 1, 'sold'],
    [1, '06:00', late, 1, 'booking.date_outside_stay'],
    [1, '06:00', late, 7, 'sold'],
    [7, '05:59', {}, 7, 'booking.date_outside_stay late'],
    [7, '05:59', late, 7, 'sold'],
    [7, '06:00', late, 7, 'booking.date_outside_stay'],
    [8, '00:20', late, 7, 'booking.date_outside_stay'],
    [-1, '14:00', late, 7, 'booking.date_outside_stay'],
  ])(
    'a landing %i days after the arrival date at %s, %j, %i nights: %s',
    async (days, time, more, nights, expected) => {
      const test = appOf();
      const guest = await makeStay(test, { nights });
      const { arrival } = legsOf(test);
      const on = addDays(String(arrival.service_date), days);
      const body = await bodyOf(test, guest, serviceOf.suvArrival, {
        arrival: { ...arrival, service_date: on, flight_time: time },
        ...more,
      });
      const sold = await create(test, await signIn(test, guest), serviceOf.suvArrival, body);
      const { code, field, expected: offered } = sold.json();
      const said =
        sold.statusCode === 201 ? 'sold' : [code, ...(offered?.late_arrival ? ['late'] : [])].join(' ');
      expect(said, sold.body).toBe(expected);
      if (said !== 'sold') expect(field).toBe('arrival.service_date');
      if (said === 'flight.night_unclear')
        expect([sold.statusCode, offered]).toEqual([
          409,
          {
            nights: [
              { from: addDays(on, -1), to: on, service_date: on },
              { from: on, to: addDays(on, 1), service_date: addDays(on, 1) },
            ],
          },
        ]);
    },
  );

  it('asks about the night of a changed flight once, and takes a rebooked one a day late', async () => {
    const test = appOf();
    const { token, code, arrivalId } = await makePaid(test);
    const on = String(legsOf(test).arrival.service_date);
    const ask = async (wish: object) => {
      const answer = await change(test, token, arrivalId, { coupon_id: code, ...wish });
      const { code: refused, field, expected, applied } = answer.json();
      return applied === true ? 'applied' : [refused, field, expected?.late_arrival ?? null];
    };
    const landing = { flight_time: '00:20' };
    expect(await ask(landing)).toEqual(['flight.night_unclear', 'service_date', null]);
    expect(await ask({ ...landing, ...night })).toBe('applied');
    expect(await ask({ flight_time: '00:50' })).toBe('applied');
    expect(await ask({ service_date: addDays(on, 1) })).toBe('applied');
    expect(await ask({ service_date: on })).toEqual(['flight.night_unclear', 'service_date', null]);
    const rebooked = { service_date: addDays(on, 1), flight_time: '14:00' };
    expect(await ask(rebooked)).toEqual(['booking.date_outside_stay', 'service_date', true]);
    expect(await ask({ ...rebooked, ...late })).toBe('applied');
    const gone = { ...late, service_date: addDays(on, 7), flight_time: '06:00' };
    expect((await ask(gone))[0]).toMatch(/date_outside_stay|wrong_time/);
  });

  it('previews a cancellation, gives up one ride, then the booking', async () => {
    const test = appOf();
    const { token, code, arrivalId } = await makePaid(test);
    const preview = await cancelRide(test, token, arrivalId, { preview: true });
    expect([preview.statusCode, preview.json().applied]).toEqual([200, false]);
    expect((await show(test, token, code)).status).toBe('confirmed');
    expect((await cancelRide(test, token, arrivalId)).json()).toMatchObject({ applied: true });
    expect((await cancelCoupons(test, token, { coupons: [code] })).statusCode).toBe(200);
    expect((await show(test, token, code)).status).toBe('cancelled');
  });

  it('knows no booking of another guest', async () => {
    const test = appOf();
    const { code, amount, arrivalId } = await makePaid(test);
    const stranger = await signIn(test, await makeStay(test));
    const refusals = [
      await getAs(test, stranger, `/v1/transfers/coupons/${code}`),
      await getAs(test, stranger, `/v1/sales/payments/${code}`),
      await getAs(test, stranger, `/v1/transfers/coupons/${code}/letter.pdf`),
      await pay(test, stranger, { coupon_id: code, amount }),
      await cancelCoupons(test, stranger, { coupons: [code] }),
      await change(test, stranger, arrivalId, { coupon_id: code, flight_time: '16:20' }),
    ];
    expect(refusals.map((answer) => answer.statusCode)).toEqual(refusals.map(() => 404));
  });

  it('offers days, and includes nothing that a stay has not paid for', async () => {
    const test = appOf();
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const days = await read(
      token,
      `/v1/transfers/reservation/dates/${serviceOf.suvRoundTrip}/${guest.hotel}`,
    );
    expect([days.status, days.body.from < days.body.to]).toEqual([200, true]);
    const asked = new URLSearchParams({ hotel: guest.hotel, folio: guest.folio });
    expect(await read(token, `/v3/transfers/include?${asked}`)).toEqual({ status: 200, body: [] });
  });
}

describe('our own seller', () => {
  const test = useTestApp();
  keepsItsPromises(() => test);
});

describe("the group's seller", () => {
  const theirs = useTheirs();
  keepsItsPromises(() => theirs.test);
});

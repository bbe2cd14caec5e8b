import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../testing/books.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import {
  type Body,
  bodyOf,
  create,
  type GuestOf,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';

// A leg is booked once. Another vehicle for the same party needs `additional`.

let test: TestApp;
let books: Books;
let guest: GuestOf;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  books = await openBooks(test);
});
afterAll(async () => {
  expect(await books.discrepancies()).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  guest = await makeStay(test);
  token = await signIn(test, guest);
});

type Asker = { guest: GuestOf; token: string };
const self = (): Asker => ({ guest, token });

async function sell(serviceId: number, more: Body = {}, { guest: who, token: by } = self()) {
  // A request in the very moment of another booking counts as made at the same time.
  test.setNow(test.now() + 1);
  return create(test, by, serviceId, await bodyOf(test, who, serviceId, more));
}

async function book(serviceId: number, more: Body = {}, who = self()) {
  const answer = await sell(serviceId, more, who);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('coupon_id')]);
  return { code: answer.json().coupon_id as string, amount: answer.json().amount_due.toFixed(2) as string };
}

const payFor = (made: { code: string; amount: string }, by = token, more: Record<string, string> = {}) =>
  pay(test, by, { coupon_id: made.code, amount: made.amount, ...more });

async function paid(serviceId: number, more: Body = {}, who = self()) {
  const made = await book(serviceId, more, who);
  expect((await payFor(made, who.token)).statusCode).toBe(200);
  return made;
}

type Answer = { statusCode: number; json: () => { code?: string } };
const told = (answer: Answer) => [answer.statusCode, answer.json().code];
const legBooked = [409, 'coupon.leg_booked'];
const underWay = [409, 'payment.under_way'];

const lookUp = async ({ lastName, folio }: GuestOf) =>
  (await test.get(`/api/v2/reservations/reservationByReference/${lastName}/${folio}`)).json();

/** Two rooms of a group of the guest's, for arrivals of both or of the second one alone. */
async function twoRooms() {
  const roomB = await makeStay(test);
  const { id } = await test.db
    .insertInto('receptive_group')
    .values({ hotel: guest.hotel, folio: guest.folio, created_at: new Date(test.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counters = { group_id: id, adults: 2, children: 1, baby_seats: 0 };
  await test.db
    .insertInto('receptive_group_stay')
    .values([
      { ...counters, hotel: guest.hotel, folio: guest.folio, main: true },
      { ...counters, hotel: roomB.hotel, folio: roomB.folio, main: false },
    ])
    .execute();
  const party = { receptive_group_id: id, adults: 4, minors: 2 };
  return { party, b: { guest: roomB, token: await signIn(test, roomB) } };
}

describe('a leg that is booked', () => {
  it('is not sold again: the flights of a paid round trip', async () => {
    const first = await paid(serviceOf.suvRoundTrip);
    await books.newRows();
    const again = await sell(serviceOf.suvRoundTrip);
    expect(told(again)).toEqual(legBooked);
    expect(again.json()).toMatchObject({ field: 'arrival', expected: { coupon_id: first.code } });
    expect(again.json().detail).toContain(`ride to the resort on December 21, 2026: booking ${first.code}`);
    expect((await sell(serviceOf.suvDeparture)).json().detail).toContain(
      'ride to the airport on December 28',
    );
    for (const service of [serviceOf.suvArrival, serviceOf.suvDeparture, serviceOf.sharedRoundTrip])
      expect(told(await sell(service))).toEqual(legBooked);
    expect(await books.newRows()).toEqual({});
  });

  it('leaves the other one free', async () => {
    await paid(serviceOf.suvArrival);
    await paid(serviceOf.suvDeparture);
    expect(told(await sell(serviceOf.suvRoundTrip))).toEqual(legBooked);
  });

  it('is free again once it is canceled', async () => {
    const { code } = await paid(serviceOf.suvRoundTrip);
    const ride = await test.db
      .selectFrom('transfer')
      .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
      .select('transfer.id')
      .where('coupon.coupon_code', '=', code)
      .where('direction', '=', 'arrival')
      .executeTakeFirstOrThrow();
    const cancelled = await test.app.inject({
      method: 'PUT',
      url: `/v2/transfers/receptive-reservations/service-cancel/${ride.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(cancelled.statusCode).toBe(200);
    expect(told(await sell(serviceOf.suvDeparture))).toEqual(legBooked);
    await paid(serviceOf.suvArrival);
  });

  it('is one although the stay includes it', async () => {
    const own = await makeStay(test, { rate_plan: 'AI-RT' });
    const asker = { guest: own, token: await signIn(test, own) };
    const both = await Promise.all([1, 2].map(() => sell(serviceOf.sharedRoundTrip, {}, asker)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(both.map((one) => one.json().code)).toContain('coupon.leg_booked');
  });

  it('is named before any rule of the calendar refuses', async () => {
    await paid(serviceOf.suvArrival);
    const start = test.now();
    test.setNow(start + 30 * 86_400_000 - 2 * 3_600_000);
    const later = { guest, token: await signIn(test, guest) };
    expect(told(await sell(serviceOf.suvArrival, await earlierLegs(), later))).toEqual(legBooked);
    test.setNow(start);
  });

  it('has its answer again under its own key', async () => {
    const body = await bodyOf(test, guest, serviceOf.suvArrival);
    const first = await create(test, token, serviceOf.suvArrival, body);
    const { coupon_id: code, amount_due } = first.json();
    await payFor({ code, amount: amount_due.toFixed(2) });
    expect((await create(test, token, serviceOf.suvArrival, body)).json()).toEqual(first.json());
    const other = await create(test, token, serviceOf.suvArrival, { ...body, additional: true });
    expect(told(other)).toEqual([422, 'intent.other_body']);
  });
});

/** Flights of the stay as they were before the clock was moved. */
async function earlierLegs(): Promise<Body> {
  const row = await test.db
    .selectFrom('transfer')
    .select(['flight_on', 'flight_time'])
    .where('direction', '=', 'arrival')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const flight = { flight_key: 'AA1234', flight_time: row.flight_time.slice(0, 5), is_national: '0' };
  return { arrival: { ...flight, service_date: row.flight_on } };
}

describe('a guest of another room', () => {
  it('is refused without being told the number', async () => {
    const { party, b } = await twoRooms();
    const main = await paid(serviceOf.suvArrival, party);
    const refused = await sell(serviceOf.suvArrival, {}, b);
    expect(told(refused)).toEqual(legBooked);
    expect(refused.body).not.toContain(main.code);
    expect(refused.json().detail).toContain('main guest');
    expect((await sell(serviceOf.suvDeparture, {}, b)).statusCode).toBe(201);
  });

  it('who booked for themself takes the leg of the group', async () => {
    const { party, b } = await twoRooms();
    const own = await paid(serviceOf.suvArrival, {}, b);
    const refused = await sell(serviceOf.suvArrival, party);
    expect(told(refused)).toEqual(legBooked);
    expect(refused.body).not.toContain(own.code);
  });
});

describe('another vehicle for the same party', () => {
  it('is sold to who says so, and paid', async () => {
    await paid(serviceOf.suvRoundTrip);
    const more = await paid(serviceOf.suvRoundTrip, { additional: true });
    const rides = await test.db
      .selectFrom('transfer')
      .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
      .select('additional')
      .where('coupon.coupon_code', '=', more.code)
      .execute();
    expect(rides).toEqual([{ additional: true }, { additional: true }]);
    // Both stand, and neither lets a third one through.
    expect(told(await sell(serviceOf.suvArrival))).toEqual(legBooked);
  });

  it('passes no other rule: the seats, and what the stay includes once', async () => {
    const own = await makeStay(test, { rate_plan: 'AI-RT' });
    const asker = { guest: own, token: await signIn(test, own) };
    await book(serviceOf.sharedRoundTrip, { adults: 3, minors: 0 }, asker);
    const second = await sell(serviceOf.sharedRoundTrip, { additional: true }, asker);
    expect(second.json()).toMatchObject({ status: 'pending_payment', amount_due: 84 });
    const many = await sell(serviceOf.sharedRoundTrip, { additional: true, adults: 11 }, asker);
    expect(told(many)).toEqual([422, 'passengers.over_capacity']);
  });

  it('asked for twice at once is sold once', async () => {
    await paid(serviceOf.suvRoundTrip);
    const bodies = await Promise.all(
      Array.from({ length: 6 }, () => bodyOf(test, guest, serviceOf.suvRoundTrip, { additional: true })),
    );
    test.setNow(test.now() + 1);
    const answers = await Promise.all(
      bodies.map((body) => create(test, token, serviceOf.suvRoundTrip, body)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(told(answer)).toEqual(legBooked);
  });

  it('asked for again with other answers takes the place of the unpaid one', async () => {
    await paid(serviceOf.suvRoundTrip);
    const older = await book(serviceOf.suvRoundTrip, { additional: true });
    const newer = await book(serviceOf.suvRoundTrip, { additional: true, adults: 4 });
    expect(told(await payFor(older))).toEqual([409, 'coupon.replaced']);
    expect((await payFor(newer)).statusCode).toBe(200);
  });

  it('is a usual booking where nothing is booked yet', async () => {
    const { b, party } = await twoRooms();
    const main = await book(serviceOf.suvArrival, { ...party, additional: true });
    await paid(serviceOf.suvArrival, {}, b);
    expect(told(await payFor(main))).toEqual(legBooked);
  });

  it('takes one statement more', async () => {
    await paid(serviceOf.suvRoundTrip);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip, { additional: true });
    test.setNow(test.now() + 1);
    expect(await countStatements(() => create(test, token, serviceOf.suvRoundTrip, body))).toBe(4);
  });
});

describe('an unpaid booking of the same leg', () => {
  const threeDS = { payment_token: 'tok_threeDSecure' };

  it('is not replaced while its payment is under way', async () => {
    const older = await book(serviceOf.suvArrival);
    expect((await payFor(older, token, threeDS)).json().status).toBe('requires_action');
    expect(told(await sell(serviceOf.suvArrival))).toEqual(underWay);
    expect(told(await sell(serviceOf.suvRoundTrip, { additional: true }))).toEqual(underWay);
    expect((await sell(serviceOf.suvDeparture)).statusCode).toBe(201);
  });

  it('of another guest of the party blocks while it is being paid', async () => {
    const { party, b } = await twoRooms();
    const main = await book(serviceOf.suvArrival, party);
    const own = await book(serviceOf.suvArrival, {}, b);
    expect((await payFor(main, token, threeDS)).json().status).toBe('requires_action');
    expect(told(await payFor(own, b.token))).toEqual(underWay);
    expect(told(await sell(serviceOf.suvArrival, {}, b))).toEqual(underWay);
  });

  it('is not charged once another one of the leg is paid', async () => {
    const { party, b } = await twoRooms();
    const main = await book(serviceOf.suvArrival, party);
    await paid(serviceOf.suvArrival, {}, b);
    await books.newRows();
    const refused = await payFor(main);
    expect(told(refused)).toEqual(legBooked);
    expect(await books.newRows()).toEqual({});
  });

  it('of two that are paid at once one is charged', async () => {
    const listRefunds = () => test.db.selectFrom('refund').select('id').orderBy('id').execute();
    const before = await listRefunds();
    for (let round = 0; round < 10; round += 1) {
      guest = await makeStay(test);
      token = await signIn(test, guest);
      const { party, b } = await twoRooms();
      const main = await book(serviceOf.suvArrival, party);
      const own = await book(serviceOf.suvArrival, {}, b);
      const answers = await Promise.all([payFor(main), payFor(own, b.token)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const [refused] = answers.filter(({ statusCode }) => statusCode === 409);
      expect(['coupon.leg_booked', 'payment.under_way']).toContain(refused?.json().code);
    }
    expect(await listRefunds()).toEqual(before);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('whose money comes late, when another one is paid, gets it back at once', async () => {
    const { party, b } = await twoRooms();
    const main = await book(serviceOf.suvArrival, party);
    const own = await book(serviceOf.suvArrival, {}, b);
    // The charge of the group's booking is as good as begun when the other one is confirmed.
    const { port } = test.payments;
    const { charge } = port;
    port.charge = async (request) => {
      await test.db
        .updateTable('coupon')
        .set({ status: 'confirmed' })
        .where('coupon_code', '=', own.code)
        .execute();
      await test.db
        .updateTable('transfer')
        .set({ status: 'confirmed' })
        .where('coupon_id', 'in', (db) =>
          db.selectFrom('coupon').select('id').where('coupon_code', '=', own.code),
        )
        .execute();
      return charge.call(port, request);
    };
    const late = await payFor(main);
    port.charge = charge;
    expect(told(late)).toEqual([409, 'booking.no_longer_available_returned']);
    const back = await test.db
      .selectFrom('refund')
      .innerJoin('coupon', 'coupon.id', 'refund.coupon_id')
      .select(['refund.amount_minor', 'refund.reason'])
      .where('coupon.coupon_code', '=', main.code)
      .execute();
    expect(back).toEqual([
      { amount_minor: Math.round(Number(main.amount) * 100), reason: 'coupon.leg_booked' },
    ]);
    // Confirmed by hand, so without its money and its letter: it does not stay in the books.
    const gone = { status: 'cancelled', confirmed_at: null } as const;
    await test.db.updateTable('coupon').set(gone).where('coupon_code', '=', own.code).execute();
  });
});

describe('the look-up', () => {
  it('names the legs that are booked to who owns them, with when the next ride is', async () => {
    const made = await paid(serviceOf.suvRoundTrip);
    const { viewer } = await lookUp(guest);
    expect(viewer.bookedLegs).toEqual([
      expect.objectContaining({ direction: 'arrival', owner: true, coupon_id: made.code }),
      expect.objectContaining({ direction: 'departure', owner: true, coupon_id: made.code }),
    ]);
    expect(viewer.bookedLegs[0]).toMatchObject({ pick_up_time: '13:35', time_zone: 'America/Cancun' });
  });

  it('says to a guest of another room only that it is booked', async () => {
    const { party, b } = await twoRooms();
    const made = await paid(serviceOf.suvArrival, party);
    const { viewer } = await lookUp(b.guest);
    expect(viewer.bookedLegs).toEqual([
      expect.objectContaining({ direction: 'arrival', owner: false, coupon_id: null }),
    ]);
    expect(JSON.stringify(viewer.bookedLegs)).not.toContain(made.code);
  });

  it('says nothing of what is not paid or canceled', async () => {
    await book(serviceOf.suvRoundTrip);
    expect((await lookUp(guest)).viewer).toMatchObject({ bookedLegs: [] });
  });
});

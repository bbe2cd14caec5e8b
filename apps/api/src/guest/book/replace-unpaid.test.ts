import { beforeEach, describe, expect, it } from 'vitest';
import { countTakenSeats } from '../../store/booking/seat-repository.ts';
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
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

// A guest who goes back and changes their answers makes another booking of the same ride: the newer one replaces the older.

let guest: GuestOf;
let token: string;
const test = useTestApp();
const books = useBooks(test);
beforeEach(async () => {
  guest = await makeStay(test);
  token = await signIn(test, guest);
});

type Made = { code: string; amount: string; body: Body; serviceId: number };

async function book(serviceId: number, more: Body = {}): Promise<Made> {
  const body = await bodyOf(test, guest, serviceId, more);
  const answer = await create(test, token, serviceId, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.stringContaining('pending_payment')]);
  return {
    code: answer.json().coupon_id,
    amount: answer.json().amount_due.toFixed(2),
    body,
    serviceId,
  };
}

const payFor = (made: Made, more: Record<string, string> = {}) =>
  pay(test, token, { coupon_id: made.code, amount: made.amount, ...more });

async function statesOf(...made: Made[]): Promise<string[]> {
  const rows = await test.db
    .selectFrom('coupon')
    .select(['coupon_code', 'status'])
    .where(
      'coupon_code',
      'in',
      made.map(({ code }) => code),
    )
    .execute();
  return made.map(({ code }) => rows.find((row) => row.coupon_code === code)?.status ?? 'none');
}

async function listed(): Promise<string[]> {
  const answer = await test.app.inject({
    url: '/v1/transfers/coupons',
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json().map((one: { coupon_id: string }) => one.coupon_id);
}

describe('a newer booking of the same ride', () => {
  it('takes the place of the unpaid one, however often answers change', async () => {
    const made: Made[] = [];
    for (const service of [serviceOf.suvRoundTrip, serviceOf.suvArrival, serviceOf.sharedRoundTrip, 121, 112])
      made.push(await book(service));
    expect(await statesOf(...made)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'cancelled',
      'pending_payment',
    ]);
    const rides = await test.db
      .selectFrom('transfer')
      .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
      .select(['transfer.status', 'coupon.replaced_by'])
      .where('coupon.folio', '=', guest.folio)
      .execute();
    expect(rides.every((ride) => (ride.replaced_by === null) === (ride.status === 'pending'))).toBe(true);
    expect(await listed()).toEqual([made.at(-1)?.code]);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is told to whoever goes on to pay the older one, and nothing is charged', async () => {
    const older = await book(serviceOf.suvRoundTrip);
    const newer = await book(serviceOf.suvRoundTrip, { adults: 7 });
    const refused = await payFor(older);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'coupon.replaced']);
    expect((await payFor(newer)).statusCode).toBe(200);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('has the seats of the older one, the last ones included', async () => {
    const older = await book(serviceOf.sharedDeparture);
    const departure = await test.db
      .selectFrom('seat')
      .innerJoin('transfer', 'transfer.id', 'seat.transfer_id')
      .innerJoin('coupon', 'coupon.id', 'transfer.coupon_id')
      .select(['seat.departure_id', 'seat.seats'])
      .where('coupon.coupon_code', '=', older.code)
      .executeTakeFirstOrThrow();
    const taken = await countTakenSeats(test.db, departure.departure_id, test.now());
    expect(taken).toBeGreaterThanOrEqual(2);
    const newer = await book(serviceOf.sharedDeparture, { adults: 3 });
    expect(await countTakenSeats(test.db, departure.departure_id, test.now())).toBe(taken + 1);
    expect(await statesOf(older, newer)).toEqual(['cancelled', 'pending_payment']);
  });

  it('leaves the older one when it cannot be made itself', async () => {
    const older = await book(serviceOf.sharedDeparture);
    const tooMany = await create(
      test,
      token,
      serviceOf.sharedDeparture,
      await bodyOf(test, guest, serviceOf.sharedDeparture, { adults: 11 }),
    );
    expect(tooMany.statusCode).toBe(422);
    expect(await statesOf(older)).toEqual(['pending_payment']);
  });

  it('is not made again by the key of the older one', async () => {
    const older = await book(serviceOf.suvRoundTrip);
    const newer = await book(serviceOf.suvArrival);
    const again = await create(test, token, older.serviceId, older.body);
    expect([again.statusCode, again.json().coupon_id]).toEqual([201, older.code]);
    expect(await statesOf(older, newer)).toEqual(['cancelled', 'pending_payment']);
  });

  it('leaves the other half of the journey, and what is paid', async () => {
    const arrival = await book(serviceOf.suvArrival);
    const departure = await book(serviceOf.suvDeparture);
    expect(await statesOf(arrival, departure)).toEqual(['pending_payment', 'pending_payment']);
    expect((await payFor(arrival)).statusCode).toBe(200);
    test.setNow(test.now() + 1);
    const whole = await book(serviceOf.suvRoundTrip, { additional: true });
    expect(await statesOf(arrival, departure, whole)).toEqual(['confirmed', 'cancelled', 'pending_payment']);
  });

  it('of all made at once one stands', async () => {
    const bodies = await Promise.all(
      Array.from({ length: 8 }, () => bodyOf(test, guest, serviceOf.suvArrival)),
    );
    const answers = await Promise.all(bodies.map((body) => create(test, token, serviceOf.suvArrival, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(await listed()).toHaveLength(1);
  });
});

describe('an older booking that is being paid', () => {
  const threeDS = { payment_token: 'tok_threeDSecure' };

  const refusalOf = async (serviceId: number, more: Body = {}) => {
    const refused = await create(test, token, serviceId, await bodyOf(test, guest, serviceId, more));
    return [refused.statusCode, refused.json().code];
  };

  it('stays, and no other one of the same ride is made', async () => {
    const older = await book(serviceOf.suvArrival);
    expect((await payFor(older, threeDS)).json().status).toBe('requires_action');
    expect(await refusalOf(serviceOf.suvArrival)).toEqual([409, 'payment.under_way']);
    expect(await statesOf(older)).toEqual(['pending_payment']);
  });

  it('is one of three at most, and another vehicle is no way around that', async () => {
    const made: Made[] = [];
    for (let n = 0; n < 3; n += 1) {
      // Set aside while the next one is made, which would replace it: several unpaid bookings of one direction are a legacy of earlier
      // versions.
      const one = await book(serviceOf.suvDeparture);
      await test.db
        .updateTable('coupon')
        .set({ folio: `${guest.folio}-${n}` })
        .where('coupon_code', '=', one.code)
        .execute();
      made.push(one);
    }
    const codes = made.map(({ code }) => code);
    const back = test.db.updateTable('coupon').set({ folio: guest.folio });
    await back.where('coupon_code', 'in', codes).execute();
    expect(await refusalOf(serviceOf.suvArrival)).toEqual([409, 'coupon.too_many_holds']);
    expect(await refusalOf(serviceOf.suvArrival, { additional: true })).toEqual([
      409,
      'coupon.too_many_holds',
    ]);
    expect(await statesOf(...made)).toEqual(['pending_payment', 'pending_payment', 'pending_payment']);
  });

  it('is paid or replaced, never both, when both come at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      guest = await makeStay(test);
      token = await signIn(test, guest);
      const older = await book(serviceOf.suvArrival);
      const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
      const [payment, newer] = await Promise.all([
        payFor(older),
        create(test, token, serviceOf.suvRoundTrip, body),
      ]);
      const [state] = await statesOf(older);
      const end = payment.statusCode === 200 ? 'paid' : payment.json().code;
      const sold = newer.statusCode === 201 ? 'sold' : newer.json().code;
      expect([
        ['paid', 'confirmed', 'payment.under_way'],
        ['paid', 'confirmed', 'coupon.leg_booked'],
        ['coupon.replaced', 'cancelled', 'sold'],
      ]).toContainEqual([end, state, sold]);
    }
    expect(await books.discrepancies()).toEqual([]);
    // No guest was charged for a booking that was being replaced.
    const back = test.db.selectFrom('refund').select('id').where('reason', 'like', 'coupon.%');
    expect(await back.execute()).toEqual([]);
  });

  it('is neither waited for nor replaced while its payment is being written', async () => {
    const older = await book(serviceOf.suvArrival);
    await test.db.transaction().execute(async (tx) => {
      await tx.selectFrom('coupon').select('id').where('coupon_code', '=', older.code).forUpdate().execute();
      expect(await refusalOf(serviceOf.suvArrival)).toEqual([409, 'payment.under_way']);
      expect(await statesOf(older)).toEqual(['pending_payment']);
    });
  });
});

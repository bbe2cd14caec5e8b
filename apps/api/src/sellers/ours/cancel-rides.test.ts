import { HOUR_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import type { Tx } from '../../db/client.ts';
import {
  cancelCoupons,
  cancelRide,
  jobsOf,
  makePaid,
  payBack,
  refundsOf,
  show,
} from '../../testing/changes.ts';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';
import { cancelRides } from './cancel-rides.ts';

const test = useTestApp();
const books = useBooks(test);

async function at<T>(now: number, work: () => Promise<T>): Promise<T> {
  const start = test.now();
  test.setNow(now);
  try {
    return await work();
  } finally {
    test.setNow(start);
  }
}

const pickUpAt = async (transferId: number): Promise<number> =>
  (
    await test.db
      .selectFrom('transfer')
      .select('pickup_at')
      .where('id', '=', transferId)
      .executeTakeFirstOrThrow()
  ).pickup_at;

describe('cancelling', () => {
  it.each([
    // case, trip type, refund, kept, status after, notices
    [
      'a private round trip, one leg',
      serviceOf.suvRoundTrip,
      'arrival',
      0,
      160,
      'partially_cancelled',
      ['refund.private_round_trip_whole'],
    ],
    ['a private round trip, both', serviceOf.suvRoundTrip, 'round_trip', 160, 0, 'cancelled', []],
    [
      'a shared round trip, one leg',
      serviceOf.sharedRoundTrip,
      'departure',
      42,
      42,
      'partially_cancelled',
      [],
    ],
    ['a shared round trip, whole', serviceOf.sharedRoundTrip, undefined, 84, 0, 'cancelled', []],
    ['one way', serviceOf.suvArrival, undefined, 95, 0, 'cancelled', []],
  ] as const)(
    '%s: the preview is what then happens',
    async (_, serviceId, tripType, refund, kept, status, notices) => {
      const { token, code, coupon } = await makePaid(test, serviceId);
      const body = { coupons: [code], ...(tripType && { trip_type: tripType }) };
      const before = await show(test, token, code);
      const preview = await cancelCoupons(test, token, body, { preview: true });
      expect(preview.statusCode).toBe(200);
      expect(await show(test, token, code)).toEqual(before);
      const done = await cancelCoupons(test, token, body);
      const [said] = preview.json().coupons;
      expect(said).toMatchObject({
        applied: false,
        refund,
        kept,
        fee: 0,
        status,
        notices,
        benefit_lost: false,
      });
      expect(done.json()).toEqual({
        ...preview.json(),
        applied: true,
        coupons: [{ ...said, applied: true, version: before.version + 1 }],
      });
      await payBack(test);
      const after = await show(test, token, code);
      expect(after).toMatchObject({
        status,
        version: 2,
        price: { paid: coupon.amount_due, refunded: refund },
      });
      expect(
        after.refunds.map((one: { status: string; amount: number }) => [one.status, one.amount]),
      ).toEqual(refund > 0 ? [['succeeded', refund]] : []);
      expect(await books.discrepancies()).toEqual([]);
    },
  );

  it('one leg of a shared trip after the other gives back the whole, by the single call', async () => {
    const { token, code, arrivalId, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const first = await cancelRide(test, token, arrivalId);
    expect(first.json()).toMatchObject({
      transfer_id: arrivalId,
      applied: true,
      refund: 42,
      status: 'partially_cancelled',
    });
    const second = await cancelRide(test, token, departureId);
    expect(second.json()).toMatchObject({
      refund: 42,
      already_refunded: 42,
      status: 'cancelled',
      version: 3,
    });
    expect((await cancelRide(test, token, departureId)).json()).toMatchObject({
      status: 409,
      code: 'coupon.state',
    });
    await payBack(test);
    expect((await show(test, token, code)).payment).toBe('refunded');
    expect(await books.discrepancies()).toEqual([]);
  });

  it('the second leg of a private trip gives back everything', async () => {
    const { token, arrivalId, departureId } = await makePaid(test);
    expect((await cancelRide(test, token, arrivalId)).json().refund).toBe(0);
    expect((await cancelRide(test, token, departureId)).json()).toMatchObject({ refund: 160, notices: [] });
  });

  it('keeps what the refund rules keep, and of a leg what they kept when it was cancelled', async () => {
    const bp = await test.db
      .selectFrom('property')
      .select('id')
      .where('code', '=', 'BP')
      .executeTakeFirstOrThrow();
    await test.editCatalogue((db) =>
      db
        .insertInto('refund_rule')
        .values({
          property_id: bp.id,
          service_id: serviceOf.sharedRoundTrip,
          hours_before: 100 * 24,
          percent_kept: 25,
        })
        .execute(),
    );
    const { token, arrivalId, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
    expect((await cancelRide(test, token, arrivalId)).json()).toMatchObject({
      refund: 31.5,
      fee: 10.5,
      notices: ['cancel.fee'],
    });
    await test.editCatalogue((db) =>
      db.deleteFrom('refund_rule').where('service_id', '=', serviceOf.sharedRoundTrip).execute(),
    );
    expect((await cancelRide(test, token, departureId)).json()).toMatchObject({
      refund: 42,
      already_refunded: 31.5,
    });
  });

  it('is possible at the very second of the deadline and not one later', async () => {
    const { guest, arrivalId } = await makePaid(test, serviceOf.suvArrival);
    const deadline = (await pickUpAt(arrivalId)) - 5 * HOUR_MS;
    const late = await at(deadline + 1000, async () =>
      cancelRide(test, await signIn(test, guest), arrivalId),
    );
    expect(late.json()).toMatchObject({
      status: 422,
      code: 'cancel.deadline_passed',
      expected: { deadline: new Date(deadline).toISOString() },
    });
    const inTime = await at(deadline, async () => cancelRide(test, await signIn(test, guest), arrivalId));
    expect([inTime.statusCode, inTime.json().refund]).toEqual([200, 95]);
  });

  it('both legs need both deadlines open; the later one alone may still go', async () => {
    const { guest, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip);
    await at((await pickUpAt(arrivalId)) - HOUR_MS, async () => {
      const fresh = await signIn(test, guest);
      expect((await cancelCoupons(test, fresh, { coupons: [code] })).json().code).toBe(
        'cancel.deadline_passed',
      );
      const one = await cancelCoupons(test, fresh, { coupons: [code], trip_type: 'departure' });
      expect(one.json()).toMatchObject({ refund: 42 });
    });
  });

  it('warns of the lost benefit of what the stay includes', async () => {
    const silva = { hotel: 'BP', folio: 'BP100002-1', lastName: 'Muñoz López' };
    const token = await signIn(test, silva);
    const body = await bodyOf(test, silva, serviceOf.sharedRoundTrip);
    const made = await create(test, token, serviceOf.sharedRoundTrip, body);
    expect(made.json()).toMatchObject({ status: 'confirmed', amount_due: 0 });
    const preview = await cancelCoupons(test, token, { coupons: [made.json().coupon_id] }, { preview: true });
    expect(preview.json().coupons[0]).toMatchObject({
      refund: 0,
      benefit_lost: true,
      notices: ['refund.nothing_paid', 'cancel.benefit_lost'],
    });
  });

  it.each([
    [serviceOf.suvArrival, 'departure'],
    [serviceOf.suvArrival, 'round_trip'],
  ])('refuses a trip that service %d does not have: %s', async (serviceId, tripType) => {
    const { token, code } = await makePaid(test, serviceId);
    const refused = await cancelCoupons(test, token, { coupons: [code], trip_type: tripType });
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'cancel.trip_type_invalid',
      field: 'trip_type',
    });
  });

  it('gives up an unpaid booking for nothing, whole, and frees its seats', async () => {
    const { token, code, coupon } = await makePending(test, serviceOf.suvRoundTrip);
    const arrival = coupon.transfers[0]?.transfer_id ?? 0;
    expect((await cancelRide(test, token, arrival)).json().code).toBe('cancel.trip_type_invalid');
    const done = await cancelCoupons(test, token, { coupons: [code] });
    expect(done.json().coupons[0]).toMatchObject({ refund: 0, status: 'cancelled', kept: 0 });
    expect((await pay(test, token, { coupon_id: code, amount: '160.00' })).statusCode).toBe(409);
  });

  it('frees the seats of a limited departure at once', async () => {
    const { token, code } = await makePaid(test, serviceOf.sharedDeparture);
    const held = () => test.db.selectFrom('seat').selectAll().where('released_at', 'is', null).execute();
    const before = (await held()).length;
    await cancelCoupons(test, token, { coupons: [code] });
    expect((await held()).length).toBe(before - 1);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('queues one letter with the cancellation', async () => {
    const before = (await jobsOf(test, 'send_change_letter')).length;
    const { token, code } = await makePaid(test);
    await cancelCoupons(test, token, { coupons: [code] }, { preview: true });
    await cancelCoupons(test, token, { coupons: [code] });
    expect((await jobsOf(test, 'send_change_letter')).length).toBe(before + 1);
  });

  it('is for the owner: strangers find nothing, nobody else is told that it exists', async () => {
    const { code, arrivalId } = await makePaid(test);
    const stranger = await signIn(test, await makeStay(test));
    expect((await cancelRide(test, stranger, arrivalId)).json()).toMatchObject({
      status: 404,
      code: 'transfer.not_found',
    });
    expect((await cancelCoupons(test, stranger, { coupons: [code] })).json()).toMatchObject({
      status: 404,
      code: 'coupon.not_found',
    });
    expect((await cancelRide(test, stranger, 2_000_000_000)).json()).toMatchObject({
      status: 404,
      code: 'transfer.not_found',
    });
  });

  it('of several bookings is all or nothing', async () => {
    const { token, code, guest } = await makePaid(test, serviceOf.suvArrival);
    const other = (
      await create(test, token, serviceOf.suvDeparture, await bodyOf(test, guest, serviceOf.suvDeparture))
    ).json();
    await pay(test, token, { coupon_id: other.coupon_id, amount: '95.00' });
    const refused = await cancelCoupons(test, token, {
      coupons: [code, other.coupon_id],
      trip_type: 'arrival',
    });
    expect(refused.json().code).toBe('cancel.trip_type_invalid');
    expect((await show(test, token, code)).status).toBe('confirmed');
    const done = await cancelCoupons(test, token, { coupons: [code, other.coupon_id, code] });
    expect(done.json()).toMatchObject({ applied: true, refund: 190 });
    expect(await refundsOf(test, code)).toHaveLength(1);
    await payBack(test);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('twenty times at once cancels once and gives back once', async () => {
    const { token, code } = await makePaid(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancelCoupons(test, token, { coupons: [code] })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await refundsOf(test, code)).map(({ amount_minor }) => amount_minor)).toEqual([16_000]);
  });

  it('of a booking that was paid after it was looked at gives the money back', async () => {
    const { token, code, amount } = await makePending(test);
    const caller = await test.tokens.read(token, test.now());
    if (typeof caller === 'string' || caller.kind !== 'guest') throw new Error('no guest');
    let isPaid = false;
    // The payment comes and goes between the calculation and the lock.
    const db = new Proxy(test.db, {
      get(target, name) {
        if (name === 'transaction')
          return () => ({
            execute: async (work: (tx: Tx) => Promise<unknown>) => {
              if (!isPaid) expect((await pay(test, token, { coupon_id: code, amount })).statusCode).toBe(200);
              isPaid = true;
              return target.transaction().execute(work);
            },
          });
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const [plan] = await cancelRides(
      { db, inventory: test.backends.inventory, payments: test.payments },
      {
        actor: caller,
        what: { codes: [code], wish: 'all' },
        preview: false,
        seenVersion: null,
        language: 'en',
        now: test.now(),
      },
    );
    expect(plan?.refundMinor).toBe(160_00);
    expect(await refundsOf(test, code)).toMatchObject([{ amount_minor: 160_00 }]);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('on a stale version is told the newer state', async () => {
    const { token, code, arrivalId, departureId } = await makePaid(test, serviceOf.sharedRoundTrip);
    await cancelRide(test, token, arrivalId, { version: 1 });
    const stale = await cancelRide(test, token, departureId, { version: 1 });
    expect(stale.json()).toMatchObject({
      status: 412,
      code: 'coupon.stale',
      expected: { version: 2, coupon: { coupon_id: code, status: 'partially_cancelled' } },
    });
    expect((await cancelRide(test, token, departureId, { version: 2 })).statusCode).toBe(200);
  });
});

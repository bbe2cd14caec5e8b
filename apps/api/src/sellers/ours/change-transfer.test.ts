import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import {
  cancelCoupons,
  change,
  jobsOf,
  makePaid,
  payBack,
  refundsOf,
  show,
  silentLog,
} from '../../testing/changes.ts';
import { putIntoState } from '../../testing/put-into-state.ts';
import {
  bodyOf,
  countRows,
  create,
  legsOf,
  makePending,
  makeStay,
  pay,
  serviceOf,
  signIn,
} from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const start = test.now();
  test.setNow(start + ms);
  try {
    return await work();
  } finally {
    test.setNow(start);
  }
}
const sweep = () => sweepOnce({ db: test.db, payments: test.payments.port, log: silentLog }, test.now());
const applied = { applied: true, requires_payment: false };

describe('a flight', () => {
  it('moves with its pick-up: the preview is what is then applied', async () => {
    const { token, code, departureId } = await makePaid(test);
    const body = { coupon_id: code, flight_time: '18:00', flight_code: 'DL 77' };
    const before = await show(test, token, code);
    const preview = await change(test, token, departureId, body, { preview: true });
    expect(preview.json()).toMatchObject({
      applied: false,
      version: 1,
      difference: 0,
      requires_payment: false,
      notices: ['change.pick_up_moved'],
      pick_up: { old: { time: '10:50' }, new: { time: '14:30', zone_name: 'Cancún' } },
      changes: expect.arrayContaining([
        { field: 'flight_code', old: 'AA 4321', new: 'DL 77' },
        { field: 'flight_time', old: '14:20', new: '18:00' },
      ]),
    });
    expect(await show(test, token, code)).toEqual(before);
    const done = await change(test, token, departureId, body, { version: 1 });
    expect(done.json()).toEqual({ ...preview.json(), applied: true, version: 2 });
    const after = await show(test, token, code);
    expect(after).toMatchObject({ version: 2, status: 'confirmed', coupon_id: code, price: { total: 160 } });
    expect(after.transfers[1]).toMatchObject({
      flight_code: 'DL 77',
      flight_time: '18:00',
      pick_up: preview.json().pick_up.new,
      change_until: preview.json().new_deadlines.change_until,
      cancel_until: preview.json().new_deadlines.cancel_until,
    });
    expect(after.transfers[0]).toEqual(before.transfers[0]);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('moves a national departure by its own hours', async () => {
    const { token, code, departureId } = await makePaid(test);
    const done = await change(test, token, departureId, { coupon_id: code, is_national: '1' });
    expect(done.json().pick_up).toMatchObject({ old: { time: '10:50' }, new: { time: '11:50' } });
  });

  it.each([
    [
      'on a day outside the stay',
      { service_date: '2026-12-24' },
      422,
      'booking.date_outside_stay',
      'service_date',
    ],
    [
      'before the landing',
      { service_date: '2026-12-21', flight_time: '15:00' },
      422,
      'departure.wrong_time',
      'flight_time',
    ],
    ['that is none', { flight_code: 'A' }, 422, 'flight.number_invalid', 'flight_code'],
    ['at a time that is none', { flight_time: '25:61' }, 400, 'time.invalid', 'flight_time'],
    ['of an airline that is none', { airline_id: 999_999 }, 422, 'airline.unknown', 'airline_id'],
    [
      'with a pick-up of one’s own',
      { flight_time: '18:00', service_time: '15:00' },
      409,
      'coupon.reckoned_otherwise',
      'service_time',
    ],
    ['with a price', { price: 1 }, 400, 'field.unknown', 'price'],
    ['with an e-mail that is none', { email: 'a@b, c@d.com' }, 422, 'email.invalid', 'email'],
  ])('%s is refused and writes nothing', async (_, more, status, code, field) => {
    const { token, code: coupon, departureId } = await makePaid(test);
    const before = await show(test, token, coupon);
    const refused = await change(test, token, departureId, { coupon_id: coupon, ...more });
    expect(refused.json()).toMatchObject({ status, code });
    expect([
      refused.json().field ?? refused.json().errors?.[0]?.field,
      refused.json().errors?.[0]?.field,
    ]).toContain(field);
    expect(await show(test, token, coupon)).toEqual(before);
  });

  it('can be changed at the very second of the deadline and not one later, nor through the other ride', async () => {
    const { guest, code, arrivalId, departureId } = await makePaid(test);
    const [ride] = await test.db.selectFrom('transfer').selectAll().where('id', '=', arrivalId).execute();
    const deadline = (ride?.pickup_at ?? 0) - 96 * HOUR_MS;
    const at = (now: number, transferId: number, more: object) =>
      later(now - test.now(), async () =>
        change(test, await signIn(test, guest), transferId, { coupon_id: code, ...more }),
      );
    const people = { adults: 3 };
    expect((await at(deadline + 1000, arrivalId, { flight_time: '15:00' })).json().code).toBe(
      'change.deadline_passed',
    );
    expect((await at(deadline + 1000, departureId, people)).json().code).toBe('change.deadline_passed');
    expect((await at(deadline + 1000, departureId, { flight_time: '18:00' })).json()).toMatchObject(applied);
    expect((await at(deadline, arrivalId, { flight_time: '15:00' })).json()).toMatchObject(applied);
  });
});

describe('passengers', () => {
  it('who need another vehicle cost one more, and ride when it is paid', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.suvRoundTrip);
    const body = { coupon_id: code, adults: 7 };
    const preview = await change(test, token, arrivalId, body, { preview: true });
    expect(preview.json()).toMatchObject({
      difference: 160,
      requires_payment: true,
      amount_due: 160,
      vehicles: { old: 1, new: 2 },
      notices: ['change.extra_charge', 'change.more_vehicles'],
      change_expires_at: null,
    });
    const asked = await change(test, token, arrivalId, body);
    const expires = new Date(test.now() + 15 * MINUTE_MS).toISOString();
    expect(asked.json()).toEqual({ ...preview.json(), change_expires_at: expires });
    const waiting = await show(test, token, code);
    expect(waiting).toMatchObject({
      version: 1,
      total_passengers: 2,
      viewer: { can_pay: true },
      pending_change: {
        amount_due: 160,
        new_total: 320,
        expires_at: expires,
        changes: [{ field: 'adults', old: '2', new: '7' }],
      },
    });
    expect((await pay(test, token, { coupon_id: code, amount: '320.00' })).json()).toMatchObject({
      code: 'payment.amount_mismatch',
      expected: { amount: 160 },
    });
    const paid = await pay(test, token, { coupon_id: code, amount: '160.00' });
    expect(paid.json()).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed', amount: 160 });
    expect(await show(test, token, code)).toMatchObject({
      version: 2,
      total_passengers: 7,
      total_vehicles: 2,
      pending_change: null,
      price: { total: 320, paid: 320, due: 0 },
      reservations: [{ adults: 7, minors: 1 }],
    });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('who leave are paid back in full', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip, { adults: 3 });
    const done = await change(test, token, arrivalId, { coupon_id: code, adults: 2 });
    expect(done.json()).toMatchObject({
      ...applied,
      difference: -42,
      refund: 42,
      notices: ['change.refunded'],
    });
    await payBack(test);
    expect(await show(test, token, code)).toMatchObject({
      price: { total: 84, paid: 126, refunded: 42 },
      payment: 'paid',
    });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('pay what they paid at the sale, whatever the rate has become', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const old = await test.db
      .selectFrom('rate')
      .select(['id', 'adult_minor'])
      .where('service_id', '=', serviceOf.sharedRoundTrip)
      .execute();
    await test.editCatalogue((db) =>
      db
        .updateTable('rate')
        .set({ adult_minor: 9900 })
        .where('service_id', '=', serviceOf.sharedRoundTrip)
        .execute(),
    );
    const preview = await change(test, token, arrivalId, { coupon_id: code, adults: 3 }, { preview: true });
    for (const rate of old)
      await test.editCatalogue((db) =>
        db.updateTable('rate').set({ adult_minor: rate.adult_minor }).where('id', '=', rate.id).execute(),
      );
    expect(preview.json()).toMatchObject({ difference: 42, total: { old: 84, new: 126 } });
  });

  it('over the capacity of a shared ride, or without an adult, are refused', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip);
    expect((await change(test, token, arrivalId, { coupon_id: code, adults: 11 })).json()).toMatchObject({
      code: 'passengers.over_capacity',
      errors: [{ field: 'adults' }],
    });
    expect((await change(test, token, arrivalId, { coupon_id: code, adults: 0 })).json().code).toBe(
      'passengers.adult_missing',
    );
  });
});

describe('a difference', () => {
  const grow = async () => {
    const made = await makePaid(test, serviceOf.sharedRoundTrip);
    await change(test, made.token, made.arrivalId, { coupon_id: made.code, adults: 3 });
    return made;
  };

  it('that is not paid in time lets the change lapse', async () => {
    const { guest, code } = await grow();
    await later(15 * MINUTE_MS + 1, async () => {
      const token = await signIn(test, guest);
      expect((await show(test, token, code)).pending_change).toBeNull();
      expect((await pay(test, token, { coupon_id: code, amount: '42.00' })).json()).toMatchObject({
        status: 409,
        code: 'change.lapsed',
      });
      await sweep();
      expect((await pay(test, token, { coupon_id: code, amount: '42.00' })).json()).toMatchObject({
        status: 409,
        code: 'payment.nothing_due',
      });
    });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('that arrives after the change lapsed goes back at once, and the guest is told', async () => {
    const { token, code, guest } = await grow();
    const asked = await pay(test, token, {
      coupon_id: code,
      amount: '42.00',
      payment_token: 'tok_threeDSecure',
    });
    expect(asked.json().status).toBe('requires_action');
    const attempt = await test.db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('status', '=', 'requires_action')
      .executeTakeFirstOrThrow();
    // The change is ended as the sweep of a longer night would, and then the bank says yes.
    await test.db
      .updateTable('coupon_change')
      .set({ status: 'lapsed', ended_at: new Date(test.now()) })
      .where('id', '=', attempt.change_id ?? '')
      .execute();
    const { settleAttempt } = await import('./settle-attempt.ts');
    const { findAttempt } = await import('../../store/payment/repository.ts');
    const record = await findAttempt(test.db, attempt.id);
    if (!record) throw new Error('no attempt');
    const settled = await settleAttempt(
      { db: test.db, log: silentLog },
      record,
      { kind: 'succeeded', gatewayId: attempt.gateway_id ?? '', amountMinor: 4200, currency: 'USD' },
      test.now(),
    );
    expect(settled).toEqual({ kind: 'returned' });
    expect(await show(test, await signIn(test, guest), code)).toMatchObject({
      version: 1,
      total_passengers: 2,
      refunds: [{ status: 'requested', amount: 42, reason: 'change.lapsed' }],
      price: { total: 84 },
    });
    const state = await test.app.inject({
      url: `/v1/sales/payments/${code}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(state.json()).toMatchObject({ status: 'refunded', coupon_status: 'confirmed', amount_due: 0 });
    // Nothing was really charged at the sandbox, so this repayment is taken out of its books again.
    await test.db.deleteFrom('refund').where('attempt_id', '=', attempt.id).execute();
    await test.db.deleteFrom('ledger_entry').where('attempt_id', '=', attempt.id).execute();
    await putIntoState(test.db, 'payment_attempt', attempt.id, 'failed');
    await test.db.updateTable('coupon').set({ paid_minor: 8400 }).where('coupon_code', '=', code).execute();
    expect(await books.discrepancies()).toEqual([]);
  });

  it('declined leaves the change waiting for another card', async () => {
    const { token, code } = await grow();
    const no = await pay(test, token, {
      coupon_id: code,
      amount: '42.00',
      payment_token: 'tok_chargeDeclined',
    });
    expect(no.json().code).toBe('payment.declined');
    expect((await show(test, token, code)).pending_change).toMatchObject({ amount_due: 42 });
    expect((await pay(test, token, { coupon_id: code, amount: '42.00' })).json().status).toBe('succeeded');
    expect(await show(test, token, code)).toMatchObject({ version: 2, total_passengers: 3 });
  });

  it('is of the newest change: another one takes the place of the one that waited', async () => {
    const { token, code, arrivalId } = await grow();
    await change(test, token, arrivalId, { coupon_id: code, adults: 4 });
    expect((await show(test, token, code)).pending_change).toMatchObject({ amount_due: 84 });
    expect((await pay(test, token, { coupon_id: code, amount: '42.00' })).json().code).toBe(
      'payment.amount_mismatch',
    );
    expect((await pay(test, token, { coupon_id: code, amount: '84.00' })).json().status).toBe('succeeded');
    expect(await show(test, token, code)).toMatchObject({
      total_passengers: 4,
      price: { total: 168, paid: 168 },
    });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is given up with the booking', async () => {
    const { token, code } = await grow();
    expect((await cancelCoupons(test, token, { coupons: [code] })).json()).toMatchObject({ refund: 84 });
    expect((await pay(test, token, { coupon_id: code, amount: '42.00' })).statusCode).toBe(409);
    await payBack(test);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('paid in two tabs with two keys is paid once', async () => {
    const { token, code } = await grow();
    const answers = await Promise.all(
      [1, 2].map(() => pay(test, token, { coupon_id: code, amount: '42.00' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await show(test, token, code)).toMatchObject({ price: { paid: 126 }, version: 2 });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('goes back whole with both payments when all is cancelled', async () => {
    const { token, code } = await grow();
    await pay(test, token, { coupon_id: code, amount: '42.00' });
    expect((await cancelCoupons(test, token, { coupons: [code] })).json()).toMatchObject({ refund: 126 });
    expect((await refundsOf(test, code)).map(({ amount_minor }) => amount_minor).sort()).toEqual([
      4200, 8400,
    ]);
    await payBack(test);
    expect((await show(test, token, code)).price).toMatchObject({ paid: 126, refunded: 126 });
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('seats of a limited departure', () => {
  it('are held for a change that waits, moved with a ride, and never sold twice', async () => {
    const { token, code, departureId } = await makePaid(test, serviceOf.sharedDeparture);
    const seats = () =>
      test.db.selectFrom('seat').selectAll().where('transfer_id', '=', departureId).orderBy('id').execute();
    const [before] = await seats();
    await test.db
      .updateTable('shared_departure')
      .set({ capacity: 4 })
      .where('id', '=', before?.departure_id ?? 0)
      .execute();
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: 4 })
        .where('id', '=', serviceOf.sharedDeparture)
        .execute(),
    );
    expect((await change(test, token, departureId, { coupon_id: code, adults: 4 })).json()).toMatchObject({
      requires_payment: true,
      amount_due: 48,
    });
    expect((await seats()).map(({ seats, change_id }) => [seats, change_id !== null])).toEqual([
      [2, false],
      [2, true],
    ]);
    const other = await makeStay(test);
    const otherToken = await signIn(test, other);
    const refused = await create(
      test,
      otherToken,
      serviceOf.sharedDeparture,
      await bodyOf(test, other, serviceOf.sharedDeparture, { adults: 1 }),
    );
    expect(refused.json().code).toBe('booking.sold_out');
    await pay(test, token, { coupon_id: code, amount: '48.00' });
    expect((await seats()).map(({ seats, change_id, held_until }) => [seats, change_id, held_until])).toEqual(
      [[4, null, null]],
    );
    // Another hour is another departure; the old seats are free again.
    expect(
      (await change(test, token, departureId, { coupon_id: code, flight_time: '18:00' })).json(),
    ).toMatchObject(applied);
    const moved = await seats();
    expect(moved.map(({ seats }) => seats)).toEqual([4]);
    expect(moved[0]?.departure_id).not.toBe(before?.departure_id);
    const again = await create(
      test,
      otherToken,
      serviceOf.sharedDeparture,
      await bodyOf(test, other, serviceOf.sharedDeparture, { adults: 4 }),
    );
    expect(again.statusCode).toBe(201);
    // And back is full now.
    expect(
      (await change(test, token, departureId, { coupon_id: code, flight_time: '14:20' })).json(),
    ).toMatchObject({ status: 409, code: 'booking.sold_out' });
    await test.editCatalogue((db) =>
      db
        .updateTable('service')
        .set({ departure_capacity: 40 })
        .where('id', '=', serviceOf.sharedDeparture)
        .execute(),
    );
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('contact', () => {
  it('changes are told to the old and the new address, masked', async () => {
    const { token, code, arrivalId } = await makePaid(test);
    const done = await change(test, token, arrivalId, {
      coupon_id: code,
      email: 'new@example.com',
      phone: '+15557654321',
    });
    expect(done.json()).toMatchObject({
      ...applied,
      notices: ['change.contact_notified'],
      changes: [{ field: 'email', old: 'a•••@example.com', new: 'n•••@example.com' }, { field: 'phone' }],
    });
    const [job] = (await jobsOf(test, 'send_change_letter')).slice(-1);
    const row = await test.db
      .selectFrom('coupon_change')
      .selectAll()
      .where('id', '=', String(job?.changeId))
      .executeTakeFirstOrThrow();
    expect(row.old_email).toBe('ana@example.com');
    expect((await show(test, token, code)).contact.email).toBe('n•••@example.com');
  });

  it('saved as it was writes nothing', async () => {
    const { token, code, arrivalId } = await makePaid(test);
    const before = await countRows(test);
    const same = await change(test, token, arrivalId, {
      coupon_id: code,
      name: 'Ana Test',
      flight_time: '13:35',
    });
    expect(same.json()).toMatchObject({ applied: true, version: 1, changes: [] });
    expect(await countRows(test)).toEqual(before);
  });
});

describe('who, and in which state', () => {
  it('is the owner: strangers find nothing', async () => {
    const { code, arrivalId } = await makePaid(test);
    const stranger = await signIn(test, await makeStay(test));
    expect((await change(test, stranger, arrivalId, { coupon_id: code, adults: 3 })).json()).toMatchObject({
      status: 404,
      code: 'transfer.not_found',
    });
  });

  it('a guest of another stay of the group reads, and is told that only the owner may', async () => {
    const guest = await makeStay(test);
    const related = await makeStay(test);
    const token = await signIn(test, guest);
    const made = await makePaidFor(token, guest);
    const coupon = await test.db
      .selectFrom('coupon')
      .selectAll()
      .where('coupon_code', '=', made.code)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('coupon_stay')
      .values({
        coupon_id: coupon.id,
        hotel: 'BP',
        folio: related.folio,
        guest: 'Luis Test',
        main: false,
        adults: 2,
        children: 0,
        baby_seats: 0,
      })
      .execute();
    const member = await signIn(test, related);
    expect((await show(test, member, made.code)).viewer).toEqual({
      owner: false,
      can_pay: false,
      can_edit: false,
      can_cancel: false,
    });
    expect(
      (await change(test, member, made.arrivalId, { coupon_id: made.code, adults: 3 })).json(),
    ).toMatchObject({ status: 403, code: 'booking.not_owner' });
    expect((await cancelCoupons(test, member, { coupons: [made.code] })).json()).toMatchObject({
      status: 403,
      code: 'booking.not_owner',
    });
    // The owner gives the counters of each stay.
    const each = await change(
      test,
      token,
      made.arrivalId,
      {
        coupon_id: made.code,
        reservations: [{ hotel: 'BP', folio: related.folio, adults: 5, minors: 0, babyseat: 0 }],
      },
      { preview: true },
    );
    expect(each.json()).toMatchObject({
      passengers: { new: 7 },
      difference: 160,
      changes: [{ field: 'reservations.1.adults', old: '2', new: '5' }],
    });
    const foreign = await change(test, token, made.arrivalId, {
      coupon_id: made.code,
      reservations: [{ hotel: 'BP', folio: 'BP100001-1', adults: 5, minors: 0, babyseat: 0 }],
    });
    expect(foreign.json()).toMatchObject({
      status: 422,
      code: 'reservation.not_in_booking',
      field: 'reservations.0.folio',
    });
  });

  async function makePaidFor(token: string, guest: { hotel: string; folio: string; lastName: string }) {
    const made = (
      await create(test, token, serviceOf.suvRoundTrip, await bodyOf(test, guest, serviceOf.suvRoundTrip))
    ).json();
    await pay(test, token, { coupon_id: made.coupon_id, amount: made.amount_due.toFixed(2) });
    return { code: made.coupon_id as string, arrivalId: made.transfers[0].transfer_id as number };
  }

  it.each(['pending_payment', 'expired', 'cancelled'] as const)(
    'a %s booking is not changed',
    async (status) => {
      const { token, code, coupon } = await makePending(test, serviceOf.suvRoundTrip);
      const { id } = await test.db
        .selectFrom('coupon')
        .select('id')
        .where('coupon_code', '=', code)
        .executeTakeFirstOrThrow();
      await putIntoState(test.db, 'coupon', id, status);
      const refused = await change(test, token, coupon.transfers[0]?.transfer_id ?? 0, {
        coupon_id: code,
        adults: 3,
      });
      expect(refused.json()).toMatchObject({ status: 409, code: 'coupon.state' });
      await putIntoState(test.db, 'coupon', id, 'pending_payment');
    },
  );

  it.each(['cancelled', 'completed', 'no_show'] as const)('a %s ride is not changed', async (status) => {
    const { token, code, arrivalId } = await makePaid(test);
    await putIntoState(test.db, 'transfer', arrivalId, status);
    expect(
      (await change(test, token, arrivalId, { coupon_id: code, flight_time: '15:00' })).json(),
    ).toMatchObject({ status: 409, code: 'transfer.state' });
    await putIntoState(test.db, 'transfer', arrivalId, 'confirmed');
  });

  it('twenty at once on one version: one is made, nineteen are told the newer state', async () => {
    const { token, code, arrivalId } = await makePaid(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(test, token, arrivalId, { coupon_id: code, observation: `request ${index}` }, { version: 1 }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(19);
    const stale = answers.find(({ statusCode }) => statusCode === 412)?.json();
    expect(stale).toMatchObject({
      code: 'coupon.stale',
      expected: { version: 2, coupon: { coupon_id: code } },
    });
    expect((await show(test, token, code)).observation).toBe(made[0]?.json().changes[0].new);
  });

  it('twenty at once on whatever version there is: none is lost', async () => {
    const { token, code, arrivalId } = await makePaid(test);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(test, token, arrivalId, { coupon_id: code, observation: `wish ${index}` }),
      ),
    );
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBeLessThanOrEqual(2);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 412)).toBe(true);
    expect((await show(test, token, code)).version).toBe(1 + made.length);
    expect(new Set(made.map((one) => one.json().version)).size).toBe(made.length);
  });

  it('edit against cancel: one of them wins, the money fits', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip, { adults: 3 });
      await Promise.all([
        change(test, token, arrivalId, { coupon_id: code, adults: 2 }),
        cancelCoupons(test, token, { coupons: [code] }),
      ]);
      await payBack(test);
      expect(await show(test, token, code)).toMatchObject({
        status: 'cancelled',
        price: { paid: 126, refunded: 126 },
      });
    }
    expect(await books.discrepancies()).toEqual([]);
  });

  it('a stay that the resort has cancelled moves no more', async () => {
    const { token, code, arrivalId, guest } = await makePaid(test);
    await test.db
      .updateTable('pms_stay')
      .set({ status: 'CANCELLED' })
      .where('folio', '=', guest.folio)
      .execute();
    expect(
      (await change(test, token, arrivalId, { coupon_id: code, flight_time: '15:00' })).json().code,
    ).toBe('stay.no_longer_available');
  });

  it('legs fit the example', () => {
    expect(legsOf(test).arrival).toMatchObject({ service_date: '2026-12-21' });
  });
});

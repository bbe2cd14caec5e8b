import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import { cancelCoupons, change, jobsOf, makePaid, payBack, silentLog } from '../../testing/changes.ts';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const send = (token: string, code: string, form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/transfers/coupons/${code}/letter/email`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ uuidReference: randomUUID(), ...form }).toString(),
  });
const requests = async () => (await jobsOf(test, 'send_requested_letter')).length;

describe('sending one’s letter', () => {
  it('goes to one address, five times a day', async () => {
    const { token, code, guest } = await makePaid(test);
    const before = await requests();
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await send(token, code, { email: 'friend@example.com' })).json());
    expect(answers[0]).toEqual({ sent_to: 'f•••@example.com', remaining: 4 });
    expect(answers.map((one) => one.remaining ?? one.code)).toEqual([4, 3, 2, 1, 0, 'letter.too_many']);
    expect(await requests()).toBe(before + 5);
    const start = test.now();
    test.setNow(start + 25 * HOUR_MS);
    const tomorrow = await send(await signIn(test, guest), code, { email: 'friend@example.com' });
    test.setNow(start);
    expect(tomorrow.json()).toMatchObject({ remaining: 4 });
  });

  it('fifty at once are five', async () => {
    const { token, code } = await makePaid(test);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(token, code, { email: 'friend@example.com' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  });

  it('with one key is sent once, and another body under it is refused', async () => {
    const { token, code } = await makePaid(test);
    const before = await requests();
    const uuidReference = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(token, code, { email: 'friend@example.com', uuidReference })),
    );
    expect(answers.map((one) => one.json())).toEqual(
      Array(10).fill({ sent_to: 'f•••@example.com', remaining: 4 }),
    );
    expect(await requests()).toBe(before + 1);
    expect((await send(token, code, { email: 'other@example.com', uuidReference })).json().code).toBe(
      'intent.other_body',
    );
  });

  it.each(['a@b.com, c@d.com', 'a@b.com\r\nBcc: c@d.com', 'nobody', '"a"@b.com', 'a@b', ''])(
    'refuses %j',
    async (email) => {
      const { token, code } = await makePaid(test);
      const refused = await send(token, code, { email });
      expect([refused.statusCode >= 400 && refused.statusCode < 500, await requests()]).toEqual([
        true,
        await requests(),
      ]);
    },
  );

  it('is the owner’s, of a booking that stands', async () => {
    const { code } = await makePaid(test);
    const stranger = await signIn(test, await makeStay(test));
    expect((await send(stranger, code, { email: 'a@example.com' })).statusCode).toBe(404);
    const pending = await makePending(test);
    expect((await send(pending.token, pending.code, { email: 'a@example.com' })).json()).toMatchObject({
      status: 409,
      code: 'coupon.state',
    });
  });
});

describe('letters that are queued', () => {
  const sweep = () => sweepOnce({ db: test.db, payments: test.payments.port, log: silentLog }, test.now());
  const reminders = async (code: string) => {
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    return (await jobsOf(test, 'send_payment_reminder')).filter(({ couponId }) => couponId === id).length;
  };

  it('remind of an unpaid booking once, after twelve hours', async () => {
    const { code } = await makePending(test);
    const start = test.now();
    test.setNow(start + 12 * HOUR_MS - 1000);
    await sweep();
    expect(await reminders(code)).toBe(0);
    test.setNow(start + 12 * HOUR_MS);
    await Promise.all([sweep(), sweep(), sweep()]);
    test.setNow(start + 13 * HOUR_MS);
    await sweep();
    expect(await reminders(code)).toBe(1);
    test.setNow(start);
  });

  it('tell the resort of a sale that our side could not make, once an hour, and of no other', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const notices = async () => (await jobsOf(test, 'send_failed_sale_notice')).length;
    const before = await notices();
    const { pms } = test.backends;
    const answering = pms.listStays;
    Object.assign(pms, { listStays: async () => ({ kind: 'unavailable' }) });
    for (let tries = 0; tries < 3; tries += 1) {
      const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
      expect((await create(test, token, serviceOf.suvRoundTrip, body)).json().code).toBe(
        'backend.unavailable',
      );
    }
    Object.assign(pms, { listStays: answering });
    expect(await notices()).toBe(before + 1);
    const refused = await create(
      test,
      token,
      serviceOf.suvRoundTrip,
      await bodyOf(test, guest, serviceOf.suvRoundTrip, { adults: 0 }),
    );
    expect(refused.statusCode).toBe(422);
    expect(await notices()).toBe(before + 1);
  });

  it('follow each step of a booking', async () => {
    const { token, code, arrivalId } = await makePaid(test, serviceOf.sharedRoundTrip);
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', code)
      .executeTakeFirstOrThrow();
    await change(test, token, arrivalId, { coupon_id: code, flight_time: '15:00' });
    await change(test, token, arrivalId, { coupon_id: code, adults: 3 });
    await pay(test, token, { coupon_id: code, amount: '42.00' });
    await cancelCoupons(test, token, { coupons: [code], trip_type: 'departure' });
    await payBack(test);
    const rows = await test.db
      .selectFrom('coupon_change')
      .selectAll()
      .where('coupon_id', '=', id)
      .orderBy('base_version')
      .execute();
    expect(
      rows.map(({ kind, status, base_version, amount_minor }) => [kind, status, base_version, amount_minor]),
    ).toEqual([
      ['change', 'applied', 1, 0],
      ['change', 'applied', 2, 4200],
      ['cancel', 'applied', 3, -6300],
    ]);
    const told = (await jobsOf(test, 'send_change_letter')).map(({ changeId }) => changeId);
    expect(told.filter((one) => rows.some((row) => row.id === one))).toEqual(rows.map((row) => row.id));
  });
});

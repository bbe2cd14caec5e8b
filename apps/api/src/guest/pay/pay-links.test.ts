import { randomUUID } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { cancelCoupons, change, jobsOf, makePaid, show } from '../../testing/changes.ts';
import { putIntoState } from '../../testing/put-into-state.ts';
import { type Body, makePending, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);

let concierge: Staff;
const began = { at: 0 };
beforeAll(() => {
  began.at = test.now();
});
beforeEach(async () => {
  test.setNow(began.at);
  concierge = await makeStaff(test, ['concierge']);
});

const why = { reason: 'guest_asked' } as const;

const post = (url: string, payload: Body): Promise<LightMyRequestResponse> =>
  test.app.inject({ method: 'POST', url, payload });

const read = (key: string) => post('/v1/pay-link', { key });
const payWith = (key: string, amount: string, more: Body = {}) =>
  post('/v1/pay-link/payment', {
    key,
    amount,
    currency: 'USD',
    payment_token: 'tok_visa',
    uuidReference: randomUUID(),
    ...more,
  });
const stateOf = (key: string, uuidReference: string) => post('/v1/pay-link/state', { key, uuidReference });

const ask = async (id: number, payload: Body = {}, staff: Staff = concierge, headers = {}) =>
  staff.ask('POST', `/v1/staff/bookings/${id}/pay-link`, {
    payload: { way: 'show', ...why, ...payload },
    headers,
  });

/** The key of a booking's link that staff hand over. */
async function keyFor(id: number): Promise<string> {
  const made = await ask(id);
  expect(made.statusCode, made.body).toBe(200);
  return /\/pay#link=([\w-]{22})$/.exec(made.json().address)?.[1] ?? '';
}

async function pendingWithLink(serviceId: number = serviceOf.suvRoundTrip) {
  const made = await makePending(test, serviceId);
  const id = await couponIdOf(test, made.code);
  return { ...made, id, key: await keyFor(id) };
}

/** A paid booking with a change that waits for more money. */
async function changedWithLink() {
  const made = await makePaid(test, serviceOf.suvRoundTrip);
  const id = await couponIdOf(test, made.code);
  const changed = await change(test, made.token, made.arrivalId, {
    coupon_id: made.code,
    adults: 12,
    minors: 0,
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const due = (await show(test, made.token, made.code)).pending_change.amount_due as number;
  return { ...made, id, due: due.toFixed(2), key: await keyFor(id) };
}

const storyOf = async (id: number) => {
  const answer = await concierge.ask('GET', `/v1/staff/bookings/${id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return calls.getBookingStory.shapes.answer.parse(answer.json());
};

const linksOf = (id: number) =>
  test.db.selectFrom('pay_link').selectAll().where('coupon_id', '=', id).orderBy('id').execute();

const deedsOf = (code: string) =>
  test.db
    .selectFrom('audit_entry')
    .select(['username', 'action'])
    .where('subject', '=', code)
    .where('action', 'like', 'pay_link.%')
    .orderBy('id')
    .execute();

/** Every call of a link answers the same to a key that opens nothing, and reveals nothing. */
async function expectOver(key: string, amount = '160.00'): Promise<void> {
  const answers = [await read(key), await payWith(key, amount), await stateOf(key, randomUUID())];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'pay_link.over']);
    expect(Object.keys(answer.json()).sort()).toEqual([
      'code',
      'detail',
      'instance',
      'status',
      'title',
      'type',
    ]);
  }
}

describe('a payment link', () => {
  it('tells amount and resort only, as often as it is opened, and opens no session', async () => {
    const { key, code, id, amount } = await pendingWithLink();
    const [first, again] = [await read(key), await read(key)];
    expect(first.statusCode, first.body).toBe(200);
    expect(again.body).toBe(first.body);
    expect(first.json()).toMatchObject({
      amount: Number(amount),
      currency: 'USD',
      hotel_name: 'Bahía Perla',
    });
    expect(Object.keys(first.json()).sort()).toEqual([
      'amount',
      'currency',
      'expires_at',
      'gateway',
      'hotel_name',
      'time_zone',
      'zone_name',
    ]);
    for (const secret of [code, 'Ana', 'AA4320', 'ana@example.com']) expect(first.body).not.toContain(secret);
    const paid = await payWith(key, amount);
    expect(paid.json()).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed', amount_due: 0 });
    expect(paid.body).not.toContain(code);
    for (const { headers } of [first, paid]) expect(headers['set-cookie']).toBeUndefined();
    expect(`${first.body}${paid.body}`).not.toMatch(/token"/);
    expect(await jobsOf(test, 'send_confirmation_letter')).toContainEqual({ couponId: id });
    expect(await deedsOf(code)).toEqual([
      { username: concierge.username, action: 'pay_link.show' },
      { username: concierge.username, action: 'pay_link.open' },
    ]);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is kept as a hash only, with who made it and why', async () => {
    const { key, id } = await pendingWithLink();
    const [link] = await linksOf(id);
    expect(JSON.stringify(link)).not.toContain(key);
    expect(link).toMatchObject({ amount_minor: 16_000, way: 'show', change_id: null });
    expect(link?.acting).toMatchObject({ username: concierge.username, reason: 'guest_asked' });
    const entries = await test.db.selectFrom('audit_entry').select('detail').execute();
    expect(JSON.stringify(entries)).not.toContain(key);
  });

  it('pays once, however many hold it at once', async () => {
    const { key, code, amount } = await pendingWithLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => payWith(key, amount)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((one) => one.json().code);
    expect(refused.filter((one) => !['payment.under_way', 'pay_link.over'].includes(one))).toEqual([]);
    const attempts = await test.db
      .selectFrom('payment_attempt')
      .innerJoin('coupon', 'coupon.id', 'payment_attempt.coupon_id')
      .select('payment_attempt.status')
      .where('coupon_code', '=', code)
      .execute();
    expect(attempts).toEqual([{ status: 'succeeded' }]);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('and the guest’s own page at once are one payment', async () => {
    const { key, code, token, amount } = await pendingWithLink();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? payWith(key, amount) : pay(test, token, { coupon_id: code, amount }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await books.discrepancies()).toEqual([]);
    await expectOver(key);
  });

  it('answers the same key again as it did, after it is paid, and nobody else', async () => {
    const { key, amount } = await pendingWithLink();
    const uuidReference = randomUUID();
    const paid = await payWith(key, amount, { uuidReference });
    expect((await payWith(key, amount, { uuidReference })).body).toBe(paid.body);
    expect((await stateOf(key, uuidReference)).json()).toMatchObject({ status: 'succeeded' });
    await expectOver(key);
  });

  it('tells whoever did not pay that somebody does, and nothing of their card', async () => {
    const { key, amount } = await pendingWithLink();
    const uuidReference = randomUUID();
    const asked = await payWith(key, amount, { uuidReference, payment_token: 'tok_threeDSecureRequired' });
    expect(asked.json()).toMatchObject({ status: 'requires_action', action_url: expect.any(String) });
    expect((await payWith(key, amount)).json().code).toBe('payment.under_way');
    const others = await stateOf(key, randomUUID());
    expect(others.json()).toMatchObject({ status: 'requires_action', action_url: null, card: null });
    expect((await stateOf(key, uuidReference)).json()).toMatchObject({ status: 'requires_action' });
  });

  it.each([
    ['unknown', 'unknown', 409],
    ['processing', 'unknown', 409],
    ['requires_action', 'at_bank', 200],
  ] as const)(
    'meets a payment that is %s: staff are told %s, and the link is answered %i',
    async (status, open, answer) => {
      const { code, token, amount } = await makePending(test);
      const id = await couponIdOf(test, code);
      await pay(test, token, { coupon_id: code, amount, payment_token: 'tok_threeDSecure' });
      const attempt = await test.db
        .selectFrom('payment_attempt')
        .select('id')
        .where('coupon_id', '=', id)
        .executeTakeFirstOrThrow();
      await putIntoState(test.db, 'payment_attempt', attempt.id, status);
      expect((await storyOf(id)).money.open_payment).toBe(open);
      const room = await (await makeStaff(test, ['finance'])).ask(
        'GET',
        `/v1/staff/bookings/${id}/refund-requests`,
      );
      expect(room.json().open_payment).toBe(open);
      const made = await ask(id);
      expect([made.statusCode, made.json().code]).toEqual([
        answer,
        answer === 409 ? 'payment.under_way' : undefined,
      ]);
      await putIntoState(test.db, 'payment_attempt', attempt.id, 'requires_action');
    },
  );

  it('stays good after a decline', async () => {
    const { key, amount } = await pendingWithLink();
    const declined = await payWith(key, amount, { payment_token: 'tok_declined' });
    expect([declined.statusCode, declined.json().code]).toEqual([402, 'payment.declined']);
    expect((await payWith(key, amount)).statusCode).toBe(200);
  });

  it('charges no other amount than its own', async () => {
    const { key } = await pendingWithLink();
    const other = await payWith(key, '1.00');
    expect(other.json()).toMatchObject({ code: 'payment.amount_mismatch', expected: { amount: 160 } });
  });

  it('of a change pays its difference, which the change takes effect with', async () => {
    const { key, due, code, token } = await changedWithLink();
    expect((await read(key)).json().amount).toBe(Number(due));
    expect((await payWith(key, due)).json()).toMatchObject({ status: 'succeeded', amount_due: 0 });
    expect(await show(test, token, code)).toMatchObject({ pending_change: null, price: { due: 0 } });
    expect(await books.discrepancies()).toEqual([]);
    await expectOver(key, due);
  });
});

describe('a payment link is over', () => {
  it('when it never was, all alike', async () => {
    for (const key of ['AAAAAAAAAAAAAAAAAAAAAA', '', 'x', '0'.repeat(80)]) await expectOver(key);
  });

  it('when another one was made, which is the only one that is good', async () => {
    const { key, id, amount } = await pendingWithLink();
    const second = await keyFor(id);
    await expectOver(key);
    expect((await payWith(second, amount)).statusCode).toBe(200);
  });

  it('when staff ended it; a second end finds none', async () => {
    const { key, id, code } = await pendingWithLink();
    const end = () => concierge.ask('DELETE', `/v1/staff/bookings/${id}/pay-link`);
    expect((await end()).json()).toEqual({ ended: true });
    await expectOver(key);
    const again = await end();
    expect([again.statusCode, again.json().code]).toEqual([404, 'pay_link.over']);
    expect((await deedsOf(code)).map(({ action }) => action)).toEqual(['pay_link.show', 'pay_link.end']);
    expect((await storyOf(id)).acting?.pay_link.link).toMatchObject({ state: 'ended' });
  });

  it('when its booking expired', async () => {
    const { key, id } = await pendingWithLink();
    test.setNow(began.at + 24 * HOUR_MS + MINUTE_MS);
    await expectOver(key);
    concierge = await makeStaff(test, ['concierge']);
    expect((await storyOf(id)).acting?.pay_link.link).toMatchObject({ state: 'expired' });
  });

  it('when the hold of its change is over', async () => {
    const { key, due } = await changedWithLink();
    test.setNow(began.at + 16 * MINUTE_MS);
    await expectOver(key, due);
  });

  it('when its change is replaced by another one', async () => {
    const { key, due, token, arrivalId, code } = await changedWithLink();
    await change(test, token, arrivalId, { coupon_id: code, adults: 18, minors: 0 });
    await expectOver(key, due);
  });

  it('when its booking is cancelled', async () => {
    const { key, due, token, code } = await changedWithLink();
    await cancelCoupons(test, token, { coupons: [code] });
    await expectOver(key, due);
  });

  it('when the guest paid themself', async () => {
    const { key, id, token, code, amount } = await pendingWithLink();
    await pay(test, token, { coupon_id: code, amount });
    await expectOver(key);
    expect((await storyOf(id)).acting?.pay_link).toMatchObject({ amount: 0, link: { state: 'paid' } });
  });
});

describe('staff make a payment link', () => {
  it('and read of it in the story of the booking', async () => {
    const { key, id } = await pendingWithLink();
    await read(key);
    const { events, acting } = await storyOf(id);
    expect(events.filter(({ code }) => code.startsWith('link_'))).toMatchObject([
      {
        code: 'link_shown',
        kind: 'payment',
        source: 'staff',
        who: concierge.username,
        reason: 'guest_asked',
        amount: 160,
      },
      { code: 'link_opened', kind: 'payment', source: 'guest', who: null, amount: 160 },
    ]);
    expect(acting?.pay_link).toMatchObject({
      amount: 160,
      may_mail: true,
      link: { state: 'open', way: 'show', amount: 160, opened_at: expect.any(String) },
    });
  });

  it('with a reason, for the version that they saw', async () => {
    const { code } = await makePending(test);
    const id = await couponIdOf(test, code);
    expect((await ask(id, { reason: undefined })).json()).toMatchObject({
      code: 'field.required',
      field: 'reason',
    });
    expect((await ask(id, {}, concierge, { 'if-match': '"7"' })).json().code).toBe('coupon.stale');
    expect(await linksOf(id)).toEqual([]);
  });

  it('only where something waits for money, and only for their properties', async () => {
    const paid = await couponIdOf(test, (await makePaid(test)).code);
    expect((await ask(paid)).json().code).toBe('payment.nothing_due');
    const id = await couponIdOf(test, (await makePending(test)).code);
    const far = await makeStaff(test, ['administrator'], { scope: [2_000_001] });
    expect((await ask(id, {}, far)).json().code).toBe('coupon.not_found');
    const ended = await far.ask('DELETE', `/v1/staff/bookings/${id}/pay-link`);
    expect([ended.statusCode, ended.json().code]).toEqual([404, 'coupon.not_found']);
    const revenue = await makeStaff(test, ['revenue']);
    expect((await ask(id, {}, revenue)).statusCode).toBe(403);
  });

  it('two at once: one of them is good', async () => {
    const { code } = await makePending(test);
    const id = await couponIdOf(test, code);
    const made = await Promise.all(Array.from({ length: 6 }, () => ask(id)));
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect((await linksOf(id)).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
  });

  it('mailed to the booking’s address, with the link in the letter and nowhere else', async () => {
    const { code } = await makePending(test);
    const id = await couponIdOf(test, code);
    const sent = await ask(id, { way: 'mail' });
    expect(sent.json()).toEqual({ amount: 160, currency: 'USD', sent_to: 'a•••@example.com', address: null });
    const mail = await test.db
      .selectFrom('mail')
      .select(['recipients', 'body_text'])
      .where('coupon_id', '=', id)
      .where('kind', '=', 'payment_link')
      .executeTakeFirstOrThrow();
    expect(mail.recipients).toEqual(['ana@example.com']);
    const key = /\/pay#link=([\w-]{22})/.exec(mail.body_text)?.[1] ?? '';
    expect((await read(key)).statusCode).toBe(200);
    expect(await deedsOf(code)).toMatchObject([{ action: 'pay_link.mail' }, { action: 'pay_link.open' }]);
  });

  it('mailed only to an address that stands for a day; else they hand it over', async () => {
    const made = await makePaid(test, serviceOf.suvRoundTrip);
    const id = await couponIdOf(test, made.code);
    const corrected = await concierge.ask('POST', `/v1/staff/bookings/${id}/contact`, {
      payload: { email: 'another@example.com', reason: 'contact_wrong' },
    });
    expect(corrected.statusCode, corrected.body).toBe(200);
    const wish = { coupon_id: made.code, adults: 12, minors: 0 };
    await change(test, made.token, made.arrivalId, wish);
    const early = await ask(id, { way: 'mail' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'pay_link.address_new']);
    expect((await storyOf(id)).acting?.pay_link.may_mail).toBe(false);
    expect((await ask(id)).statusCode).toBe(200);
    test.setNow(began.at + 24 * HOUR_MS);
    const [token, staff] = [await signIn(test, made.guest), await makeStaff(test, ['concierge'])];
    await change(test, token, made.arrivalId, wish);
    expect((await ask(id, { way: 'mail' }, staff)).statusCode).toBe(200);
  });
});

import { randomUUID } from 'node:crypto';
import { calls } from '@traslado/contract/calls';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endRequests } from '../../sellers/authority/end-requests.ts';
import { approve, couponIdOf, decline, makeGiver } from '../../testing/approvals.ts';
import { cancelCoupons, change, payBack, refundsOf, show } from '../../testing/changes.ts';
import { type Body, makePending, pay, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);
let small: Staff;
let able: Staff;
let second: Staff;
const began = { at: 0 };

beforeAll(async () => {
  began.at = test.now();
  await sql`update staff_account set limit_minor = null`.execute(test.db);
  await sql`update staff_role set limit_minor = 0`.execute(test.db);
});

beforeEach(async () => {
  test.setNow(began.at);
  small = await makeGiver(test, 'finance', 10, { email: `${randomUUID()}@perla.example` });
  able = await makeGiver(test, 'finance', 1_000);
  second = await makeGiver(test, 'finance', 1_000);
});

/** An unpaid booking of USD 160.00, of two. */
async function makeUnpaid(serviceId: number = serviceOf.suvRoundTrip, more: Body = {}) {
  const made = await makePending(test, serviceId, more);
  return { ...made, id: await couponIdOf(test, made.code) };
}

const said = { reason: 'price_promised', note: 'The agency had promised this price.' };

type How = { readonly preview?: boolean; readonly version?: number };

async function lower(staff: Staff, id: number, payload: Body, { preview = false, version }: How = {}) {
  const url = `/v1/staff/bookings/${id}/lower-price${preview ? '?preview=1' : ''}`;
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const body = preview ? {} : said;
  const answer = await staff.ask('POST', url, {
    payload: { uuidReference: randomUUID(), ...body, ...payload },
    headers,
  });
  return { ...answer.json(), http: answer.statusCode };
}

const codeOf = (answer: { json: () => { code?: string }; statusCode: number }) => [
  answer.statusCode,
  answer.json().code,
];

const deedsOf = (number: string) =>
  test.db
    .selectFrom('audit_entry')
    .select(['action', 'username', 'detail'])
    .where('subject', '=', number)
    .where('action', 'like', 'price.%')
    .orderBy('id')
    .execute();

const storyOf = async (id: number) =>
  calls.getBookingStory.shapes.answer.parse((await able.ask('GET', `/v1/staff/bookings/${id}`)).json());

const payAll = async ({ token, code }: { token: string; code: string }) => {
  const { price } = await show(test, token, code);
  return pay(test, token, { coupon_id: code, amount: price.due.toFixed(2) });
};

describe('a price by hand', () => {
  it('is lowered at once within the limit, and everybody sees and pays the new one', async () => {
    const made = await makeUnpaid();
    const { id, code, token } = made;
    expect(await lower(able, id, { amount: '20' }, { preview: true })).toMatchObject({
      http: 200,
      applied: false,
      way: 'at_once',
      price: { old: 160, new: 140 },
      overrides: [{ rule: 'price', needs_note: true, limit: 100 }],
      request: null,
    });
    const link = await able.ask('POST', `/v1/staff/bookings/${id}/pay-link`, {
      payload: { way: 'show', reason: 'guest_asked' },
    });
    const key = String(link.json().address).split('=').at(-1);
    expect(await lower(able, id, { amount: '20.00' }, { version: 1 })).toMatchObject({
      http: 200,
      applied: true,
      way: 'at_once',
      price: { old: 160, new: 140 },
      request: { kind: 'price', state: 'approved', amount: 20, is_given_at_once: true },
    });
    const seen = await show(test, token, code);
    expect(seen).toMatchObject({ status: 'pending_payment', version: 2, price: { total: 140, due: 140 } });
    expect(seen.price.lines.at(-1)).toEqual({
      code: 'price.lowered',
      quantity: 1,
      unit_price: -20,
      amount: -20,
    });
    // Everything made for the earlier price is over.
    const read = await test.app.inject({ method: 'POST', url: '/v1/pay-link', payload: { key } });
    expect(codeOf(read)).toEqual([404, 'pay_link.over']);
    expect(codeOf(await pay(test, token, { coupon_id: code, amount: '160.00' }))).toEqual([
      409,
      'payment.amount_mismatch',
    ]);
    expect((await pay(test, token, { coupon_id: code, amount: '140.00' })).statusCode).toBe(200);
    expect(await deedsOf(code)).toMatchObject([
      { action: 'price.lower', username: able.username, detail: { amount: 20, reason: 'price_promised' } },
    ]);
    const { events, explanations, money } = await storyOf(id);
    expect(events.find((one) => one.code === 'price_given')).toMatchObject({
      kind: 'booking',
      source: 'staff',
      who: able.username,
      amount: 20,
      detail: 'price_promised',
      note: said.note,
    });
    expect(events.find((one) => one.code === 'sold')?.amount).toBe(160);
    expect(explanations).toMatchObject([{ of: 'sale', is_current: true, lowered: 20 }]);
    expect(explanations[0]?.explanation.priced?.amount_due).toBe(160);
    expect(money).toMatchObject({ paid: 140, kept: 140, open: 0, due: 0 });
    expect(await books.discrepancies()).toEqual([]);
  });

  it('needs a reason and a note, an amount that leaves something, and a booking that waits for its payment', async () => {
    const made = await makeUnpaid();
    const { id, code, token } = made;
    const fieldsOf = (answer: { errors?: { field: string; code: string }[] }) =>
      answer.errors?.map((one) => [one.field, one.code]);
    expect(fieldsOf(await lower(able, id, { amount: '20', note: '' }))).toEqual([['note', 'field.required']]);
    expect((await lower(able, id, { amount: '20', note: 'Card 4242 4242 4242 4242' })).code).toBe(
      'text.card_number',
    );
    for (const amount of ['0', '-5', 'much', ''])
      expect((await lower(able, id, { amount })).code, amount).toBe('amount.invalid');
    const administrator = await makeGiver(test, 'administrator', 5_000);
    for (const amount of ['160', '160.01', '9999'])
      expect(await lower(administrator, id, { amount }), amount).toMatchObject({
        http: 409,
        code: 'price.nothing_left',
      });
    expect((await lower(able, id, { amount: '5' }, { version: 7 })).http).toBe(412);
    await payAll(made);
    expect(await lower(able, id, { amount: '5' })).toMatchObject({ http: 409, code: 'coupon.state' });
    const late = await makeUnpaid();
    test.setNow(began.at + 2 * DAY_MS);
    // Sessions of staff are over by then.
    const later = await makeGiver(test, 'finance', 1_000);
    expect(await lower(later, late.id, { amount: '5' })).toMatchObject({
      code: 'booking.no_longer_available',
    });
    test.setNow(began.at);
    expect((await show(test, token, code)).version).toBe(1);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is for who may go beyond, up to their row of the table, and for bookings of their properties', async () => {
    const { id } = await makeUnpaid();
    const concierge = await makeGiver(test, 'concierge', 1_000);
    const auditor = await makeStaff(test, ['auditor']);
    const far = await makeGiver(test, 'finance', 1_000, { scope: [2] });
    for (const one of [concierge, auditor])
      expect(await lower(one, id, { amount: '5' })).toMatchObject({ http: 403, code: 'auth.forbidden' });
    expect((await lower(far, id, { amount: '5' })).http).toBe(404);
    expect(await lower(able, id, { amount: '100.01' })).toMatchObject({
      http: 403,
      code: 'override.over_limit',
      expected: { limit: 100 },
    });
    const administrator = await makeGiver(test, 'administrator', 1_000);
    expect(await lower(administrator, id, { amount: '100.01' })).toMatchObject({ way: 'at_once' });
    expect((await storyOf(id)).acting?.price).toMatchObject({ allowed: true });
    const { acting } = (await concierge.ask('GET', `/v1/staff/bookings/${id}`)).json();
    expect(acting.price).toMatchObject({ allowed: false, code: 'override.not_allowed' });
  });

  it('counts with refunds by hand and fees against the limit of the booking and of the day', async () => {
    const day = await makeGiver(test, 'finance', 30);
    const first = await makeUnpaid();
    expect((await lower(day, first.id, { amount: '20' })).way).toBe('at_once');
    expect((await lower(day, first.id, { amount: '10.01' }, { preview: true })).way).toBe('second_person');
    expect((await lower(day, first.id, { amount: '10' })).way).toBe('at_once');
    await payAll(first);
    const refund = await day.ask('POST', `/v1/staff/bookings/${first.id}/refund-requests`, {
      payload: { amount: '1', reason: 'goodwill', note: 'A long wait', uuidReference: randomUUID() },
    });
    expect(refund.json().state).toBe('waiting');
    const ways: string[] = [];
    for (let given = 0; given < 5; given += 1)
      ways.push((await lower(day, (await makeUnpaid()).id, { amount: '30' })).way);
    expect(ways).toEqual([...Array(4).fill('at_once'), 'second_person']);
  });

  it('with the same key is lowered once, and by two at once one after the other', async () => {
    const { id, code, token } = await makeUnpaid();
    const uuidReference = randomUUID();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => lower(able, id, { amount: '20', uuidReference })),
    );
    expect(same.map(({ http, price }) => [http, price])).toEqual(
      Array(10).fill([200, { old: 160, new: 140 }]),
    );
    expect((await lower(able, id, { amount: '21', uuidReference })).code).toBe('intent.other_body');
    const both = await Promise.all([
      lower(able, id, { amount: '10' }, { version: 2 }),
      lower(second, id, { amount: '15' }, { version: 2 }),
    ]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 412]);
    const { price } = await show(test, token, code);
    expect([125, 130]).toContain(price.due);
    expect(price.lines.filter((one: { code: string }) => one.code === 'price.lowered')).toHaveLength(1);
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('a price by hand above the limit', () => {
  const ask = async (more: Body = {}) => {
    const made = await makeUnpaid();
    const asked = await lower(small, made.id, { amount: '60', ...more });
    expect(asked).toMatchObject({ http: 200, way: 'second_person', request: { state: 'waiting' } });
    return { ...made, requestId: asked.request.id as number };
  };

  it('waits for another person, who sees and approves the amount', async () => {
    const { id, code, token, requestId } = await ask();
    expect((await show(test, token, code)).price.due).toBe(160);
    const seen = (await second.ask('GET', `/v1/staff/refund-requests/${requestId}`)).json();
    expect(seen).toMatchObject({
      request: { kind: 'price', amount: 60, reason: 'price_promised', note: said.note },
      viewer: { approve: null, can_decline: true },
    });
    expect(seen.request.booking.ride_at).not.toBeNull();
    const twin = await makeGiver(test, 'finance', 1_000);
    await sql`update staff_account set email = (select email from staff_account where id = ${small.id}) where id = ${twin.id}`.execute(
      test.db,
    );
    expect(codeOf(await approve(small, requestId, '60'))).toEqual([403, 'refund_request.own']);
    expect(codeOf(await approve(twin, requestId, '60'))).toEqual([403, 'refund_request.own']);
    expect(codeOf(await approve(second, requestId, '59.99'))).toEqual([409, 'refund_request.other_amount']);
    expect((await lower(able, id, { amount: '5' })).code).toBe('refund_request.waiting');
    expect((await approve(second, requestId, '60')).json()).toMatchObject({ state: 'approved' });
    expect(await show(test, token, code)).toMatchObject({ version: 2, price: { total: 100, due: 100 } });
    expect((await deedsOf(code)).map(({ action, username }) => `${action} ${username}`)).toEqual([
      `price.ask ${small.username}`,
      `price.approve ${second.username}`,
    ]);
    const told = (await storyOf(id)).events.map((one) => one.code);
    expect(told.filter((one) => one.startsWith('price_'))).toEqual(['price_asked', 'price_approved']);
    expect((await pay(test, token, { coupon_id: code, amount: '100.00' })).statusCode).toBe(200);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('approved 20 times at once is lowered once', async () => {
    const { code, token, requestId } = await ask();
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(second, requestId, '60')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await show(test, token, code)).price.due).toBe(100);
    expect(await books.discrepancies()).toEqual([]);
  });

  it('is declined, is stale once the booking was paid, expires after 48 hours or with its booking', async () => {
    const declined = await ask();
    expect((await decline(second, declined.requestId)).json().state).toBe('declined');
    expect((await show(test, declined.token, declined.code)).price.due).toBe(160);
    const paid = await ask();
    await payAll(paid);
    expect(codeOf(await approve(second, paid.requestId, '60'))).toEqual([409, 'refund_request.stale']);
    const cancelled = await ask();
    await cancelCoupons(test, cancelled.token, { coupons: [cancelled.code] });
    expect(codeOf(await approve(second, cancelled.requestId, '60'))).toEqual([409, 'refund_request.stale']);
    const late = await ask();
    test.setNow(began.at + DAY_MS + HOUR_MS);
    const later = await makeGiver(test, 'finance', 1_000);
    expect(await endRequests(test.db, test.now())).toBeGreaterThan(0);
    expect(codeOf(await approve(later, late.requestId, '60'))).toEqual([409, 'refund_request.expired']);
    expect((await deedsOf(late.code)).map(({ action }) => action)).toEqual(['price.ask', 'price.expire']);
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('a price by hand and a payment', () => {
  it('under way refuses the other, whether lowered or approved', async () => {
    const waiting = await makeUnpaid();
    const asked = await lower(small, waiting.id, { amount: '60' });
    const started = await pay(test, waiting.token, {
      coupon_id: waiting.code,
      amount: '160.00',
      payment_token: 'tok_authenticationRequired',
    });
    expect(started.json().status, started.body).toBe('requires_action');
    expect(codeOf(await approve(second, asked.request.id, '60'))).toEqual([409, 'payment.under_way']);
    await decline(second, asked.request.id);
    expect(await lower(able, waiting.id, { amount: '5' })).toMatchObject({
      http: 409,
      code: 'payment.under_way',
    });
    expect((await show(test, waiting.token, waiting.code)).price.due).toBe(160);
  });

  it('at the same instant charge exactly one of the two prices, and the books agree', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { id, code, token } = await makeUnpaid();
      const payment = () => pay(test, token, { coupon_id: code, amount: '160.00' });
      const lowering = () => lower(able, id, { amount: '20' });
      const first = round % 2 ? lowering() : null;
      const paying = payment();
      const [lowered, paid] = await Promise.all([first ?? lowering(), paying]);
      const { price } = await show(test, token, code);
      if (paid.statusCode === 200) {
        expect(['payment.under_way', 'coupon.state']).toContain(lowered.code);
        expect(price).toMatchObject({ total: 160, paid: 160, due: 0 });
      } else {
        expect([lowered.http, paid.json().code]).toEqual([200, 'payment.amount_mismatch']);
        expect(price).toMatchObject({ total: 140, paid: 0, due: 140 });
      }
      outcomes.add(paid.statusCode === 200 ? 'paid' : 'lowered');
    }
    expect(outcomes.size).toBeGreaterThan(0);
    expect(await books.discrepancies()).toEqual([]);
  });
});

describe('what was let go', () => {
  it('is neither asked for again by a change nor given back by it or by a cancellation', async () => {
    const made = await makeUnpaid(serviceOf.sharedRoundTrip, { adults: 3, minors: 0 });
    const { id, code, token, coupon } = made;
    const whole = (await show(test, token, code)).price.total as number;
    const each = whole / 3;
    await lower(able, id, { amount: '20' });
    await payAll(made);
    const rideId = coupon.transfers[0]?.transfer_id ?? 0;
    const adults = (n: number, preview = false) =>
      change(test, token, rideId, { coupon_id: code, adults: n, minors: 0 }, { preview });
    expect((await adults(4, true)).json()).toMatchObject({
      difference: each,
      amount_due: each,
      total: { old: whole - 20, new: whole - 20 + each },
    });
    const fewer = await adults(2);
    expect(fewer.json()).toMatchObject({ applied: true, refund: each, total: { new: whole - 20 - each } });
    await payBack(test);
    expect((await show(test, token, code)).price.lines.at(-1)).toMatchObject({
      code: 'price.lowered',
      amount: -20,
    });
    const { explanations } = await storyOf(id);
    expect(explanations.at(-1)).toMatchObject({ of: 'change', is_current: true, lowered: 20 });
    const cancelled = await cancelCoupons(test, token, { coupons: [code] });
    expect(cancelled.json().refund).toBe(whole - 20 - each);
    await payBack(test);
    const backMinor = (await refundsOf(test, code)).reduce((sum, one) => sum + one.amount_minor, 0);
    expect(backMinor).toBe((whole - 20) * 100);
    expect((await storyOf(id)).money).toMatchObject({ kept: 0, open: 0, due: 0 });
    expect(await books.discrepancies()).toEqual([]);
  });
});

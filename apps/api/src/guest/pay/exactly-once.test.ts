import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyOf, create, makePending, makeStay, pay, serviceOf, signIn } from '../../testing/sales.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const books = useBooks(test);
afterEach(async () => {
  expect(await books.discrepancies()).toEqual([]);
});

const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));

describe('the same key 50 times at once', () => {
  it('makes one booking, and every answer is that one', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.suvRoundTrip);
    await books.newRows();
    const answers = await times(50, () => create(test, token, serviceOf.suvRoundTrip, body));
    expect(new Set(answers.map((one) => `${one.statusCode} ${one.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await books.newRows()).toEqual({ coupon: 1, coupon_stay: 1, transfer: 2, intent: 1 });
  });

  it('makes one charge, and every other answer is the same or "still running"', async () => {
    const { token, code, amount } = await makePending(test);
    await books.newRows();
    const uuidReference = randomUUID();
    const answers = await times(50, () => pay(test, token, { coupon_id: code, amount, uuidReference }));
    const kinds = answers.map((one) =>
      one.statusCode === 200 ? one.body : `${one.statusCode} ${one.json().code}`,
    );
    expect(new Set(kinds).size).toBeLessThanOrEqual(2);
    expect(kinds.filter((kind) => !kind.startsWith('{') && kind !== '409 intent.running')).toEqual([]);
    expect(kinds.some((kind) => kind.startsWith('{'))).toBe(true);
    expect(await books.newRows()).toEqual({ payment_attempt: 1, ledger_entry: 1, intent: 1, job: 1 });
    const again = await pay(test, token, { coupon_id: code, amount, uuidReference });
    expect(again.body).toBe(kinds.find((kind) => kind.startsWith('{')));
  });

  it('takes the key from the header as well', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.suvArrival, { uuidReference: undefined });
    const headers = { 'idempotency-key': randomUUID() };
    const one = await create(test, token, serviceOf.suvArrival, body, headers);
    const other = await create(test, token, serviceOf.suvArrival, body, headers);
    expect([one.statusCode, one.body]).toEqual([201, other.body]);
  });
});

describe('a key', () => {
  it('with another body is refused, on both calls', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const uuidReference = randomUUID();
    const body = await bodyOf(test, guest, serviceOf.suvArrival, { uuidReference });
    const made = (await create(test, token, serviceOf.suvArrival, body)).json();
    const form = { coupon_id: made.coupon_id, amount: made.amount_due.toFixed(2), uuidReference };
    await books.newRows();
    const other = await create(test, token, serviceOf.suvArrival, { ...body, observation: 'late' });
    expect([other.statusCode, other.json().code, other.json().field]).toEqual([
      422,
      'intent.other_body',
      'uuidReference',
    ]);
    await pay(test, token, form);
    const otherPay = await pay(test, token, { ...form, payment_token: 'tok_mastercard' });
    expect([otherPay.statusCode, otherPay.json().code]).toEqual([422, 'intent.other_body']);
    expect(await books.newRows()).toEqual({ payment_attempt: 1, ledger_entry: 1, intent: 1, job: 1 });
  });

  it('of another guest never replays', async () => {
    const one = await makePending(test);
    const uuidReference = randomUUID();
    await pay(test, one.token, { coupon_id: one.code, amount: one.amount, uuidReference });
    const other = await makePending(test);
    const answer = await pay(test, other.token, { coupon_id: one.code, amount: one.amount, uuidReference });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'coupon.not_found']);
    const own = await pay(test, other.token, { coupon_id: other.code, amount: other.amount, uuidReference });
    expect([own.statusCode, own.json().coupon_id]).toEqual([200, other.code]);
  });

  it('is required, and must be one', async () => {
    const guest = await makeStay(test);
    const token = await signIn(test, guest);
    const body = await bodyOf(test, guest, serviceOf.suvArrival, { uuidReference: undefined });
    const without = await create(test, token, serviceOf.suvArrival, body);
    expect([without.statusCode, without.json()]).toMatchObject([
      400,
      { code: 'field.required', field: 'uuidReference' },
    ]);
    const two = await create(
      test,
      token,
      serviceOf.suvArrival,
      { ...body, uuidReference: randomUUID() },
      { 'idempotency-key': randomUUID() },
    );
    expect([two.statusCode, two.json()]).toMatchObject([
      422,
      { code: 'intent.keys_differ', field: 'uuidReference' },
    ]);
  });
});

describe('two tabs that pay with different keys', () => {
  it.each(Array.from({ length: 20 }, (_, index) => index + 1))('make one payment (%i)', async () => {
    const { token, code, amount } = await makePending(test);
    await books.newRows();
    const answers = await times(2, () => pay(test, token, { coupon_id: code, amount }));
    const codes = answers
      .map((one) => (one.statusCode === 200 ? 200 : one.json().code))
      .map(String)
      .sort();
    expect(codes[0]).toBe('200');
    expect(['payment.under_way', 'payment.nothing_due']).toContain(codes[1]);
    expect(await books.newRows()).toEqual({ payment_attempt: 1, ledger_entry: 1, intent: 1, job: 1 });
  });

  it('one after the other, in every order of a few milliseconds, are one payment too', async () => {
    await books.newRows();
    const rounds = 100;
    for (let round = 0; round < rounds; round += 1) {
      const { token, code, amount } = await makePending(test);
      const answers = await times(3, async (tab) => {
        await sleep(tab * (round % 12));
        return pay(test, token, { coupon_id: code, amount });
      });
      // A second charge, even one that is given back at once, is one too many.
      const others = answers.filter(({ statusCode }) => statusCode !== 200).map((one) => one.json().code);
      expect(others).toHaveLength(2);
      for (const code of others) expect(['payment.under_way', 'payment.nothing_due']).toContain(code);
    }
    expect(await books.newRows()).toMatchObject({
      payment_attempt: rounds,
      ledger_entry: rounds,
      job: rounds,
    });
  }, 60_000);
});

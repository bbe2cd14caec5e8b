import { createHmac, randomUUID } from 'node:crypto';
import { signWebhook } from '@traslado/gateway/webhook-signature';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Books, openBooks } from '../../testing/books.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makePending, pay } from '../../testing/sales.ts';

let test: TestApp;
let books: Books;
const secret = createHmac('sha256', 'a-secret-of-the-sandbox').update('webhooks').digest('base64url');

/** By how much the clock on the wall differs from the product's own, milliseconds. */
let wallOffset = 0;

beforeAll(async () => {
  test = await openTestApp({ wallClock: { now: () => test.now() + wallOffset } });
  books = await openBooks(test);
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await books.discrepancies()).toEqual([]);
});

type Charge = { id: string; attempt_id: string; amount_minor: number; reason?: string };

/** An event as the sandbox sends it. */
const eventOf = (type: string, charge: Charge, id = randomUUID()) =>
  JSON.stringify({
    id,
    type,
    created_at_ms: test.now(),
    charge: { currency: 'USD', reason: null, card: { brand: 'visa', last4: '4242' }, ...charge },
    refund: null,
  });

const send = (body: string, { at = test.now(), with: signature = signWebhook(secret, body, at) } = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
    payload: body,
  });

/** A booking whose card was charged, of which we do not know yet. */
async function chargedInTheDark() {
  const pending = await makePending(test);
  const { port } = test.payments;
  const charge = port.charge;
  let seen: Charge | undefined;
  port.charge = async (request) => {
    const outcome = await charge.call(port, request);
    if (outcome.kind === 'succeeded')
      seen = { id: outcome.gatewayId, attempt_id: request.attemptId, amount_minor: outcome.amountMinor };
    return { kind: 'unknown', detail: 'lost' };
  };
  await pay(test, pending.token, { coupon_id: pending.code, amount: pending.amount });
  port.charge = charge;
  if (!seen) throw new Error('nothing was charged');
  return { ...pending, charge: seen };
}

const stateOf = async ({ token, code }: { token: string; code: string }) =>
  (
    await test.app.inject({
      url: `/v1/sales/payments/${code}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();

describe('an event', () => {
  it('sent 1,000 times, 50 at once, has one effect', async () => {
    const pending = await chargedInTheDark();
    await books.newRows();
    const body = eventOf('charge.succeeded', pending.charge);
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(body)));
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    }
    expect(await books.newRows()).toEqual({ ledger_entry: 1, job: 1 });
    expect(await stateOf(pending)).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    expect(await test.db.selectFrom('webhook_event').selectAll().execute()).toHaveLength(1);
  });

  it('together with the guest’s return leaves the same state and one letter', async () => {
    for (let round = 0; round < 20; round += 1) {
      const pending = await chargedInTheDark();
      await books.newRows();
      await Promise.all([send(eventOf('charge.succeeded', pending.charge)), stateOf(pending)]);
      expect(await stateOf(pending)).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
      expect(await books.newRows()).toEqual({ ledger_entry: 1, job: 1 });
    }
  });

  const orders = [
    ['charge.succeeded', 'charge.failed'],
    ['charge.succeeded', 'charge.succeeded', 'charge.failed'],
  ];
  it.each(orders)('%s first is not undone by what comes later', async (...types) => {
    const pending = await chargedInTheDark();
    for (const type of types) await send(eventOf(type, pending.charge));
    expect(await stateOf(pending)).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
  });

  it('of another amount is set aside', async () => {
    const pending = await chargedInTheDark();
    await books.newRows();
    const answer = await send(eventOf('charge.succeeded', { ...pending.charge, amount_minor: 1 }));
    expect(answer.statusCode).toBe(200);
    expect(await books.newRows()).toEqual({});
    const events = await test.db
      .selectFrom('webhook_event')
      .select('outcome')
      .where('outcome', '=', 'set_aside')
      .execute();
    expect(events).toHaveLength(1);
    await send(eventOf('charge.succeeded', pending.charge));
  });

  it('of an attempt that is not ours is set aside', async () => {
    const charge = { id: 'ch_none', attempt_id: randomUUID(), amount_minor: 100 };
    expect((await send(eventOf('charge.succeeded', charge))).statusCode).toBe(200);
  });

  it.each(['x', 'ch_1; drop table coupon'])(
    'with the attempt %s is no reason to fail',
    async (attempt_id) => {
      expect(
        (await send(eventOf('charge.succeeded', { id: 'ch_1', attempt_id, amount_minor: 100 }))).statusCode,
      ).toBe(200);
    },
  );
});

describe('a signature', () => {
  it.each([
    [299, 200],
    [301, 400],
    [-299, 200],
    [-301, 400],
  ])('%i seconds old is answered %i', async (seconds, status) => {
    const body = eventOf('charge.other', { id: 'ch_x', attempt_id: randomUUID(), amount_minor: 1 });
    expect((await send(body, { at: test.now() - seconds * 1_000 })).statusCode).toBe(status);
  });

  it('is as old as the clock on the wall says, however far the product’s own is moved', async () => {
    const body = eventOf('charge.other', { id: 'ch_x', attempt_id: randomUUID(), amount_minor: 1 });
    wallOffset = -90 * 24 * 3_600_000;
    const answers = await Promise.all([send(body, { at: test.now() + wallOffset }), send(body)]);
    wallOffset = 0;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
  });

  it.each([
    ['forged', 't=1,v1=00'],
    ['missing', ''],
  ])('%s is refused, and nothing is written', async (_, signature) => {
    const pending = await chargedInTheDark();
    await books.newRows();
    const answer = await send(eventOf('charge.succeeded', pending.charge), { with: signature });
    expect(answer.statusCode).toBe(400);
    expect(await books.newRows()).toEqual({});
    await send(eventOf('charge.succeeded', pending.charge));
  });
});

import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { couponIdOf } from '../../testing/approvals.ts';
import { type Books, openBooks } from '../../testing/books.ts';
import { change, makePaid, payBack } from '../../testing/changes.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { type SandboxCharge, sandboxEvent, sendSandboxEvent } from '../../testing/payments/sandbox-events.ts';
import { makePending, pay, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';

let test: TestApp;
let books: Books;

/** Difference between the wall clock and the product's own, milliseconds. */
let wallOffset = 0;

beforeAll(async () => {
  test = await openTestApp({ wallClock: { now: () => test.now() + wallOffset } });
  books = await openBooks(test);
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await books.discrepancies()).toEqual([]);
});

/** An event as the sandbox sends it. */
const eventOf = (
  type: string,
  charge: SandboxCharge,
  id = randomUUID(),
  at = test.now(),
  refund: object | null = null,
) => sandboxEvent(type, charge, { id, at, refund });

const send = (body: string, how: Parameters<typeof sendSandboxEvent>[2] = {}) =>
  sendSandboxEvent(test, body, how);

/** A booking whose card was charged without our knowledge. */
async function chargedInTheDark() {
  const pending = await makePending(test);
  const { port } = test.payments;
  const charge = port.charge;
  let seen: SandboxCharge | undefined;
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

describe('late news', () => {
  /** The money of a booking in its story: kind, instant, and instant of our knowledge, in minutes since it was made. */
  const storyOf = async (code: string, since: number) => {
    const desk = await makeStaff(test, ['concierge']);
    const answer = await desk.ask('GET', `/v1/staff/bookings/${await couponIdOf(test, code)}`);
    const minutes = (at: string | null) => at && Math.round((Date.parse(at) - since) / MINUTE_MS);
    return answer
      .json<CallAnswer<'getBookingStory'>>()
      .events.filter(({ kind }) => kind === 'payment' || kind === 'refund')
      .map(({ kind, code: what, at, learned_at }) => [`${kind} ${what}`, minutes(at), minutes(learned_at)]);
  };

  it('of a payment that comes hours late stands where it happened, and a repetition changes nothing', async () => {
    const since = test.now();
    const pending = await chargedInTheDark();
    const happened = since + 2 * MINUTE_MS;
    test.setNow(since + 3 * HOUR_MS);
    for (const id of [randomUUID(), randomUUID()])
      expect((await send(eventOf('charge.succeeded', pending.charge, id, happened))).statusCode).toBe(200);
    expect(await storyOf(pending.code, since)).toEqual([['payment succeeded', 2, 180]]);
  });

  it('is told by the clock on the wall, however far the product’s own is moved', async () => {
    const since = test.now();
    const pending = await chargedInTheDark();
    wallOffset = -90 * 24 * HOUR_MS;
    test.setNow(since + HOUR_MS);
    const body = eventOf(
      'charge.succeeded',
      pending.charge,
      randomUUID(),
      since + 5 * MINUTE_MS + wallOffset,
    );
    expect((await send(body, { at: test.now() + wallOffset })).statusCode).toBe(200);
    wallOffset = 0;
    expect(await storyOf(pending.code, since)).toEqual([['payment succeeded', 5, 60]]);
  });

  it('never stands before the payment was asked for', async () => {
    const since = test.now();
    const pending = await chargedInTheDark();
    test.setNow(since + HOUR_MS);
    await send(eventOf('charge.succeeded', pending.charge, randomUUID(), since - HOUR_MS));
    expect(await storyOf(pending.code, since)).toEqual([['payment succeeded', 0, 60]]);
  });

  it('out of order stands in the order in which it happened, and undoes nothing', async () => {
    const since = test.now();
    const paid = await makePaid(test, serviceOf.sharedRoundTrip, { adults: 4 });
    const { port } = test.payments;
    const refund = port.refund;
    const asked: {
      id: string;
      refund_id: string;
      attempt_id: string;
      charge: string;
      amount_minor: number;
    }[] = [];
    port.refund = async (request) => {
      const outcome = await refund.call(port, request);
      if (outcome.kind !== 'succeeded') return outcome;
      const { refundId, attemptId, gatewayId: charge, amountMinor } = request;
      asked.push({
        id: outcome.gatewayRefundId,
        refund_id: refundId,
        attempt_id: attemptId,
        charge,
        amount_minor: amountMinor,
      });
      return { kind: 'pending', gatewayRefundId: outcome.gatewayRefundId };
    };
    for (const adults of [3, 2]) {
      test.setNow(test.now() + 10 * MINUTE_MS);
      await change(test, paid.token, paid.departureId, { coupon_id: paid.code, adults });
    }
    await payBack(test);
    port.refund = refund;
    test.setNow(since + 5 * HOUR_MS);
    const [first, second] = asked;
    if (!first || !second) throw new Error('nothing went back');
    const tell = (type: string, one: typeof first, minute: number) =>
      send(
        eventOf(
          type,
          { id: one.charge, attempt_id: one.attempt_id, amount_minor: one.amount_minor },
          randomUUID(),
          since + minute * MINUTE_MS,
          one,
        ),
      );
    // The second one's news comes first, and an older failure of the first one after its success.
    await tell('refund.succeeded', second, 90);
    test.setNow(since + 6 * HOUR_MS);
    await tell('refund.succeeded', first, 60);
    await tell('refund.failed', first, 30);
    expect((await storyOf(paid.code, since)).slice(1)).toEqual([
      ['refund requested', 10, null],
      ['refund requested', 20, null],
      ['refund succeeded', 60, 360],
      ['refund succeeded', 90, 300],
    ]);
  });
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

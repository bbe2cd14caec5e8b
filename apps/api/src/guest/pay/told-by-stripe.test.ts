import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { settleRefundEvent } from '../../sellers/refund/settle-refund.ts';
import { type Books, openBooks } from '../../testing/books.ts';
import { cancelCoupons, payBack, refundsOf, show } from '../../testing/changes.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { type StripeEmulator, startStripeEmulator } from '../../testing/payments/stripe-emulator.ts';
import { makePending, pay } from '../../testing/sales.ts';

// The events of Stripe with their signatures, through their call: as they were sent and backwards, each of them twice.

let emulator: StripeEmulator;
let test: TestApp;
let port: PaymentsPort;
let books: Books;

beforeAll(async () => {
  emulator = await startStripeEmulator({ hangMs: 100 });
  port = stripePayments({
    secretKey: emulator.secretKey,
    webhookSecrets: [emulator.webhookSecret],
    framePath: '/gateway-frame/stripe',
    apiUrl: emulator.url,
    timeoutMs: 2_000,
  });
  test = await openTestApp({ payments: { port, pages: [] } });
  books = await openBooks(test);
});
afterAll(async () => {
  await test.close();
  await emulator.close();
});
afterEach(async () => {
  expect((await books.discrepancies()).filter(({ check }) => !check.startsWith('gateway.'))).toEqual([]);
});

async function makePaid() {
  const made = await makePending(test);
  await pay(test, made.token, { coupon_id: made.code, amount: made.amount, payment_token: 'pm_card_visa' });
  const { gatewayId } = await test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'coupon_id')
    .select('gateway_id as gatewayId')
    .where('coupon_code', '=', made.code)
    .executeTakeFirstOrThrow();
  emulator.takeWebhooks(Date.now());
  return { ...made, charge: gatewayId ?? '' };
}

const ORDERS = ['as sent', 'backwards'] as const;

async function deliver(order: (typeof ORDERS)[number]): Promise<void> {
  const sent = emulator.takeWebhooks(Date.now());
  expect(sent.length).toBeGreaterThan(0);
  for (const { rawBody, headers } of order === 'as sent' ? sent : sent.reverse())
    for (let times = 0; times < 2; times += 1) {
      const request = { method: 'POST', url: '/webhooks/payments', payload: rawBody } as const;
      const answer = await test.app.inject({
        ...request,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    }
}

const matters = async (code: string) =>
  (
    await test.db
      .selectFrom('staff_alert')
      .innerJoin('coupon', 'coupon.id', 'staff_alert.coupon_id')
      .select('kind')
      .where('coupon_code', '=', code)
      .where('resolved_at', 'is', null)
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

it.each(ORDERS)('a refund of Stripe’s own pages, told %s, is booked once', async (order) => {
  const { token, code, charge } = await makePaid();
  emulator.refundThere(charge, 4_000);
  await deliver(order);
  expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 40 });
  expect(await matters(code)).toEqual(['refund.at_gateway']);
  expect((await cancelCoupons(test, token, { coupons: [code] })).json().refund).toBe(120);
  await payBack(test, port);
  expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 160 });
});

it.each(ORDERS)('one of them that comes back, told %s, is open and not given twice', async (order) => {
  const { token, code, charge } = await makePaid();
  emulator.refundThere(charge, 4_000);
  emulator.sendBack(charge);
  await deliver(order);
  expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 0 });
  expect((await refundsOf(test, code)).map(({ status }) => status)).toEqual(['failed']);
  expect(await matters(code)).toEqual(['refund.at_gateway', 'refund.failed']);
  await payBack(test, port);
  expect(await refundsOf(test, code)).toHaveLength(1);
});

it('success and failure of one of them, taken at the same moment, leave it open', async () => {
  const { token, code, charge } = await makePaid();
  const deps = { db: test.db, log: { warn() {}, error() {}, info() {} }, gateway: port.name };
  const told = {
    kind: 'event',
    refundId: null,
    gatewayId: charge,
    gatewayRefundId: 're_at_once',
    amountMinor: 4_000,
    currency: 'USD',
    occurredAtMs: test.now(),
  } as const;
  // Both find no refund, then wait for the booking.
  const taken = await test.db.transaction().execute(async (tx) => {
    await sql`select from coupon where coupon_code = ${code} for update`.execute(tx);
    const both = (['refund.succeeded', 'refund.failed'] as const).map((type) =>
      settleRefundEvent(deps, { ...told, eventId: type, type }, test.now()),
    );
    const countWaiting = async () =>
      (
        await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(test.db)
      ).rows[0]?.count;
    while ((await countWaiting()) !== both.length);
    return both;
  });
  expect(await Promise.all(taken)).toEqual([true, true]);
  expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 0 });
  expect((await refundsOf(test, code)).map(({ status }) => status)).toEqual(['failed']);
});

it.each(ORDERS)('a refund of ours that comes back, told %s, is open again', async (order) => {
  const { token, code, charge } = await makePaid();
  await cancelCoupons(test, token, { coupons: [code] });
  await payBack(test, port);
  emulator.sendBack(charge);
  await deliver(order);
  expect((await show(test, token, code)).price).toMatchObject({ paid: 160, refunded: 0 });
  expect(await matters(code)).toEqual(['refund.failed']);
});

it.each(
  ORDERS.flatMap((order) => [
    { order, end: 'won', open: [], refund: 160 },
    { order, end: 'lost', open: ['dispute.lost'], refund: 0 },
    { order, end: 'warning_closed', open: [], refund: 160 },
  ]),
)('a dispute that ends as $end, told $order', async ({ order, end, open, refund }) => {
  const { token, code, charge } = await makePaid();
  const words =
    end === 'warning_closed'
      ? ['warning_needs_response', 'warning_under_review']
      : ['needs_response', 'under_review'];
  for (const word of words) emulator.dispute(charge, word, Date.now() + 604_800_000);
  await deliver(order);
  expect(await matters(code)).toEqual(['dispute.opened']);
  const refused = await cancelCoupons(test, token, { coupons: [code] });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund.disputed']);
  emulator.dispute(charge, end, Date.now() + 604_800_000);
  await deliver(order);
  expect(await matters(code)).toEqual(open);
  expect((await cancelCoupons(test, token, { coupons: [code] })).json().refund).toBe(refund);
});

it.each(ORDERS)('a fraud warning and its end, told %s', async (order) => {
  const { token, code, charge } = await makePaid();
  emulator.dispute(charge, 'actionable', 0);
  await deliver(order);
  expect(await matters(code)).toEqual(['dispute.warned']);
  expect((await cancelCoupons(test, token, { coupons: [code] })).statusCode).toBe(409);
  emulator.dispute(charge, 'not_actionable', 0);
  await deliver(order);
  expect(await matters(code)).toEqual([]);
  expect((await cancelCoupons(test, token, { coupons: [code] })).statusCode).toBe(200);
});

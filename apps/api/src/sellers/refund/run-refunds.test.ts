import { MINUTE_MS } from '@traslado/domain/time/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import type { PaymentsPort, RefundOutcome } from '../../ports/payments.ts';
import { checkMoney } from '../../store/payment/check-money.ts';
import { cancelCoupons, jobsOf, payBack, refundsOf, show } from '../../testing/changes.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { type StripeEmulator, startStripeEmulator } from '../../testing/payments/stripe-emulator.ts';
import { makePending, pay, serviceOf } from '../../testing/sales.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { requestRefunds } from './request-refunds.ts';

let known: Set<string>;
const test = useTestApp();
beforeAll(async () => {
  known = new Set((await checkMoney(test.db, test.now())).map((one) => JSON.stringify(one)));
});

const discrepancies = async () =>
  (await checkMoney(test.db, test.now())).filter((one) => !known.has(JSON.stringify(one)));

async function makeCancelled(token = 'tok_visa', serviceId: number = serviceOf.suvRoundTrip) {
  const made = await makePending(test, serviceId);
  const paid = await pay(test, made.token, {
    coupon_id: made.code,
    amount: made.amount,
    payment_token: token,
  });
  expect(paid.statusCode).toBe(200);
  expect((await cancelCoupons(test, made.token, { coupons: [made.code] })).statusCode).toBe(200);
  return made;
}

/** A gateway with given outcomes of refunds, which remembers the keys of its requests. */
function gatewayThat(...outcomes: RefundOutcome['kind'][]) {
  const keys: string[] = [];
  const port: PaymentsPort = {
    ...test.payments.port,
    refund: async ({ idempotencyKey, amountMinor, currency }) => {
      keys.push(idempotencyKey);
      const kind = outcomes.shift() ?? 'succeeded';
      if (kind === 'succeeded') return { kind, gatewayRefundId: `re_${keys.length}`, amountMinor, currency };
      if (kind === 'pending') return { kind, gatewayRefundId: `re_${keys.length}` };
      if (kind === 'rejected') return { kind, code: 'invalid_request', detail: 'no' };
      return { kind, detail: 'no' };
    },
    findRefund: async () => ({
      kind: 'succeeded',
      gatewayRefundId: 're_1',
      amountMinor: 16_000,
      currency: 'USD',
    }),
  };
  return { port, keys };
}

const wait = (ms: number) => test.setNow(test.now() + ms);

describe('a repayment', () => {
  it('is carried out once, entered, told, and shown until it is there', async () => {
    const { token, code } = await makeCancelled();
    expect((await show(test, token, code)).refunds).toMatchObject([
      { status: 'requested', amount: 160, reason: 'cancel' },
    ]);
    const letters = (await jobsOf(test, 'send_refund_letter')).length;
    await Promise.all([payBack(test), payBack(test), payBack(test)]);
    expect((await show(test, token, code)).refunds).toMatchObject([{ status: 'succeeded', amount: 160 }]);
    expect((await jobsOf(test, 'send_refund_letter')).length).toBe(letters + 1);
    expect(await discrepancies()).toEqual([]);
  });

  it('that failed is asked for again as a new one, after growing pauses, as one matter for staff', async () => {
    const { token, code } = await makeCancelled();
    const { port, keys } = gatewayThat('failed', 'rejected');
    await payBack(test, port);
    expect((await show(test, token, code)).refunds).toMatchObject([{ status: 'failed', amount: 160 }]);
    await payBack(test, port);
    expect(keys).toHaveLength(1);
    wait(10 * MINUTE_MS);
    await payBack(test, port);
    wait(59 * MINUTE_MS);
    await payBack(test, port);
    expect(keys).toHaveLength(2);
    const alerts = () =>
      test.db
        .selectFrom('staff_alert')
        .innerJoin('coupon', 'coupon.id', 'coupon_id')
        .select('resolved_at')
        .where('kind', '=', 'refund.failed')
        .where('coupon_code', '=', code)
        .execute();
    expect(await alerts()).toMatchObject([{ resolved_at: null }]);
    wait(MINUTE_MS);
    await payBack(test, port);
    expect(new Set(keys).size).toBe(3);
    const rows = await refundsOf(test, code);
    expect(rows.map(({ status, replaced_by }) => [status, replaced_by !== null])).toEqual([
      ['failed', true],
      ['failed', true],
      ['succeeded', false],
    ]);
    expect((await show(test, token, code)).refunds).toMatchObject([{ status: 'succeeded' }]);
    expect((await alerts())[0]?.resolved_at).toBe(test.now());
    expect(await discrepancies()).toEqual([]);
  });

  it('without an answer is sent again under the same key', async () => {
    const { code } = await makeCancelled();
    const { port, keys } = gatewayThat('unknown', 'unavailable', 'succeeded');
    await payBack(test, port);
    wait(MINUTE_MS);
    await payBack(test, port);
    wait(2 * MINUTE_MS);
    await payBack(test, port);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(await refundsOf(test, code)).toMatchObject([{ status: 'succeeded', tries: 3 }]);
  });

  it('that the bank has not decided is asked about, not sent again', async () => {
    const { code } = await makeCancelled();
    const { port, keys } = gatewayThat('pending');
    await payBack(test, port);
    wait(MINUTE_MS);
    await payBack(test, port);
    expect([keys.length, (await refundsOf(test, code))[0]?.status]).toEqual([1, 'succeeded']);
  });

  it('never exceeds what was paid, however many are asked for at once', async () => {
    const made = await makePending(test);
    await pay(test, made.token, { coupon_id: made.code, amount: made.amount });
    const { id } = await test.db
      .selectFrom('coupon')
      .select('id')
      .where('coupon_code', '=', made.code)
      .executeTakeFirstOrThrow();
    const ask = () =>
      test.db.transaction().execute(async (tx) => {
        await tx.selectFrom('coupon').select('id').where('id', '=', id).forUpdate().execute();
        await requestRefunds(tx, [{ couponId: id, amountMinor: 7_000, reason: 'test' }], test.now());
      });
    const asked = await Promise.allSettled(Array.from({ length: 10 }, ask));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await refundsOf(test, made.code)).map(({ amount_minor }) => amount_minor)).toEqual([
      7_000, 7_000,
    ]);
    await test.db.deleteFrom('refund').where('coupon_id', '=', id).execute();
  });
});

describe('with the emulated Stripe', () => {
  let emulator: StripeEmulator;
  let stripe: TestApp;
  let port: PaymentsPort;
  beforeAll(async () => {
    emulator = await startStripeEmulator({ hangMs: 100 });
    port = stripePayments({
      secretKey: emulator.secretKey,
      webhookSecrets: [emulator.webhookSecret],
      framePath: '/gateway-frame/stripe',
      apiUrl: emulator.url,
      timeoutMs: 2_000,
    });
    stripe = await openTestApp({ payments: { port, pages: [] } });
  });
  afterAll(async () => {
    await stripe.close();
    await emulator.close();
  });

  it.each(['before', 'after'] as const)(
    'a repayment that was cut %s its work goes back once',
    async (when) => {
      const made = await makePending(stripe);
      const form = { coupon_id: made.code, amount: made.amount, payment_token: 'pm_card_visa' };
      expect((await pay(stripe, made.token, form)).json().status).toBe('succeeded');
      await cancelCoupons(stripe, made.token, { coupons: [made.code] });
      emulator.cutNext(2, when);
      await payBack(stripe, port);
      stripe.setNow(stripe.now() + MINUTE_MS);
      await payBack(stripe, port);
      expect(await refundsOf(stripe, made.code)).toMatchObject([
        { status: 'succeeded', amount_minor: 16_000 },
      ]);
      const [attempt] = await stripe.db
        .selectFrom('payment_attempt')
        .innerJoin('coupon', 'coupon.id', 'payment_attempt.coupon_id')
        .select('payment_attempt.id')
        .where('coupon_code', '=', made.code)
        .execute();
      const charges = [];
      for await (const charge of port.listCharges(0))
        if (charge.attemptId === attempt?.id) charges.push(charge);
      expect(charges).toMatchObject([{ amountMinor: 16_000, refundedMinor: 16_000 }]);
    },
  );
});

import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripePayments } from '../../adapters/payments/stripe.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { change, jobsOf, makePaid, show } from '../../testing/changes.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { startStripeEmulator } from '../../testing/payments/stripe-emulator.ts';
import { makePending, pay, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';

const threeDS = 'pm_card_threeDSecure2Required';

type State = CallAnswer<'getPayment'>;
type Harness = {
  readonly test: TestApp;
  readonly port: PaymentsPort;
  /** The guest confirms at the bank's page. */
  readonly approve: (actionUrl: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

async function openSandbox(): Promise<Harness> {
  const test = await openTestApp();
  return {
    test,
    port: test.payments.port,
    approve: (actionUrl) =>
      test.app.inject({
        method: 'POST',
        url: `${actionUrl}&${new URLSearchParams({ parent: 'http://localhost', channel: 'channel-0123456789' })}`,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'decision=approve',
      }),
    close: test.close,
  };
}

async function openStripe(): Promise<Harness> {
  const emulator = await startStripeEmulator({ hangMs: 100 });
  const stripe = stripePayments({
    secretKey: emulator.secretKey,
    webhookSecrets: [emulator.webhookSecret],
    framePath: '/gateway-frame/stripe',
    apiUrl: emulator.url,
    timeoutMs: 20_000,
  });
  // The merchants of the demo are charged by the sandbox.
  const port: PaymentsPort = { ...stripe, name: 'sandbox' };
  const test = await openTestApp({ payments: { port, pages: [] } });
  return {
    test,
    port,
    approve: async (actionUrl) => {
      const intent = /pi_\w+/.exec(actionUrl)?.[0] ?? '';
      emulator.answerChallenge(intent, true);
    },
    close: async () => {
      await test.close();
      await emulator.close();
    },
  };
}

describe.each([
  ['the sandbox', openSandbox],
  ['Stripe', openStripe],
])('another card while the bank waits, with %s', (_name, open) => {
  let harness: Harness;
  let test: TestApp;
  beforeAll(async () => {
    harness = await open();
    test = harness.test;
  });
  afterAll(() => harness.close());

  const ask = async (token: string, url: string, method: 'GET' | 'POST' = 'POST') => {
    const answer = await test.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<State>();
  };
  const abandon = (token: string, code: string) => ask(token, `/v1/sales/payments/${code}/abandon`);
  const stateOf = (token: string, code: string) => ask(token, `/v1/sales/payments/${code}`, 'GET');
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

  /** A payment that waits for its guest at the bank. */
  async function atTheBank(pending: { token: string; code: string; amount: string }) {
    const { token, code: coupon_id, amount } = pending;
    const waiting = (await pay(test, token, { coupon_id, amount, payment_token: threeDS })).json<State>();
    expect(waiting.status).toBe('requires_action');
    return { ...pending, actionUrl: waiting.action_url ?? '' };
  }
  const openAtTheBank = async () => atTheBank(await makePending(test));

  /** Money taken for a booking: by the gateway's own account, and by our ledger. */
  async function captures(code: string) {
    const couponId = await couponIdOf(test, code);
    const attempts = await test.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('coupon_id', '=', couponId)
      .execute();
    const ledger = await test.db
      .selectFrom('ledger_entry')
      .select('id')
      .where('coupon_id', '=', couponId)
      .where('kind', '=', 'capture')
      .execute();
    let gateway = 0;
    for await (const charge of harness.port.listCharges(0))
      if (charge.status === 'succeeded' && attempts.some(({ id }) => id === charge.attemptId)) gateway += 1;
    return { gateway, ledger: ledger.length };
  }

  /** Replaces the gateway's answer for as long as the work lasts. */
  async function answering(cancel: PaymentsPort['cancel'], work: () => Promise<void>): Promise<void> {
    const own = harness.port.cancel;
    harness.port.cancel = cancel;
    try {
      await work();
    } finally {
      harness.port.cancel = own;
    }
  }

  it('closes the open attempt, then charges the other card once', async () => {
    const { token, code, amount, actionUrl } = await openAtTheBank();
    const held = (await pay(test, token, { coupon_id: code, amount })).json();
    expect(held.code).toBe('payment.under_way');
    expect(await abandon(token, code)).toMatchObject({
      status: 'failed',
      coupon_status: 'pending_payment',
      failure: { code: 'payment.abandoned' },
    });
    const other = (await pay(test, token, { coupon_id: code, amount })).json();
    expect(other).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed' });
    await harness.approve(actionUrl);
    expect(await stateOf(token, code)).toMatchObject({ status: 'succeeded', amount_due: 0 });
    expect(await captures(code)).toEqual({ gateway: 1, ledger: 1 });
  });

  it('says that the booking is paid where the guest had confirmed', async () => {
    const { token, code, actionUrl } = await openAtTheBank();
    await harness.approve(actionUrl);
    const answer = await abandon(token, code);
    expect(answer).toMatchObject({ status: 'succeeded', coupon_status: 'confirmed', amount_due: 0 });
    const couponId = await couponIdOf(test, code);
    const letters = await jobsOf(test, 'send_confirmation_letter');
    expect(letters.filter((letter) => letter.couponId === couponId)).toHaveLength(1);
    expect(await captures(code)).toEqual({ gateway: 1, ledger: 1 });
  });

  it.each([
    ['unknown', { kind: 'unknown', detail: 'no answer' }],
    ['unavailable', { kind: 'unavailable', detail: 'nobody there' }],
    ['rejected', { kind: 'rejected', code: 'not_authorized', detail: 'another key' }],
  ] as const)('lets the other card wait where the answer is %s', async (_kind, outcome) => {
    const { token, code, amount } = await openAtTheBank();
    await answering(
      async () => outcome,
      async () => {
        expect(await abandon(token, code)).toMatchObject({ status: 'unknown', action_url: null });
        const other = await pay(test, token, { coupon_id: code, amount });
        expect([other.statusCode, other.json().code]).toEqual([409, 'payment.under_way']);
      },
    );
    expect(await stateOf(token, code)).toMatchObject({ status: 'requires_action' });
    expect((await abandon(token, code)).failure?.code).toBe('payment.abandoned');
    expect(await captures(code)).toEqual({ gateway: 0, ledger: 0 });
  });

  it('never charges two cards, whoever is faster: 20 races', async () => {
    const ends: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const { token, code, amount, actionUrl } = await openAtTheBank();
      // Each is given the start by turns.
      const race = [() => harness.approve(actionUrl), () => abandon(token, code)];
      if (round % 2 === 1) race.reverse();
      await Promise.all(race.map((go) => go()));
      const other = await pay(test, token, { coupon_id: code, amount });
      ends.push(other.statusCode === 200 ? 'other card' : other.json().code);
      expect(await stateOf(token, code)).toMatchObject({ status: 'succeeded', amount_due: 0 });
      expect(await captures(code)).toEqual({ gateway: 1, ledger: 1 });
    }
    expect(ends.filter((end) => end !== 'other card' && end !== 'payment.nothing_due')).toEqual([]);
  });

  it('closes the payment of a change’s difference, too', async () => {
    const paid = await makePaid(test, serviceOf.suvRoundTrip);
    const { token, code } = paid;
    await change(test, token, paid.arrivalId, { coupon_id: code, adults: 12, minors: 0 });
    const amount = (await show(test, token, code)).pending_change.amount_due.toFixed(2);
    await atTheBank({ token, code, amount });
    expect((await abandon(token, code)).failure?.code).toBe('payment.abandoned');
    const other = (await pay(test, token, { coupon_id: code, amount })).json();
    expect(other).toMatchObject({ status: 'succeeded', amount_due: 0 });
    expect((await show(test, token, code)).pending_change).toBeNull();
    expect(await captures(code)).toEqual({ gateway: 2, ledger: 2 });
  });

  it('closes the payment of a link after its page was opened anew', async () => {
    const concierge = await makeStaff(test, ['concierge']);
    const { code, amount } = await makePending(test);
    const url = `/v1/staff/bookings/${await couponIdOf(test, code)}/pay-link`;
    const made = await concierge.ask('POST', url, { payload: { way: 'show', reason: 'guest_asked' } });
    const key = made.json().address.split('link=')[1];
    const wish = { key, amount, currency: 'USD' };
    const first = { ...wish, payment_token: threeDS, uuidReference: randomUUID() };
    const asked = (await post('/v1/pay-link/payment', first)).json();
    expect(asked.status).toBe('requires_action');
    const state = await post('/v1/pay-link/state', { key, uuidReference: randomUUID() });
    expect(state.json()).toMatchObject({ status: 'requires_action', action_url: null, card: null });
    const closed = (await post('/v1/pay-link/abandon', { key })).json();
    expect(closed).toMatchObject({ status: 'failed', failure: { code: 'payment.abandoned' } });
    expect(closed).not.toHaveProperty('coupon_id');
    const second = { ...wish, payment_token: 'tok_visa', uuidReference: randomUUID() };
    expect((await post('/v1/pay-link/payment', second)).json().status).toBe('succeeded');
    expect(await captures(code)).toEqual({ gateway: 1, ledger: 1 });
    const over = await post('/v1/pay-link/abandon', { key });
    expect([over.statusCode, over.json().code]).toEqual([404, 'pay_link.over']);
  });

  it('changes nothing where no payment waits for the bank', async () => {
    const { token, code } = await makePending(test);
    expect(await abandon(token, code)).toMatchObject({ status: 'none', coupon_status: 'pending_payment' });
  });

  it('counts as a decline: nobody tries card after card', async () => {
    const { token, code, amount } = await makePending(test);
    for (let tries = 0; tries < 6; tries += 1) {
      await atTheBank({ token, code, amount });
      await abandon(token, code);
    }
    const next = await pay(test, token, { coupon_id: code, amount });
    expect([next.statusCode, next.json().code]).toEqual([429, 'payment.paused']);
  });
});

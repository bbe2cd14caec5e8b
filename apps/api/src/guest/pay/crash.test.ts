import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '../../adapters/payments/open-payments.ts';
import type { OpenPayments } from '../../ports/payments.ts';
import { checkGateway } from '../../store/payment/books-repository.ts';
import { checkMoney } from '../../store/payment/check-money.ts';
import { couponIdOf } from '../../testing/approvals.ts';
import { cancelCoupons, refundsOf } from '../../testing/changes.ts';
import { type Child, freePort, startChild } from '../../testing/child-process.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makePending } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';

/** Tries of each place: one in `npm test`, three before a release, 20 where there is time. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 1);
const secret = 'a-secret-key-of-the-sandbox-process';

let test: TestApp;
let ledger: TestDatabase;
let gateway: Child;
let payments: OpenPayments;
let before: Set<string>;
const open = new Set<Child>();

beforeAll(async () => {
  test = await openTestApp();
  ledger = await cloneDatabase();
  const port = await freePort();
  gateway = await startChild('sandbox/gateway/src/main.ts', {
    port,
    env: { DATABASE_URL: ledger.url, SANDBOX_SECRET_KEY: secret },
    probe: '/',
  });
  payments = await openPayments({ kind: 'sandbox-process', url: gateway.url, secret });
  before = new Set((await discrepancies()).map((one) => JSON.stringify(one)));
}, 60_000);
afterAll(async () => {
  for (const child of open) await child.stop();
  await gateway.stop();
  await test.close();
  await ledger.drop();
});

async function discrepancies() {
  return [
    ...(await checkMoney(test.db, test.now())),
    ...(await checkGateway(test.db, payments.port, { from: 0 })),
  ];
}

/** The product on the test's database; `laterMs` is how much later than the test's now its clock begins. */
async function startProduct(
  failpoint: string,
  { laterMs = 0, probe = '/api/public/brand' }: { laterMs?: number; probe?: string | null } = {},
): Promise<Child> {
  const child = await startChild('apps/api/src/main.ts', {
    port: await freePort(),
    env: {
      DATABASE_URL: test.url,
      TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
      SANDBOX_GATEWAY_URL: gateway.url,
      SANDBOX_GATEWAY_SECRET: secret,
      LOG_LEVEL: 'error',
      TRASLADO_NOW: new Date(test.now() + laterMs).toISOString(),
      TRASLADO_FAILPOINT: failpoint,
    },
    probe,
  });
  open.add(child);
  return child;
}

const payAt = (child: Child, token: string, form: Record<string, string>) =>
  fetch(`${child.url}/v1/sales/payments/pay-coupon-by-id`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: new URLSearchParams(form),
  });

async function waitFor<T>(look: () => Promise<T | null>, forMs = 20_000): Promise<T> {
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(100)) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new Error('waited in vain');
}

const attemptsOf = (code: string) =>
  test.db
    .selectFrom('payment_attempt')
    .innerJoin('coupon', 'coupon.id', 'payment_attempt.coupon_id')
    .select(['payment_attempt.id', 'payment_attempt.status', 'coupon.status as coupon'])
    .where('coupon.coupon_code', '=', code)
    .execute();

const byCard = ['before-charge', 'charged-not-recorded', 'recorded-not-answered'].flatMap((place) =>
  Array.from({ length: rounds }, (_, index) => [place, index + 1] as const),
);
const byLink = ['charged-not-recorded', 'recorded-not-answered'];

/** A payment with a card, as the guest's page sends it. */
const cardFor = (code: string, amount: string) => ({
  coupon_id: code,
  amount,
  currency: 'USD',
  payment_token: 'tok_visa',
  uuidReference: randomUUID(),
});

/** The key of a booking's payment link. */
async function linkFor(code: string): Promise<string> {
  const staff = await makeStaff(test, ['concierge']);
  const made = await staff.ask('POST', `/v1/staff/bookings/${await couponIdOf(test, code)}/pay-link`, {
    payload: { way: 'show', reason: 'guest_asked' },
  });
  return /#link=([\w-]{22})$/.exec(made.json().address)?.[1] ?? '';
}

const sendLink = (child: Child, path: string, sent: object) =>
  fetch(`${child.url}/v1/pay-link/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });

async function killAt(place: string, pay: (child: Child) => Promise<Response>): Promise<void> {
  const killed = await startProduct(place);
  await expect(pay(killed)).rejects.toThrow();
  expect(await killed.ended).toBe('SIGKILL');
}

describe('killed in a payment', () => {
  /** Checks of each booking, made when its guest was cut off. */
  const checks = new Map<string, () => Promise<void>>();
  const codes: string[] = [];
  /** Guests come back half a minute later, to one process for all of them. */
  let revived: Child;

  async function cutOffByCard(place: string): Promise<() => Promise<void>> {
    const { token, code, amount } = await makePending(test);
    const form = cardFor(code, amount);
    await killAt(place, (child) => payAt(child, token, form));
    codes.push(code);
    return async () => {
      const again = await payAt(revived, token, form);
      expect([again.status, await again.json()]).toMatchObject([
        200,
        { coupon_id: code, coupon_status: 'confirmed', status: 'succeeded' },
      ]);
      const attempts = await attemptsOf(code);
      expect(attempts.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
      expect(attempts.every((one) => one.coupon === 'confirmed')).toBe(true);
    };
  }

  async function cutOffByLink(place: string): Promise<() => Promise<void>> {
    const { code, amount } = await makePending(test);
    const body = { key: await linkFor(code), uuidReference: randomUUID() };
    const payment = { ...body, amount, currency: 'USD', payment_token: 'tok_visa' };
    await killAt(place, (child) => sendLink(child, 'payment', payment));
    codes.push(code);
    return async () => {
      const paid = { status: 'succeeded', coupon_status: 'confirmed' };
      expect(await (await sendLink(revived, 'payment', payment)).json()).toMatchObject(paid);
      expect(await (await sendLink(revived, 'state', body)).json()).toMatchObject(paid);
      expect(await attemptsOf(code)).toMatchObject([{ status: 'succeeded', coupon: 'confirmed' }]);
    };
  }

  beforeAll(
    async () => {
      for (const [place, round] of byCard) checks.set(`card, ${place}, ${round}`, await cutOffByCard(place));
      for (const place of byLink) checks.set(`link, ${place}`, await cutOffByLink(place));
      revived = await startProduct('', { laterMs: 30_000 });
      for (const code of codes)
        await waitFor(async () => {
          const [attempt] = await attemptsOf(code);
          return attempt?.status === 'succeeded' || attempt?.status === 'failed' ? attempt : null;
        });
    },
    60_000 * (byCard.length + byLink.length),
  );
  afterAll(() => revived?.stop());

  async function check(name: string): Promise<void> {
    const one = checks.get(name);
    if (!one) throw new Error(`nobody was cut off: ${name}`);
    await one();
    expect((await discrepancies()).filter((found) => !before.has(JSON.stringify(found)))).toEqual([]);
  }

  it.each(byCard)('at %s, leaves one booking, one charge and one letter (%i)', async (place, round) => {
    await check(`card, ${place}, ${round}`);
  });

  it.each(byLink)(
    'at %s with a link, leaves one booking, one charge, and the answer for whoever asks again',
    async (place) => {
      await check(`link, ${place}`);
    },
  );
});

describe('killed in a refund', () => {
  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    'gives the money back once (%i)',
    async () => {
      const { token, code, amount } = await makePending(test);
      const healthy = await startProduct('');
      expect((await payAt(healthy, token, cardFor(code, amount))).status).toBe(200);
      await healthy.stop();
      const cancelled = await cancelCoupons(test, token, { coupons: [code] });
      expect(cancelled.json()).toMatchObject({ applied: true, refund: 160 });

      // The sweep begins at once, so it may be gone before it listens.
      expect(await (await startProduct('in-refund', { probe: null })).ended).toBe('SIGKILL');
      const revived = await startProduct('', { laterMs: 30_000 });
      await waitFor(async () => {
        const [refund] = await refundsOf(test, code);
        return refund?.status === 'succeeded' ? refund : null;
      });
      await revived.stop();
      expect(await refundsOf(test, code)).toMatchObject([{ amount_minor: 16_000, tries: 2 }]);
      expect((await discrepancies()).filter((one) => !before.has(JSON.stringify(one)))).toEqual([]);
    },
    120_000,
  );
});

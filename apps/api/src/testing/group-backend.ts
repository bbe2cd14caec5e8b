import { setTimeout as sleep } from 'node:timers/promises';
import type { CallAnswer, CallInput } from '@traslado/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openGroupSystems } from '../adapters/group-client/group-systems.ts';
import type { BackendLimits } from '../adapters/group-client/limits.ts';
import { createHttpLetterProxy } from '../adapters/letter-proxy/http.ts';
import { createHttpTransfers } from '../adapters/transfers/http.ts';
import type { PaymentsPort } from '../ports/payments.ts';
import type { Transfers } from '../ports/transfers.ts';
import { reconcileCalls } from '../sellers/theirs/reconcile-calls.ts';
import { openTestApp, type TestApp, type TestWishes } from './open-test-app.ts';
import { type Body, bodyOf, create, type GuestOf, makeStay, pay, serviceOf, signIn } from './sales.ts';
import type { Dialect } from './stand-in/documented.ts';
import { createSelling, type Selling } from './stand-in/selling.ts';
import { type StandIn, startStandIn } from './stand-in/stand-in.ts';
import { testNow } from './test-now.ts';

/** The product where the group's backend sells, with the stand-in behind it. */
export type Theirs = {
  readonly test: TestApp;
  readonly standIn: StandIn;
  readonly selling: Selling;
  readonly transfers: Transfers;
  /** Number of a call's arrivals there since the last `standIn.forget`. */
  readonly heard: (call: string) => number;
  /** One round of checking sales and payments. */
  readonly reconcile: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** A silence is over sooner than in the product, and not so soon that fifty calls at once on a busy machine are taken for one. */
const limits: Partial<BackendLimits> = {
  deedMs: 5_000,
  mostTries: 2,
  breakAfter: 1_000,
};

type TheirWishes = Pick<TestWishes, 'confirmedMeansPaid' | 'unlistedAirline'> & {
  readonly deedMs?: number;
};

export async function openTheirs(
  dialect: Dialect = 'rich',
  { deedMs, ...more }: TestWishes & TheirWishes = {},
): Promise<Theirs> {
  let gateway: PaymentsPort | undefined;
  let now = (): number => testNow;
  const selling = createSelling({
    payments: () => {
      if (!gateway) throw new Error('the gateway is not open yet');
      return gateway;
    },
    now: () => now(),
  });
  const standIn = await startStandIn({ now: () => now(), dialect, more: () => [...selling.calls] });
  const systems = openGroupSystems({
    urls: { auth: standIn.url, transfers: standIn.url, proxy: standIn.url },
    systemUser: 'web',
    now: () => now(),
    limits: { ...limits, ...(deedMs !== undefined && { deedMs }) },
  });
  const backend = systems.of('transfers');
  if (!backend) throw new Error('no backend');
  const transfers = createHttpTransfers(backend);
  const proxy = systems.of('proxy');
  const letterProxy = proxy && createHttpLetterProxy(proxy);
  const test = await openTestApp({ transfers, letterProxy, ...more });
  gateway = test.payments.port;
  now = test.now;
  return {
    test,
    standIn,
    selling,
    transfers,
    heard: (call) => standIn.heard.filter((one) => one.call === call).length,
    reconcile: () =>
      reconcileCalls(
        { db: test.db, transfers, log: test.app.log, confirmedMeansPaid: more.confirmedMeansPaid },
        test.now(),
      ),
    async close() {
      await test.close();
      await systems.close();
      await standIn.goDown();
    },
  };
}

/**
 * The product where the group's backend sells, for all tests of a file. After each test the stand-in forgets its requests and its faults,
 * and nothing may have been written into our own books.
 */
export function useTheirs(dialect: Dialect = 'rich', wishes: TheirWishes = {}): Omit<Theirs, 'close'> {
  let theirs: Theirs;
  let ownRows: number;
  beforeAll(async () => {
    theirs = await openTheirs(dialect, wishes);
    ownRows = await countOwnSales(theirs);
  }, 60_000);
  afterEach(async () => {
    theirs.standIn.faults.clear();
    theirs.standIn.forget();
    expect(await countOwnSales(theirs)).toBe(ownRows);
  });
  afterAll(() => theirs.close());
  return {
    get test() {
      return theirs.test;
    },
    get standIn() {
      return theirs.standIn;
    },
    get selling() {
      return theirs.selling;
    },
    get transfers() {
      return theirs.transfers;
    },
    heard: (call) => theirs.heard(call),
    reconcile: () => theirs.reconcile(),
  };
}

type Created = CallAnswer<'createCoupon'>;

/** A guest with a body that can be sold. */
export async function makeBuyer(
  { test }: Pick<Theirs, 'test'>,
  serviceId: number = serviceOf.suvRoundTrip,
  more: Body = {},
): Promise<{ guest: GuestOf; token: string; body: Body; sell: () => Promise<LightMyRequestResponse> }> {
  const guest = await makeStay(test);
  const token = await signIn(test, guest);
  const body = await bodyOf(test, guest, serviceId, more);
  return { guest, token, body, sell: () => create(test, token, serviceId, body) };
}

/** A guest with a booking of theirs that waits for its payment. */
export async function makeBackendPending(theirs: Pick<Theirs, 'test'>, serviceId?: number, more?: Body) {
  const buyer = await makeBuyer(theirs, serviceId, more);
  const answer = await buyer.sell();
  if (answer.statusCode !== 201) throw new Error(`not sold: ${answer.body}`);
  const coupon = answer.json<Created>();
  return { ...buyer, coupon, code: coupon.coupon_id, amount: coupon.amount_due.toFixed(2) };
}

export async function makeBackendPaid(theirs: Pick<Theirs, 'test'>, serviceId?: number, more?: Body) {
  const pending = await makeBackendPending(theirs, serviceId, more);
  const { code, amount, token } = pending;
  const answer = await pay(theirs.test, token, { coupon_id: code, amount });
  if (answer.statusCode !== 200) throw new Error(`not paid: ${answer.body}`);
  return pending;
}

export function getAs(test: TestApp, token: string, url: string): Promise<LightMyRequestResponse> {
  return test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
}

export function putAs(
  test: TestApp,
  token: string,
  url: string,
  body?: CallInput<'changeTransfer'>['body'] | CallInput<'cancelCoupons'>['body'],
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'PUT',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
}

/** Rows of our own sale: none is ever written where theirs sells. */
export async function countOwnSales({ test }: Pick<Theirs, 'test'>): Promise<number> {
  const tables = [
    'coupon',
    'coupon_stay',
    'transfer',
    'seat',
    'payment_attempt',
    'refund',
    'ledger_entry',
  ] as const;
  let rows = 0;
  for (const table of tables) {
    const { n } = await test.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    rows += Number(n);
  }
  return rows;
}

export async function waitFor<T>(look: () => Promise<T | null>, forMs = 20_000): Promise<T> {
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(100)) {
    const found = await look();
    if (found !== null) return found;
  }
  throw new Error('waited in vain');
}

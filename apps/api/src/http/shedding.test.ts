import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { couponIdOf } from '../testing/approvals.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sandboxEvent, sendSandboxEvent } from '../testing/payments/sandbox-events.ts';
import {
  bodyOf,
  create,
  makePending,
  makeStay,
  makeStays,
  pay,
  serviceOf,
  signIn,
} from '../testing/sales.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { watchEventLoop } from './event-loop.ts';
import { createShedding } from './shedding.ts';

/** An app that carries ten of each kind at once. */
const shedding = createShedding({ inFlight: 10, delayMs: 60_000 });
const test = useTestApp({ shedding });

const lookUps = async (count: number) => {
  const { folio, lastName } = await makeStay(test);
  const { token } = await test.tokens.issueApp(test.now());
  const url = `/api/v2/reservations/reservationByReference/${lastName}/${folio}`;
  return Array.from({ length: count }, () =>
    test.app.inject({ url, headers: { authorization: `Bearer ${token}` } }),
  );
};

describe('a flood', () => {
  it('gets 503 and when to come back beyond what is carried; a payment is answered, and the process lives', async () => {
    const { token, code: coupon_id, amount } = await makePending(test);
    const flood = await lookUps(300);
    const [paid, livez, ...answers] = await Promise.all([
      pay(test, token, {
        coupon_id,
        amount,
        payment_token: 'tok_visa',
        uuidReference: randomUUID(),
      }),
      test.app.inject('/livez'),
      ...flood,
    ]);
    const shed = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(10);
    expect(shed.length).toBeGreaterThan(200);
    expect(shed.length + answers.filter(({ statusCode }) => statusCode === 200).length).toBe(300);
    for (const answer of shed) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ status: 503, code: 'server.busy' });
      expect(answer.json().retry_after).toBe(Number(answer.headers['retry-after']));
    }
    expect(paid.statusCode).toBe(200);
    expect([livez.statusCode, livez.json()]).toEqual([200, { status: 'alive' }]);
  });

  it('leaves no place taken behind', async () => {
    await Promise.all(await lookUps(30));
    expect(shedding.read().inFlight).toEqual({ catalogue: 0, stays: 0, pages: 0, sales: 0, payments: 0 });
    const [answer] = await Promise.all(await lookUps(1));
    expect(answer?.statusCode).toBe(200);
  });

  it('refuses a body unread, in the caller’s language', async () => {
    const { token } = await test.tokens.issueApp(test.now());
    const send = () =>
      test.app.inject({
        method: 'POST',
        url: '/v1/transfers/transfer-ws/contact-messages-guest',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'accept-language': 'es-MX',
        },
        // Read, it would be malformed.
        payload: '{"never',
      });
    const answers = await Promise.all([...(await lookUps(20)), send()]);
    const last = answers.at(-1);
    expect([last?.statusCode, last?.json().detail]).toEqual([
      503,
      'Tenemos mucha demanda en este momento. Inténtalo de nuevo en un momento.',
    ]);
  });

  it('shows a browser a page that asks again by itself', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        test.app.inject({ url: '/mytransportation', headers: { accept: 'text/html' } }),
      ),
    );
    const shed = answers.filter(({ statusCode }) => statusCode === 503);
    expect(shed.length).toBeGreaterThan(0);
    expect(shed[0]?.headers['content-type']).toContain('text/html');
    expect(shed[0]?.body).toMatch(/<meta http-equiv="refresh" content="[123]">/);
    expect(shed[0]?.headers['retry-after']).toMatch(/^[123]$/);
  });
});

describe('people who press at the same moment', () => {
  /** A machine at rest: its usual places, an event loop in time, no limit of waiting. */
  let atRest: TestApp;
  beforeAll(async () => {
    const loop = { arrive() {}, lateMs: () => 0, close() {} };
    atRest = await openTestApp({
      shedding: createShedding({ inFlight: 250, delayMs: 100, waitMs: 600_000 }, loop),
    });
  });
  afterAll(() => atRest.close());

  const otherThan = (status: number, answers: readonly { readonly statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).filter((one) => one !== status);

  it('fifty sales with one key are all answered, by one booking', async () => {
    const guest = await makeStay(atRest);
    const token = await signIn(atRest, guest);
    const body = await bodyOf(atRest, guest, serviceOf.suvRoundTrip);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create(atRest, token, serviceOf.suvRoundTrip, body)),
    );
    expect(otherThan(201, answers)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });

  it('fifty guests who book, each their own ride, are all answered', async () => {
    const wishes = await Promise.all(
      (await makeStays(atRest, 50)).map(async (guest) => ({
        token: await signIn(atRest, guest),
        body: await bodyOf(atRest, guest, serviceOf.suvRoundTrip),
      })),
    );
    const answers = await Promise.all(
      wishes.map(({ token, body }) => create(atRest, token, serviceOf.suvRoundTrip, body)),
    );
    expect(otherThan(201, answers)).toEqual([]);
  });

  it('one event of the gateway sent a hundred times is taken a hundred times', async () => {
    const { token, code, amount } = await makePending(atRest);
    await pay(atRest, token, { coupon_id: code, amount });
    const attempt = await atRest.db
      .selectFrom('payment_attempt')
      .select(['id', 'gateway_id', 'amount_minor'])
      .where('coupon_id', '=', await couponIdOf(atRest, code))
      .executeTakeFirstOrThrow();
    const event = sandboxEvent(
      'charge.succeeded',
      { id: attempt.gateway_id ?? '', attempt_id: attempt.id, amount_minor: attempt.amount_minor },
      { at: atRest.now() },
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => sendSandboxEvent(atRest, event, { at: atRest.now() })),
    );
    expect(otherThan(200, answers)).toEqual([]);
    expect(await atRest.db.selectFrom('webhook_event').selectAll().execute()).toHaveLength(1);
  });
});

describe('the line of those who wait for a place', () => {
  /** Sales that go on until they are released: 40 places, and 20 in line. */
  async function openSales(more: { readonly waitMs?: number } = {}) {
    let lateMs = 0;
    const loop = { arrive() {}, lateMs: () => lateMs, close() {} };
    const shed = createShedding({ inFlight: 250, delayMs: 100, waitMs: 600_000, ...more }, loop);
    const app = Fastify({ forceCloseConnections: true });
    shed.register(app);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    app.post('/transfers/v1/sales/coupons/:service_id', () => gate);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      url: `${url}/transfers/v1/sales/coupons/121`,
      send: (count: number) =>
        Array.from({ length: count }, () =>
          app.inject({ method: 'POST', url: '/transfers/v1/sales/coupons/121' }),
        ),
      refused: () => expect.poll(() => shed.read().shed.sales, { timeout: 20_000 }),
      waiting: () => expect.poll(() => shed.read().waiting('sales'), { timeout: 20_000 }),
      setLate: (ms: number) => {
        lateMs = ms;
      },
      letGo: () => letGo(),
      close: () => app.close(),
    };
  }

  it('is short: of ten times the load the rest is told to come again', async () => {
    const sales = await openSales();
    const sent = sales.send(600);
    await sales.refused().toBe(540);
    sales.letGo();
    const answers = await Promise.all(sent);
    const shed = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    expect(shed).toHaveLength(540);
    expect(shed.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
    await sales.close();
  });

  it('is closed while the loop is late, before anybody is refused for that', async () => {
    const sales = await openSales();
    sales.setLate(150);
    const sent = sales.send(60);
    await sales.refused().toBe(20);
    sales.letGo();
    const answers = await Promise.all(sent);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
    await sales.close();
  });

  it('ends with a refusal for those who get no place in time', async () => {
    const sales = await openSales({ waitMs: 50 });
    const sent = sales.send(60);
    await sales.refused().toBe(20);
    sales.letGo();
    const answers = await Promise.all(sent);
    const shed = answers.filter(({ statusCode }) => statusCode === 503);
    expect(shed).toHaveLength(20);
    expect(shed.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
    await sales.close();
  });

  it('is left by those who hang up, whose place another takes', async () => {
    const sales = await openSales();
    const sent = sales.send(59);
    await sales.waiting().toBe(19);
    const hangUp = new AbortController();
    const gone = fetch(sales.url, { method: 'POST', signal: hangUp.signal }).catch(() => 'gone');
    await sales.waiting().toBe(20);
    hangUp.abort();
    expect(await gone).toBe('gone');
    await sales.waiting().toBe(19);
    sales.letGo();
    expect((await Promise.all(sent)).every(({ statusCode }) => statusCode === 200)).toBe(true);
    await sales.close();
  });
});

describe('a late event loop', () => {
  let late: TestApp;
  let lateMs = 0;
  beforeAll(async () => {
    const loop = { arrive() {}, lateMs: () => lateMs, close() {} };
    late = await openTestApp({ shedding: createShedding({ inFlight: 1_000, delayMs: 200 }, loop) });
  });
  afterAll(() => late.close());

  // 401: admitted, and then refused for want of a guest's session.
  it.each([
    [100, { look: 200, page: 404, pay: 401 }],
    [250, { look: 503, page: 404, pay: 401 }],
    [450, { look: 503, page: 503, pay: 401 }],
    [850, { look: 503, page: 503, pay: 503 }],
  ])('of %i ms refuses by kind, payments last', async (ms, expected) => {
    lateMs = ms;
    const look = (await late.get('/v1/transfers/airlines-external')).statusCode;
    const page = (await late.app.inject('/nowhere')).statusCode;
    const gateway = (await late.get('/v1/sales/payment-gateway')).statusCode;
    expect({ look, page, pay: gateway }).toEqual(expected);
    expect((await late.app.inject('/livez')).statusCode).toBe(200);
    expect((await late.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a refusal', () => {
  const full = () =>
    createShedding({ inFlight: 1_000, delayMs: 10 }, { arrive() {}, lateMs: () => 1_000, close() {} });

  it('is held back for a second, so that nobody asks again at once', async () => {
    const busy = await openTestApp({ shedding: full() });
    const since = performance.now();
    expect((await busy.get('/v1/transfers/airlines-external')).statusCode).toBe(503);
    expect(performance.now() - since).toBeGreaterThanOrEqual(990);
    await busy.close();
  });

  it('does not keep a closing server waiting', async () => {
    const busy = await openTestApp({ shedding: full() });
    let isAnswered = false;
    const answer = busy.get('/v1/transfers/airlines-external').then(({ statusCode }) => {
      isAnswered = true;
      return statusCode;
    });
    await sleep(20);
    expect(isAnswered).toBe(false);
    const closed = busy.app.close();
    const since = performance.now();
    expect(await answer).toBe(503);
    expect(performance.now() - since).toBeLessThan(400);
    await closed;
    await busy.close();
  });
});

describe('the watch of the event loop', () => {
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };

  it('sees a crowd’s delay while it lasts, and forgets it', async () => {
    const loop = watchEventLoop();
    for (let count = 0; count < 100; count += 1) loop.arrive();
    hold(300);
    expect(loop.lateMs()).toBeGreaterThanOrEqual(200);
    await sleep(20);
    expect(loop.lateMs()).toBeGreaterThanOrEqual(200);
    // Two beats without a crowd, however busy the machine is.
    await expect.poll(() => loop.lateMs(), { timeout: 10_000 }).toBe(0);
    loop.close();
  });

  it('times nothing while none come', () => {
    vi.useFakeTimers();
    const loop = watchEventLoop();
    const timers = [vi.getTimerCount()];
    loop.arrive();
    timers.push(vi.getTimerCount());
    vi.advanceTimersByTime(200);
    timers.push(vi.getTimerCount());
    vi.useRealTimers();
    expect(timers).toEqual([0, 1, 0]);
  });

  it('calls nothing late while few come: then it is another’s doing', async () => {
    const loop = watchEventLoop();
    for (let count = 0; count < 10; count += 1) loop.arrive();
    hold(300);
    expect(loop.lateMs()).toBe(0);
    loop.close();
  });
});

import { randomUUID } from 'node:crypto';
import { openSandbox } from '@traslado/gateway/open-sandbox';
import { sandboxGatewayPlugin } from '@traslado/gateway/plugin';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPayments } from '../../adapters/payments/sandbox.ts';
import { httpSandboxCalls } from '../../adapters/payments/sandbox-http.ts';
import { sweepOnce } from '../../sweeps/run-sweeps.ts';
import { makePending, pay } from '../../testing/sales.ts';
import { answersOfTheLine } from '../../testing/stand-in/answers-to-deeds.ts';
import { type FaultyServer, startFaultyServer } from '../../testing/stand-in/faulty-server.ts';
import { useBooks, useTestApp } from '../../testing/use-test-app.ts';

/** Our own sale with a gateway that charges, or does not, and answers anything: the number of its charges beside the guest's answer. */

const log = { info() {}, warn() {}, error() {} };
const test = useTestApp();
const books = useBooks(test);
const secretKey = 'a-secret-of-the-sandbox';
const ledger = Fastify();
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let gateway: FaultyServer;
let isDeaf = false;
beforeAll(async () => {
  sandbox = await openSandbox({ databaseUrl: test.url, deliverInBackground: false });
  const publicUrl = () => gateway.url;
  await ledger.register(
    sandboxGatewayPlugin({
      gateway: sandbox.gateway,
      secretKey,
      publicPath: '',
      allowedOrigins: [],
      apiPublicUrl: publicUrl,
    }),
  );
  gateway = await startFaultyServer(async ({ method, path, query, headers, body }) => {
    const call = `${method} ${path}`;
    if (isDeaf && call === 'POST /v1/charges') return { call, status: 500, body: {} };
    const { 'content-length': _, connection: __, host: ___, ...kept } = headers;
    const answer = await ledger.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${path}${query.size > 0 ? `?${query}` : ''}`,
      headers: kept,
      ...(body !== '' && { payload: body }),
    });
    return { call, status: answer.statusCode, body: answer.json() };
  });
  const calls = httpSandboxCalls({
    url: gateway.url,
    secretKey,
    timeoutMs: 1_500,
  });
  const { charge, find, cancel } = sandboxPayments({ calls, publicUrl: gateway.url, webhookSecrets: ['x'] });
  Object.assign(test.payments.port, { charge, find, cancel });
});
afterEach(async () => {
  gateway.faults.clear();
  isDeaf = false;
  expect(await books.discrepancies()).toEqual([]);
});
afterAll(async () => {
  await gateway.goDown();
  await ledger.close();
  await sandbox.close();
});

type Pending = Awaited<ReturnType<typeof makePending>>;
const chargesOf = async ({ code }: Pending) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from sandbox_gateway.charge where coupon_id = ${code} and status = 'succeeded'`.execute(
    test.db,
  );
  return rows[0]?.n;
};
const press = async ({ token, code, amount }: Pending, uuidReference: string = randomUUID()) => {
  const answer = await pay(test, token, { coupon_id: code, amount, uuidReference });
  if (answer.statusCode === 200) return answer.json().status;
  return answer.body.includes('Nothing was charged') ? 'nothing' : answer.json().code;
};
const askPayment = async ({ token, code }: Pending) => {
  const answer = await test.app.inject({
    url: `/v1/sales/payments/${code}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.json().status;
};

describe.each(answersOfTheLine.map((answer) => [answer.is, answer.fault] as const))(
  'a charge that is answered with %s',
  (_, fault) => {
    it.each([true, false])('and was made: %s', async (isDone) => {
      const pending = await makePending(test);
      isDeaf = !isDone;
      gateway.faults.set({ call: 'POST /v1/charges', ...fault, times: 2 });
      const told = await press(pending);
      expect(told).toBe('unknown');
      expect(await chargesOf(pending)).toBe(isDone ? 1 : 0);
      gateway.faults.clear();
      isDeaf = false;
      expect(await press(pending)).toBe('payment.under_way');
      const start = test.now();
      test.setNow(start + 6_000);
      await sweepOnce({ db: test.db, payments: test.payments.port, log }, test.now());
      expect(await askPayment(pending)).toBe(isDone ? 'succeeded' : 'failed');
      expect(await press(pending)).toBe(isDone ? 'payment.nothing_due' : 'succeeded');
      expect(await chargesOf(pending)).toBe(1);
      test.setNow(start);
    });
  },
);

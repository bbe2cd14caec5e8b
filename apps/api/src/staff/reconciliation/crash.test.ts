import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments } from '../../adapters/payments/open-payments.ts';
import type { OpenPayments } from '../../ports/payments.ts';
import { type Child, freePort, startChild } from '../../testing/child-process.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { aCharge, charged } from '../../testing/payments/payments-harness.ts';

const secret = 'a-secret-key-of-the-sandbox-process';
/** More than one part of the rows in memory, so that something is kept before the end. */
const charges = 620;

let test: TestApp;
let ledger: TestDatabase;
let gateway: Child;
let payments: OpenPayments;

beforeAll(async () => {
  test = await openTestApp();
  ledger = await cloneDatabase();
  gateway = await startChild('sandbox/gateway/src/main.ts', {
    port: await freePort(),
    env: { DATABASE_URL: ledger.url, SANDBOX_SECRET_KEY: secret },
    probe: '/',
  });
  payments = await openPayments({ kind: 'sandbox-process', url: gateway.url, secret });
}, 60_000);
afterAll(async () => {
  await gateway.stop();
  await test.close();
  await ledger.drop();
});

const startProduct = async (failpoint: string): Promise<Child> =>
  startChild('apps/api/src/main.ts', {
    port: await freePort(),
    env: {
      DATABASE_URL: test.url,
      TOKEN_SECRET: 'a-secret-of-thirty-two-characters',
      SANDBOX_GATEWAY_URL: gateway.url,
      SANDBOX_GATEWAY_SECRET: secret,
      LOG_LEVEL: 'error',
      TRASLADO_FAILPOINT: failpoint,
    },
    probe: null,
  });

async function count(what: string): Promise<number> {
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  await client.end();
  return rows[0]?.n ?? -1;
}

it('killed in the middle and started twice, the job reads each payout once', async () => {
  for (let n = 0; n < charges; n += 20)
    await Promise.all(Array.from({ length: 20 }, () => charged(payments.port, aCharge())));
  const client = new pg.Client({ connectionString: ledger.url });
  await client.connect();
  await client.query("update sandbox_gateway.charge set settled_at = settled_at - interval '1 day'");
  await client.end();

  const killed = await startProduct('in-payout');
  expect(await killed.ended).toBe('SIGKILL');
  expect(await count('gateway_entry')).toBe(500);
  expect(await count('gateway_payout where read_at is not null')).toBe(0);

  const both = await Promise.all([startProduct(''), startProduct('')]);
  for (let tries = 0; (await count('reconciliation_run')) === 0 && tries < 300; tries += 1) await sleep(100);
  await Promise.all(both.map((one) => one.stop()));
  // A payout of the sandbox has 500 lines at most.
  expect(await count('gateway_payout')).toBe(Math.ceil(charges / 500));
  expect(await count('gateway_entry')).toBe(charges);
  // None of them is of a booking: each is a difference, once.
  expect(await count("money_difference where cause = 'no_booking'")).toBe(charges);
}, 120_000);

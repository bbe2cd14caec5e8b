import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LedgerTrouble } from './ledger-query.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { createLedgerDatabase, type LedgerDatabase } from './test-database.ts';

let database: LedgerDatabase;
let sandbox: OpenSandbox;
let other: pg.Client;
beforeAll(async () => {
  database = await createLedgerDatabase();
  sandbox = await openSandbox({ databaseUrl: database.url });
  other = new pg.Client({ connectionString: database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await sandbox.close();
  await database.drop();
});

let number = 0;
const charge = () => {
  number += 1;
  return sandbox.gateway.charge({
    token: 'tok_visa',
    amountMinor: 16_000,
    currency: 'USD',
    idempotencyKey: `key-${number}`,
    attemptId: `attempt-${number}`,
    couponId: 'K7QXW2MDPR',
    description: 'Transfer',
  });
};

/** Runs `then` while a charge waits for a lock, with its connection lent. */
async function whileCharging(then: () => Promise<unknown>): Promise<unknown> {
  await other.query('begin; lock table sandbox_gateway.charge in access exclusive mode');
  const error = charge().catch((reason: unknown) => reason);
  await sleep(300);
  await then();
  const outcome = await error;
  await other.query('rollback');
  return outcome;
}

describe('the ledger in trouble', () => {
  it('a connection that is cut while it is lent ends nothing, and the next charge goes through', async () => {
    const outcome = await whileCharging(() =>
      other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sandbox-gateway'",
      ),
    );
    expect(outcome).toBeInstanceOf(LedgerTrouble);
    expect(outcome).toMatchObject({ statusCode: 503, stack: undefined });
    expect(await charge()).toMatchObject({ kind: 'charge', charge: { status: 'succeeded' } });
  });

  it('an answer that does not come is not waited for longer than a guest can wait', async () => {
    const since = performance.now();
    expect(await whileCharging(() => sleep(4_500))).toBeInstanceOf(LedgerTrouble);
    expect(performance.now() - since).toBeLessThan(8_000);
    expect(await charge()).toMatchObject({ kind: 'charge', charge: { status: 'succeeded' } });
  });
});

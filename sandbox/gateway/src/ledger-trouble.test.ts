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

  it('a long day is paid out by statements that move 500 at most, and nothing of it twice', async () => {
    await other.query(`
      insert into sandbox_gateway.charge (id, idempotency_key, fingerprint, attempt_id, amount_minor, currency, description, coupon_id, behaviour,
        status, settled_at)
      select 'ch_day_' || n, 'day_' || n, 'day', 'day_' || n, 1000, 'USD', '', 'DAY', 'succeed', 'succeeded', now() - interval '3 days'
      from generate_series(1, 1100) n`);
    const payouts = await sandbox.gateway.listPayouts({ createdAtMs: 0, id: '' }, 100);
    const sizes: number[] = [];
    const moved = new Set<string>();
    for (const { id } of payouts) {
      const entries = await sandbox.gateway.listBalanceEntries(id, '', 2_000);
      sizes.push(entries.length);
      for (const { attemptId } of entries) moved.add(attemptId);
    }
    expect(Math.max(...sizes)).toBe(500);
    expect([sizes.reduce((sum, one) => sum + one, 0), moved.size]).toEqual([1_100, 1_100]);
  });

  it('an answer that does not come is not waited for longer than a guest can wait', async () => {
    const since = performance.now();
    expect(await whileCharging(() => sleep(4_500))).toBeInstanceOf(LedgerTrouble);
    expect(performance.now() - since).toBeLessThan(8_000);
    expect(await charge()).toMatchObject({ kind: 'charge', charge: { status: 'succeeded' } });
  });
});

import type { Pool } from 'pg';

/**
 * The ledger's tables, in a schema of their own: the product's migrations and the gateway's never touch each other, as if the gateway were
 * another company's database. PostgreSQL 15's SQL.
 *
 * The rules that keep money right stand here and not in code: one charge per idempotency key and per attempt id for ever, one refund per
 * key and per refund id, and never more given back than was charged.
 */
const STEPS: readonly string[] = [
  `
  create table sandbox_gateway.token (
    token text primary key,
    -- The frame's one-time ticket: a frame document tokenises once per ticket.
    ticket text not null unique,
    behaviour text not null,
    first_status text not null,
    first_reason text,
    brand text not null,
    last4 text not null,
    spent_by text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );

  create table sandbox_gateway.charge (
    id text primary key,
    idempotency_key text not null unique,
    fingerprint text not null,
    attempt_id text not null unique,
    amount_minor bigint not null,
    currency text not null,
    description text not null,
    coupon_id text not null,
    brand text,
    last4 text,
    behaviour text not null,
    status text not null check (status in ('succeeded', 'declined', 'requires_action', 'cancelled')),
    reason text,
    action_secret text,
    refunded_minor bigint not null default 0,
    -- Whole milliseconds, so that a page's last row can be named exactly by a number in JSON.
    created_at timestamptz(3) not null default now(),
    settled_at timestamptz,
    check (amount_minor > 0 or status = 'cancelled'),
    check (refunded_minor between 0 and amount_minor)
  );
  create index charge_created_at on sandbox_gateway.charge (created_at, id);

  create table sandbox_gateway.refund (
    id text primary key,
    idempotency_key text not null unique,
    fingerprint text not null,
    refund_id text not null unique,
    charge_id text not null references sandbox_gateway.charge (id),
    amount_minor bigint not null check (amount_minor > 0),
    status text not null check (status in ('succeeded', 'pending', 'failed')),
    settles_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index refund_charge on sandbox_gateway.refund (charge_id);
  create index refund_pending on sandbox_gateway.refund (settles_at) where status = 'pending';

  -- What the product is still to be told; a row goes when the product has taken it.
  create table sandbox_gateway.event (
    id text primary key,
    type text not null,
    charge_id text not null,
    refund_row text,
    created_at timestamptz not null default now(),
    attempts integer not null default 0,
    next_at timestamptz not null default now()
  );
  create index event_due on sandbox_gateway.event (next_at);
  `,
  `
  -- What the gateway sends to the merchant's bank for one day (UTC) and currency. Below zero: it is taken from there.
  create table sandbox_gateway.payout (
    id text primary key,
    paid_for date not null,
    currency text not null,
    amount_minor bigint not null,
    created_at timestamptz(3) not null default now()
  );
  create index payout_created_at on sandbox_gateway.payout (created_at, id);

  -- Each movement of the balance, with the fee that is kept of it. Its payout is known from the start: it is written with it.
  create table sandbox_gateway.balance_entry (
    id text primary key,
    kind text not null check (kind in ('charge', 'refund', 'refund_failure')),
    charge_id text not null references sandbox_gateway.charge (id),
    refund_row text references sandbox_gateway.refund (id),
    -- What moved: below zero for what went back.
    amount_minor bigint not null,
    fee_minor bigint not null,
    payout_id text not null references sandbox_gateway.payout (id),
    created_at timestamptz(3) not null
  );
  create index balance_entry_payout on sandbox_gateway.balance_entry (payout_id, id);
  create index balance_entry_charge on sandbox_gateway.balance_entry (charge_id);

  -- A fault of our own, for tests: the payout of this day is short by so much, and no entry says why.
  create table sandbox_gateway.payout_shortfall (
    paid_for date not null,
    currency text not null,
    amount_minor bigint not null,
    primary key (paid_for, currency)
  );
  `,
  `
  -- Made in the gateway's own pages: the product has no id for it.
  alter table sandbox_gateway.refund alter column refund_id drop not null;
  create table sandbox_gateway.dispute (
    id text primary key,
    charge_id text not null references sandbox_gateway.charge (id),
    status text not null,
    reason text not null,
    due_at timestamptz,
    created_at timestamptz not null default now()
  );
  alter table sandbox_gateway.event add column dispute_row text, add column dispute_status text;
  `,
];

/** An arbitrary fixed number: processes that start together build the schema one after the other. */
const SCHEMA_LOCK = 7_310_592_204;

/** Creates or brings forward the ledger's schema. Safe from many processes at once; costs one read when it is current. */
export async function prepareLedgerSchema(pool: Pool): Promise<void> {
  const there = await pool.query<{ there: boolean }>(
    `select to_regclass('sandbox_gateway.schema_step') is not null as there`,
  );
  if (there.rows[0]?.there === true && (await stepsDone(pool)) >= STEPS.length) return;

  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    await client.query('create schema if not exists sandbox_gateway');
    await client.query(
      'create table if not exists sandbox_gateway.schema_step (step integer primary key, done_at timestamptz not null default now())',
    );
    for (let step = await stepsDone(client); step < STEPS.length; step += 1) {
      await client.query(STEPS[step] ?? '');
      await client.query('insert into sandbox_gateway.schema_step (step) values ($1)', [step + 1]);
    }
    await client.query('commit');
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // Closing the connection rolls back.
    client.release(broken);
  }
}

async function stepsDone(db: Pick<Pool, 'query'>): Promise<number> {
  const done = await db.query<{ step: number | null }>(
    'select max(step) as step from sandbox_gateway.schema_step',
  );
  return done.rows[0]?.step ?? 0;
}

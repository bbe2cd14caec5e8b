import type { Pool } from 'pg';
import { runStatement, type Statement } from './ledger-query.ts';

export type Payout = {
  id: string;
  /** Minor units; below zero when more went back than came in. */
  amountMinor: number;
  currency: string;
  createdAtMs: number;
};

export type BalanceEntry = {
  id: string;
  kind: 'charge' | 'refund' | 'refund_failure';
  payoutId: string;
  chargeId: string;
  attemptId: string;
  couponCode: string;
  refundId: string | null;
  refundRow: string | null;
  /** Minor units, before the fee; below zero for money that went back. */
  amountMinor: number;
  feeMinor: number;
  currency: string;
  createdAtMs: number;
};

/** The sandbox's fee for a charge: 2.9 % and 30 minor units. It is not given back with a refund. */
const FEE = `round(c.amount_minor * 29 / 1000.0)::bigint + 30`;

/** An arbitrary fixed number: processes that ask at once make payouts one after the other. */
const PAYOUT_LOCK = 7_310_592_205;

/** Movements that are paid out by one statement: few, so that it ends in its time on a busy machine. A long day has several payouts. */
const AT_ONCE = 500;

/**
 * Pays out the movements of days (UTC) that have ended, the oldest first, one payout a day and currency; a later movement of a day has a
 * payout of its own. A refund that failed moved money twice: it left, and it came back.
 */
const MAKE_DUE = `
  with moved as materialized (
    select one.*, (at at time zone 'utc')::date as paid_for from (
      select 'txn_' || c.id as id, 'charge' as kind, c.id as charge_id, null as refund_row, c.amount_minor as amount_minor, ${FEE} as fee_minor,
        c.currency, c.settled_at as at
      from sandbox_gateway.charge c
      where c.status = 'succeeded'
        and not exists (select from sandbox_gateway.balance_entry b where b.id = 'txn_' || c.id)
      union all
      select 'txn_' || r.id || side.suffix, side.kind, c.id, r.id, side.sign * r.amount_minor, 0, c.currency, r.created_at
      from sandbox_gateway.refund r join sandbox_gateway.charge c on c.id = r.charge_id
        join (values ('refund', '', -1), ('refund_failure', '_back', 1)) as side (kind, suffix, sign)
          on side.kind = 'refund' or r.status = 'failed'
      where r.status <> 'pending'
        and not exists (select from sandbox_gateway.balance_entry b where b.id = 'txn_' || r.id || side.suffix)) one
    where at < date_trunc('day', now() at time zone 'utc') at time zone 'utc'
    order by at, id limit ${AT_ONCE}),
  short as (
    delete from sandbox_gateway.payout_shortfall s using (select distinct paid_for, currency from moved) d
    where s.paid_for = d.paid_for and s.currency = d.currency returning s.*),
  made as (
    insert into sandbox_gateway.payout (id, paid_for, currency, amount_minor, created_at)
    select 'po_' || replace(gen_random_uuid()::text, '-', ''), paid_for, currency,
      sum(amount_minor - fee_minor) - coalesce((
        select s.amount_minor from short s where s.paid_for = moved.paid_for and s.currency = moved.currency), 0),
      (paid_for + 1)::timestamp at time zone 'utc'
    from moved group by paid_for, currency
    returning id, paid_for, currency)
  insert into sandbox_gateway.balance_entry (id, kind, charge_id, refund_row, amount_minor, fee_minor, payout_id, created_at)
  select moved.id, kind, charge_id, refund_row, amount_minor, fee_minor, made.id, at from moved join made using (paid_for, currency)`;

/** Makes the due payouts. The lock is taken by a statement of its own, so that the next one sees the payouts made while it waited. */
async function makeDuePayouts(pool: Pool): Promise<void> {
  for (let made = AT_ONCE; made === AT_ONCE; ) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [PAYOUT_LOCK]);
      made = (await client.query(MAKE_DUE)).rowCount ?? 0;
      await client.query('commit');
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      // Closing the connection rolls back.
      client.release(broken);
    }
  }
}

const LIST_PAYOUTS: Statement = {
  name: 'sandbox_list_payouts',
  text: `select id, amount_minor, currency, created_at from sandbox_gateway.payout
         where (created_at, id) > (to_timestamp($1::double precision / 1000.0), $2)
         order by created_at, id limit $3`,
};

const LIST_ENTRIES: Statement = {
  name: 'sandbox_list_balance_entries',
  text: `select b.*, c.attempt_id, c.coupon_id, c.currency, r.refund_id from sandbox_gateway.balance_entry b
           join sandbox_gateway.charge c on c.id = b.charge_id left join sandbox_gateway.refund r on r.id = b.refund_row
         where b.payout_id = $1 and b.id > $2 order by b.id limit $3`,
};

type PayoutRow = { id: string; amount_minor: string; currency: string; created_at: Date };
type EntryRow = {
  id: string;
  kind: BalanceEntry['kind'];
  payout_id: string;
  charge_id: string;
  attempt_id: string;
  coupon_id: string;
  refund_id: string | null;
  refund_row: string | null;
  amount_minor: string;
  fee_minor: string;
  currency: string;
  created_at: Date;
};

/** Payouts in the order they were made, after the given instant and id; due ones are made first. */
export async function listPayouts(
  pool: Pool,
  after: { createdAtMs: number; id: string },
  limit: number,
): Promise<Payout[]> {
  await makeDuePayouts(pool);
  const rows = await runStatement<PayoutRow>(pool, LIST_PAYOUTS, [after.createdAtMs, after.id, limit]);
  return rows.map((row) => ({
    id: row.id,
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    createdAtMs: row.created_at.getTime(),
  }));
}

/** The contents of a payout, by id, after the given one. */
export async function listBalanceEntries(
  pool: Pool,
  payoutId: string,
  afterId: string,
  limit: number,
): Promise<BalanceEntry[]> {
  const rows = await runStatement<EntryRow>(pool, LIST_ENTRIES, [payoutId, afterId, limit]);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payoutId: row.payout_id,
    chargeId: row.charge_id,
    attemptId: row.attempt_id,
    couponCode: row.coupon_id,
    refundId: row.refund_id,
    refundRow: row.refund_row,
    amountMinor: Number(row.amount_minor),
    feeMinor: Number(row.fee_minor),
    currency: row.currency,
    createdAtMs: row.created_at.getTime(),
  }));
}

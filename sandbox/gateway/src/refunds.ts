import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { newId } from './charges.ts';
import { runStatement, type Statement, sqlState, UNIQUE_VIOLATION } from './ledger-query.ts';

export type RefundInput = {
  /** The product's id; null for a refund made in the gateway's own pages. */
  refundId: string | null;
  chargeId: string;
  /** Integer minor units, above 0. */
  amountMinor: number;
  currency: string;
  idempotencyKey: string;
};

export type Refund = {
  id: string;
  refundId: string | null;
  chargeId: string;
  amountMinor: number;
  currency: string;
  status: 'succeeded' | 'pending' | 'failed';
  createdAtMs: number;
};

export type RefundWritten =
  | { kind: 'refund'; created: boolean; refund: Refund }
  | { kind: 'refused'; code: 'key_reused' | 'exceeds_charge' | 'charge_not_found' };

type RefundRow = {
  id: string;
  refund_id: string | null;
  created_at: Date;
  charge_id: string;
  amount_minor: string;
  currency: string;
  status: Refund['status'];
  idempotency_key: string;
  fingerprint: string;
};

/**
 * One statement: the charge's row is locked and counts its refunds, the refund is written, its event queued. The count is checked under the
 * row's lock, so refunds side by side cannot together exceed the charge; a key that comes twice at once breaks on the unique key, which
 * undoes the count with it.
 */
const REFUND: Statement = {
  name: 'sandbox_refund',
  text: `
    with paid as (
      update sandbox_gateway.charge
      set refunded_minor = refunded_minor + case when behaviour = 'refund_fails' then 0 else $5::bigint end
      where id = $4 and status = 'succeeded' and currency = $6 and refunded_minor + $5::bigint <= amount_minor
        and not exists (select 1 from sandbox_gateway.refund where idempotency_key = $2 or refund_id = $3)
      returning id, behaviour, currency
    ),
    ins as (
      insert into sandbox_gateway.refund (id, idempotency_key, refund_id, charge_id, amount_minor, fingerprint, status, settles_at)
      select $1, $2, $3, paid.id, $5::bigint, $7,
        case behaviour when 'refund_fails' then 'failed' when 'refund_pending' then 'pending' else 'succeeded' end,
        case behaviour when 'refund_pending' then now() + $9::double precision * interval '1 millisecond' end
      from paid
      returning *
    ),
    evt as (
      insert into sandbox_gateway.event (id, type, charge_id, refund_row)
      select $8, 'refund.' || status, charge_id, id from ins where status <> 'pending'
    )
    select ins.*, paid.currency from ins join paid on true`,
};

const FIND_BY_KEY: Statement = {
  name: 'sandbox_refund_by_key',
  text: `select r.*, c.currency from sandbox_gateway.refund r join sandbox_gateway.charge c on c.id = r.charge_id
         where r.idempotency_key = $1 or r.refund_id = $2 order by (r.idempotency_key = $1) desc limit 1`,
};

const FIND_BY_REFUND_ID: Statement = {
  name: 'sandbox_refund_by_id',
  text: `select r.*, c.currency from sandbox_gateway.refund r join sandbox_gateway.charge c on c.id = r.charge_id
         where r.refund_id = $1`,
};

const CHARGE_THERE: Statement = {
  name: 'sandbox_charge_there',
  text: 'select 1 as there from sandbox_gateway.charge where id = $1 and currency = $2',
};

/** Writes a refund, or finds the one that this key has made. `pendingMs`: duration at a bank that takes its time. */
export async function writeRefund(
  pool: Pool,
  input: RefundInput,
  options: { pendingMs: number },
): Promise<RefundWritten> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([input.refundId, input.chargeId, input.amountMinor, input.currency]))
    .digest('base64url');
  try {
    const [row] = await runStatement<RefundRow>(pool, REFUND, [
      newId('re'),
      input.idempotencyKey,
      input.refundId,
      input.chargeId,
      input.amountMinor,
      input.currency,
      fingerprint,
      newId('evt'),
      options.pendingMs,
    ]);
    if (row !== undefined) return { kind: 'refund', created: true, refund: toRefund(row) };
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
  }
  const [before] = await runStatement<RefundRow>(pool, FIND_BY_KEY, [input.idempotencyKey, input.refundId]);
  if (before !== undefined) {
    const same = before.idempotency_key === input.idempotencyKey && before.fingerprint === fingerprint;
    return same
      ? { kind: 'refund', created: false, refund: toRefund(before) }
      : { kind: 'refused', code: 'key_reused' };
  }
  const charge = await runStatement(pool, CHARGE_THERE, [input.chargeId, input.currency]);
  return { kind: 'refused', code: charge.length === 0 ? 'charge_not_found' : 'exceeds_charge' };
}

const LIST_OF_CHARGE: Statement = {
  name: 'sandbox_refunds_of_charge',
  text: `select r.*, c.currency from sandbox_gateway.refund r join sandbox_gateway.charge c on c.id = r.charge_id
         where r.charge_id = $1 order by r.created_at, r.id`,
};

/** All refunds of a charge, from either side. */
export async function listRefunds(pool: Pool, chargeId: string): Promise<Refund[]> {
  return (await runStatement<RefundRow>(pool, LIST_OF_CHARGE, [chargeId])).map(toRefund);
}

const RETURN: Statement = {
  name: 'sandbox_refund_return',
  text: `
    with back as (
      update sandbox_gateway.refund set status = 'failed'
      where id = (select id from sandbox_gateway.refund where charge_id = $1 and status = 'succeeded' order by created_at desc limit 1)
      returning id, charge_id, amount_minor),
    held as (
      update sandbox_gateway.charge c set refunded_minor = c.refunded_minor - back.amount_minor from back where c.id = back.charge_id)
    insert into sandbox_gateway.event (id, type, charge_id, refund_row) select $2, 'refund.failed', charge_id, id from back returning id`,
};

/** The guest's bank sends the newest successful refund of a charge back. False when there is none. */
export async function returnRefund(pool: Pool, chargeId: string): Promise<boolean> {
  return (await runStatement(pool, RETURN, [chargeId, newId('evt')])).length > 0;
}

/** The refund of this id of the product's, if there is one. */
export async function findRefund(pool: Pool, refundId: string): Promise<Refund | undefined> {
  const [row] = await runStatement<RefundRow>(pool, FIND_BY_REFUND_ID, [refundId]);
  return row === undefined ? undefined : toRefund(row);
}

const SETTLE_DUE: Statement = {
  name: 'sandbox_refund_settle',
  text: `
    with due as (
      select id from sandbox_gateway.refund where status = 'pending' and settles_at <= now()
      order by settles_at limit 50 for update skip locked
    ),
    done as (
      update sandbox_gateway.refund r set status = 'succeeded' from due where r.id = due.id returning r.id, r.charge_id
    )
    insert into sandbox_gateway.event (id, type, charge_id, refund_row)
    select 'evt_' || replace(gen_random_uuid()::text, '-', ''), 'refund.succeeded', charge_id, id from done
    returning id`,
};

/** Lets the bank answer the due refunds. @returns their number. */
export async function settleDueRefunds(pool: Pool): Promise<number> {
  return (await runStatement(pool, SETTLE_DUE, [])).length;
}

function toRefund(row: RefundRow): Refund {
  return {
    id: row.id,
    refundId: row.refund_id,
    chargeId: row.charge_id,
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    status: row.status,
    createdAtMs: row.created_at.getTime(),
  };
}

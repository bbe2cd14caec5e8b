import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { runStatement, type Statement, sqlState, UNIQUE_VIOLATION } from './ledger-query.ts';
import { type Behaviour, findPublicToken, startOf } from './test-cards.ts';

export type ChargeInput = {
  token: string;
  /** Integer minor units, above 0. */
  amountMinor: number;
  /** ISO 4217, capitals. */
  currency: string;
  idempotencyKey: string;
  attemptId: string;
  couponId: string;
  description: string;
};

export type Charge = {
  id: string;
  attemptId: string;
  idempotencyKey: string;
  amountMinor: number;
  currency: string;
  refundedMinor: number;
  status: 'succeeded' | 'declined' | 'requires_action' | 'cancelled';
  reason: string | null;
  card: { brand: string; last4: string } | null;
  behaviour: Behaviour | 'none';
  /** Secret of the bank's page, while one is to be shown. */
  actionSecret: string | null;
  description: string;
  createdAtMs: number;
};

export type ChargeWritten =
  /** `created` is false for the same answer once more. */
  | { kind: 'charge'; created: boolean; charge: Charge }
  /** The token names a behaviour that charges late or never; nothing is written yet. */
  | { kind: 'held'; behaviour: Behaviour }
  | { kind: 'refused'; code: 'key_reused' | 'token_invalid' };

export type ChargeRow = {
  id: string;
  idempotency_key: string;
  fingerprint: string;
  attempt_id: string;
  amount_minor: string;
  currency: string;
  description: string;
  coupon_id: string;
  brand: string | null;
  last4: string | null;
  behaviour: Behaviour | 'none';
  status: Charge['status'];
  reason: string | null;
  action_secret: string | null;
  refunded_minor: string;
  created_at: Date;
};

/** Marks a row that only keeps a key from ever charging; no request has this fingerprint. */
const TOMBSTONE = 'tombstone';

/**
 * An id that begins with the time and ends with 120 random bits: rows are appended to their index instead of being scattered over
 * it, and holding an id is still not a matter of guessing.
 */
export function newId(prefix: string): string {
  const time = Date.now().toString(36).padStart(9, '0');
  return `${prefix}_${time}${randomBytes(15).toString('base64url')}`;
}

export function toCharge(row: ChargeRow): Charge {
  return {
    id: row.id,
    attemptId: row.attempt_id,
    idempotencyKey: row.idempotency_key,
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    refundedMinor: Number(row.refunded_minor),
    status: row.status,
    reason: row.reason,
    card: row.brand === null || row.last4 === null ? null : { brand: row.brand, last4: row.last4 },
    behaviour: row.behaviour,
    actionSecret: row.status === 'requires_action' ? row.action_secret : null,
    description: row.description,
    createdAtMs: row.created_at.getTime(),
  };
}

/**
 * The whole charge in one statement, so in one commit: the token is spent, the charge written and its event queued, or nothing at
 * all. Requests with the same key meet at the unique key: the first writes, the others wait for its commit, write
 * nothing and read it in a second statement.
 */
function chargeStatement(name: string, token: string): Statement {
  return {
    name,
    text: `
      with tok as (${token}),
      ins as (
        insert into sandbox_gateway.charge (id, idempotency_key, fingerprint, attempt_id, amount_minor, currency,
          description, coupon_id, brand, last4, behaviour, status, reason, action_secret, settled_at)
        select $3, $2, $4, $5, $6::bigint, $7, $8, $9, tok.brand, tok.last4, tok.behaviour, tok.first_status, tok.first_reason,
          case when tok.first_status = 'requires_action' then $10 end,
          case when tok.first_status <> 'requires_action' then now() end
        from tok where $12 or tok.behaviour not in ('late_succeed', 'timeout_never')
        on conflict do nothing
        returning *
      ),
      evt as (
        insert into sandbox_gateway.event (id, type, charge_id, next_at)
        select $11, case when status = 'succeeded' then 'charge.succeeded' else 'charge.failed' end, id, now()
        from ins where status <> 'requires_action'
          and ($13 = 'always' or $13 = 'unanswered' and behaviour in ('timeout_succeed', 'timeout_decline', 'late_succeed'))
      )
      select tok.behaviour as token_behaviour, ins.* from tok left join ins on true`,
  };
}

const CHARGE_BY_TOKEN = chargeStatement(
  'sandbox_charge_by_token',
  `update sandbox_gateway.token set spent_by = $2
     where token = $1 and (spent_by is null or spent_by = $2) and expires_at > now()
     returning behaviour, brand, last4, first_status, first_reason`,
);

const CHARGE_BY_PUBLIC_TOKEN = chargeStatement(
  'sandbox_charge_by_public_token',
  `select $1::text as token, $14::text as behaviour, $15::text as brand, $16::text as last4, $17::text as first_status, $18::text as first_reason`,
);

const FIND_BY_KEY: Statement = {
  name: 'sandbox_find_by_key',
  text: `select * from sandbox_gateway.charge where idempotency_key = $1 or attempt_id = $2
         order by (idempotency_key = $1) desc limit 1`,
};

const FIND_BY_ATTEMPT: Statement = {
  name: 'sandbox_find_by_attempt',
  text: 'select * from sandbox_gateway.charge where attempt_id = $1',
};

/**
 * Writes a charge, or finds the one that this key has made. `late` lets a card that charges late or never go through. `announcing`:
 * charges with an event; of `unanswered`, those whose caller has given up before the answer.
 */
export async function writeCharge(
  pool: Pool,
  input: ChargeInput,
  options: { late: boolean; announcing: 'nobody' | 'always' | 'unanswered' },
): Promise<ChargeWritten> {
  const open = findPublicToken(input.token);
  const start = open === undefined ? undefined : startOf(open.behaviour);
  const rows = await runStatement<ChargeRow & { id: string | null; token_behaviour: Behaviour }>(
    pool,
    open === undefined ? CHARGE_BY_TOKEN : CHARGE_BY_PUBLIC_TOKEN,
    [
      input.token,
      input.idempotencyKey,
      newId('ch'),
      fingerprintOf(input),
      input.attemptId,
      input.amountMinor,
      input.currency,
      input.description,
      input.couponId,
      newId('act'),
      newId('evt'),
      options.late,
      options.announcing,
      ...(open && start ? [open.behaviour, open.brand, open.last4, start.status, start.reason] : []),
    ],
  );
  const row = rows[0];
  if (row !== undefined && row.id !== null) {
    return { kind: 'charge', created: true, charge: toCharge(row) };
  }

  const [before] = await runStatement<ChargeRow>(pool, FIND_BY_KEY, [input.idempotencyKey, input.attemptId]);
  if (before !== undefined) {
    const same =
      before.idempotency_key === input.idempotencyKey &&
      (before.fingerprint === fingerprintOf(input) || before.fingerprint === TOMBSTONE);
    return same
      ? { kind: 'charge', created: false, charge: toCharge(before) }
      : { kind: 'refused', code: 'key_reused' };
  }
  return row === undefined
    ? { kind: 'refused', code: 'token_invalid' }
    : { kind: 'held', behaviour: row.token_behaviour };
}

/** The charge of an attempt; a closed attempt that never charged is found as `cancelled`. */
export async function findCharge(pool: Pool, attemptId: string): Promise<Charge | undefined> {
  const [row] = await runStatement<ChargeRow>(pool, FIND_BY_ATTEMPT, [attemptId]);
  return row === undefined ? undefined : toCharge(row);
}

const FIND_PAID: Statement = {
  name: 'sandbox_paid',
  text: `select * from sandbox_gateway.charge where (id = $1 or coupon_id = $1) and status = 'succeeded' order by created_at desc limit 1`,
};

/** The captured charge of this id, or the newest of this booking number. */
export async function findPaid(pool: Pool, name: string): Promise<Charge | undefined> {
  const [row] = await runStatement<ChargeRow>(pool, FIND_PAID, [name]);
  return row === undefined ? undefined : toCharge(row);
}

const CANCEL: Statement = {
  name: 'sandbox_cancel',
  text: `
    insert into sandbox_gateway.charge as c (id, idempotency_key, fingerprint, attempt_id, amount_minor, currency,
      description, coupon_id, behaviour, status, reason, settled_at)
    values ($1, $2, '${TOMBSTONE}', $3, 0, '', '', '', 'none', 'cancelled', 'abandoned', now())
    on conflict (idempotency_key) do update set status = 'cancelled', reason = 'abandoned', settled_at = now()
      where c.status = 'requires_action' and c.attempt_id = excluded.attempt_id
    returning *`,
};

/**
 * Closes an attempt. Where no charge exists yet its key is taken by a row that charges nothing, so a request that is
 * still on its way finds the key spent. A charge that is already decided stays as it is.
 * @returns the attempt's state afterwards; undefined when key and attempt belong to different charges.
 */
export async function cancelCharge(
  pool: Pool,
  ref: { idempotencyKey: string; attemptId: string },
): Promise<Charge | undefined> {
  try {
    const [row] = await runStatement<ChargeRow>(pool, CANCEL, [
      newId('ch'),
      ref.idempotencyKey,
      ref.attemptId,
    ]);
    if (row !== undefined) return toCharge(row);
  } catch (error) {
    // The attempt id is taken under another key.
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
  }
  const [before] = await runStatement<ChargeRow>(pool, FIND_BY_KEY, [ref.idempotencyKey, ref.attemptId]);
  return before?.idempotency_key === ref.idempotencyKey && before.attempt_id === ref.attemptId
    ? toCharge(before)
    : undefined;
}

const LIST: Statement = {
  name: 'sandbox_list',
  text: `select * from sandbox_gateway.charge
         where (created_at, id) > (to_timestamp($1::double precision / 1000.0), $2) and fingerprint <> '${TOMBSTONE}'
         order by created_at, id limit $3`,
};

/** Charges in the order they were opened, after the given instant and id (an empty id: from the instant on). */
export async function listCharges(
  pool: Pool,
  after: { createdAtMs: number; id: string },
  limit: number,
): Promise<Charge[]> {
  const rows = await runStatement<ChargeRow>(pool, LIST, [after.createdAtMs, after.id, limit]);
  return rows.map(toCharge);
}

/** Everything that makes two requests the same one, apart from the key itself. */
function fingerprintOf(input: ChargeInput): string {
  const parts = [
    input.token,
    input.amountMinor,
    input.currency,
    input.attemptId,
    input.couponId,
    input.description,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

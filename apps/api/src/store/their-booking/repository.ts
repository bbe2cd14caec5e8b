import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { scopeLock } from '../../db/locks.ts';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { BackendCoupon, BackendStayName } from '../../ports/transfers.ts';
import { acceptedRows } from '../booking/accept-terms.ts';
import type { Sale } from '../booking/sale.ts';
import type { BackendCall, DecidingReading } from './record.ts';

/** Records of sales by the group's own backend. Each change of state names the states that it may leave. */

const callColumns = sql`
  c.id, c.kind, c.state, c.intent_scope as idempotency_scope, c.intent_key as idempotency_key, c.hotel, c.folio, c.coupon_code,
  c.amount_minor, c.action_url,
  c.flights_to_check, c.reckoned, c.language, c.pending_mark, c.unpaid_at, c.created_at`;

const open = sql`c.state in ('sent', 'unknown', 'waiting')`;

/** The key if it came before, and the last call under it. */
export async function findStoredAnswer(
  handle: Handle,
  idempotency: IdempotencyKey,
): Promise<{ readonly stored: StoredAnswer; readonly call: BackendCall | null } | null> {
  const { rows } = await sql<StoredAnswer & { callId: string | null }>`
    select i.body_hash, i.status, i.answer, (
      select c.id from their_call c where c.intent_scope = i.scope and c.intent_key = i.key order by c.created_at desc limit 1) as call_id
    from intent i where i.scope = ${idempotency.scope} and i.key = ${idempotency.key}`.execute(handle);
  const [row] = rows;
  if (!row) return null;
  const { callId, ...stored } = row;
  return { stored, call: callId === null ? null : await findCall(handle, callId) };
}

/** A sent sale or payment; null for none. */
export async function findCall(handle: Handle, id: string): Promise<BackendCall | null> {
  const { rows } = await sql<BackendCall>`select ${callColumns} from their_call c where c.id = ${id}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** The last sent payment of a booking. */
export async function findPayment(handle: Handle, couponCode: string): Promise<BackendCall | null> {
  const { rows } = await sql<BackendCall>`
    select ${callColumns} from their_call c where c.kind = 'payment' and c.coupon_code = ${couponCode}
    order by ${open} desc, c.created_at desc limit 1`.execute(handle);
  return rows[0] ?? null;
}

/** True while a payment of one of these bookings has no end. */
export async function findOpenPayment(handle: Handle, couponCodes: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from their_call c where c.kind = 'payment' and ${open} and c.coupon_code = any(${[...couponCodes]}::text[])) as open`.execute(
    handle,
  );
  return rows[0]?.open ?? false;
}

/**
 * Keeps a call before it is sent, with its key and the terms that the guest accepts: all or nothing.
 * @returns false when the key came before
 * @throws the database's unique violation while another sale of the stay, or payment of the booking, has no end yet
 */
export async function insertCall(
  handle: Handle,
  call: BackendCall,
  {
    idempotency,
    checkAt,
    accepted,
  }: { idempotency: IdempotencyKey; checkAt: number; accepted: Pick<Sale, 'terms' | 'language'> },
): Promise<boolean> {
  const rows = acceptedRows(accepted.terms);
  const of = sql`jsonb_to_recordset(${rows}::jsonb) as said(kind text, terms int, version text, lines text[])`;
  const acceptance = sql`,
    wording as (
      insert into accepted_text (version, lines) select distinct version, lines from begun, ${of} on conflict do nothing),
    accepted as (
      insert into accepted_terms (call_id, kind, terms_id, version, language, accepted_at)
      select begun.id, kind, terms, version, ${accepted.language}, ${new Date(call.createdAt)}::timestamptz from begun, ${of})`;
  const now = sql`${new Date(call.createdAt)}::timestamptz`;
  const { rows: found } = await sql<{ begun: boolean }>`
    with keyed as (
      insert into intent (scope, key, body_hash, created_at)
      values (${idempotency.scope}, ${idempotency.key}, ${idempotency.bodyHash}, ${now})
      on conflict do nothing returning scope),
    begun as (
      insert into their_call (id, kind, state, intent_scope, intent_key, hotel, folio, coupon_code, amount_minor, created_at, updated_at,
        next_check_at, flights_to_check, reckoned, language, pending_mark)
      select ${call.id}::uuid, ${call.kind}, 'sent', ${idempotency.scope}, ${idempotency.key}, ${call.hotel}, ${call.folio}, ${call.couponCode},
        ${call.amountMinor}::int, ${now}, ${now}, ${new Date(checkAt)}::timestamptz, ${call.flightsToCheck},
        ${call.reckoned ? JSON.stringify(call.reckoned) : null}::jsonb, ${call.language}, ${call.pendingMark} from keyed
      returning id)${accepted.terms.length > 0 ? acceptance : sql``}
    select exists (select from begun) as begun`.execute(handle);
  return found[0]?.begun ?? false;
}

/** Its end is not known yet. */
export async function markOpen(
  handle: Handle,
  open: {
    id: string;
    state: 'unknown' | 'waiting';
    actionUrl: string | null;
    now: number;
    checkAt: number;
  },
): Promise<void> {
  await sql`
    update their_call set state = ${open.state}, action_url = ${open.actionUrl}, updated_at = ${new Date(open.now)},
      next_check_at = ${new Date(open.checkAt)}
    where id = ${open.id} and state in ('sent', 'unknown')`.execute(handle);
}

/** Notes the first reading of their record as unpaid. */
export async function noteUnpaid(handle: Handle, { id, now }: { id: string; now: number }): Promise<void> {
  await sql`update their_call set unpaid_at = ${new Date(now)} where id = ${id} and unpaid_at is null`.execute(
    handle,
  );
}

type End = {
  readonly id: string;
  readonly state: 'done' | 'refused' | 'void';
  readonly couponCode: string | null;
  /** The answer of the key from now on; null frees the key. */
  readonly answer: { readonly status: number; readonly body: object } | null;
  /** The booking stands from now on: the same statement queues its letter. */
  readonly isBooked?: boolean;
  /** The deciding reading of their record; left out where their answer decided. */
  readonly decidedBy?: DecidingReading;
  readonly now: number;
};

/**
 * Writes the end, with the answer of its key.
 * @returns false when an end was written before
 */
export async function endCall(handle: Handle, end: End): Promise<boolean> {
  const { answer } = end;
  const at = sql`${new Date(end.now)}::timestamptz`;
  const { rows } = await sql<{ ended: boolean }>`
    with ended as (
      update their_call set state = ${end.state}, coupon_code = coalesce(${end.couponCode}, coupon_code), action_url = null,
        updated_at = ${new Date(end.now)}, decided_by = ${end.decidedBy ?? null}
      where id = ${end.id} and state in ('sent', 'unknown', 'waiting')
      returning id, intent_scope, intent_key),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select 'send_their_confirmation', jsonb_build_object('callId', ended.id), ${at}, ${at} from ended where ${end.isBooked === true}),
    answered as (
      update intent set status = ${answer?.status ?? null}, answer = ${answer ? JSON.stringify(answer.body) : null}::json
      where ${answer !== null} and (scope, key) = (select intent_scope, intent_key from ended)),
    freed as (
      delete from intent where ${answer === null} and (scope, key) = (select intent_scope, intent_key from ended) and status is null)
    select exists (select from ended) as ended`.execute(handle);
  return rows[0]?.ended ?? false;
}

/**
 * Open calls that are due, each in the hands of one process. Checked at growing intervals, at most an hour apart; a payment every few
 * seconds until its record can be believed.
 */
export async function takeDueCalls(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<BackendCall[]> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql<BackendCall>`
    update their_call c set checks = checks + 1,
      next_check_at = ${at} + case when c.kind = 'payment' and c.created_at > ${at} - interval '1 minute' then interval '4 seconds'
        else least(interval '1 hour', interval '3 seconds' * power(2, least(checks, 12))) end
    where c.id in (
      select d.id from their_call d where d.state in ('sent', 'unknown', 'waiting') and d.next_check_at <= ${at}
      order by d.next_check_at limit ${limit} for update skip locked)
    returning ${callColumns}`.execute(handle);
  return rows;
}

/** Keeps their last answers about bookings, in one statement. An older one never overwrites a newer one. */
export async function keepCoupons(
  handle: Handle,
  coupons: readonly BackendCoupon[],
  now: number,
): Promise<void> {
  if (coupons.length === 0) return;
  await sql`
    insert into their_coupon (code, hotel, folio, facts, read_at)
    select distinct on (facts ->> 'code') facts ->> 'code', facts ->> 'hotel', facts ->> 'folio', facts, ${new Date(now)}::timestamptz
    from jsonb_array_elements(${JSON.stringify(coupons)}::jsonb) as facts order by facts ->> 'code'
    on conflict (code) do update set hotel = excluded.hotel, folio = excluded.folio, facts = excluded.facts, read_at = excluded.read_at
    where their_coupon.read_at <= excluded.read_at`.execute(handle);
}

/** Their last answer about a booking. */
export async function findKept(handle: Handle, code: string): Promise<BackendCoupon | null> {
  const { rows } = await sql<{
    facts: BackendCoupon;
  }>`select facts from their_coupon where code = ${code}`.execute(handle);
  return rows[0]?.facts ?? null;
}

/** Their last answers about the bookings that a stay rides on, at most 50. */
export async function listKept(handle: Handle, { hotel, folio }: BackendStayName): Promise<BackendCoupon[]> {
  const { rows } = await sql<{ facts: BackendCoupon }>`
    select facts from their_coupon where facts -> 'stays' @> ${JSON.stringify([{ hotel, folio }])}::jsonb
    order by facts ->> 'createdAt', code limit 50`.execute(handle);
  return rows.map(({ facts }) => facts);
}

/** The kept facts of bookings that were calculated here. */
export async function listReckoned(handle: Handle, codes: readonly string[]): Promise<BackendCoupon[]> {
  const { rows } = await sql<{ facts: BackendCoupon }>`
    select facts from their_coupon where code = any(${[...codes]}::text[]) and facts ? 'reckoned'`.execute(
    handle,
  );
  return rows.map(({ facts }) => facts);
}

/** The numbers among these that a sale of ours became, or that they reported before. */
export async function listKnownCodes(handle: Handle, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select coupon_code as code from their_call where kind = 'sale' and coupon_code = any(${[...codes]}::text[])
    union select code from their_coupon where code = any(${[...codes]}::text[]) and not facts ? 'reckoned'`.execute(
    handle,
  );
  return rows.map(({ code }) => code);
}

/** Their number of our group with this main stay; null for none. */
export async function findBackendGroup(
  handle: Handle,
  { stay, groupId }: { stay: BackendStayName; groupId: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select their_id as id from receptive_group where id = ${groupId} and hotel = ${stay.hotel} and folio = ${stay.folio}`.execute(
    handle,
  );
  return rows[0]?.id ?? null;
}

export async function updateBackendGroup(handle: Handle, groupId: number, backendId: number): Promise<void> {
  await sql`update receptive_group set their_id = ${backendId} where id = ${groupId}`.execute(handle);
}

/**
 * The key if it came before, and the uses of its scope since `since`; the scope is locked, so that its uses are counted one after the
 * other.
 */
export async function lockScope(
  tx: Tx,
  idempotency: IdempotencyKey,
  since: number,
): Promise<{ readonly stored: StoredAnswer | null; readonly timesAt: readonly number[] }> {
  await sql`select ${scopeLock(idempotency.scope)}`.execute(tx);
  const { rows } = await sql<StoredAnswer & { key: string; at: number }>`
    select key, body_hash, status, answer, created_at as at from intent
    where scope = ${idempotency.scope} and (key = ${idempotency.key} or created_at > ${new Date(since)}) order by created_at`.execute(
    tx,
  );
  const stored = rows.find(({ key }) => key === idempotency.key) ?? null;
  return { stored, timesAt: rows.filter(({ at }) => at > since).map(({ at }) => at) };
}

export async function insertAnswered(
  tx: Tx,
  idempotency: IdempotencyKey,
  answer: object,
  now: number,
): Promise<void> {
  await sql`
    insert into intent (scope, key, body_hash, status, answer, created_at)
    values (${idempotency.scope}, ${idempotency.key}, ${idempotency.bodyHash}, 200, ${JSON.stringify(answer)}::json, ${new Date(now)})`.execute(
    tx,
  );
}

/** Frees a key whose work did not happen. */
export async function deleteIdempotencyKey(handle: Handle, { scope, key }: IdempotencyKey): Promise<void> {
  await sql`delete from intent where scope = ${scope} and key = ${key}`.execute(handle);
}

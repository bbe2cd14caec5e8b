import {
  REMIND_HOURS_AFTER,
  REMIND_HOURS_BEFORE_EXPIRY,
  REMIND_MINUTES_AT_LEAST,
} from '@traslado/domain/booking/hold';
import type { Language } from '@traslado/domain/language';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { ActedRecord } from '../booking/acted-record.ts';
import type { LetterRequest } from './record.ts';

/** Letters that guests ask for, and reminders. */

/** The key if it came before. */
export async function findStoredAnswer(
  handle: Handle,
  idempotency: IdempotencyKey,
): Promise<StoredAnswer | null> {
  const { rows } = await sql<StoredAnswer>`
    select body_hash as "bodyHash", status, answer from intent
    where scope = ${idempotency.scope} and key = ${idempotency.key}`.execute(handle);
  return rows[0] ?? null;
}

/** Instants of letter requests for a booking since `since`. Locks the booking's row, so that requests are counted one after the other. */
export async function listLetterRequests(tx: Tx, couponId: number, since: number): Promise<number[]> {
  await sql`select id from coupon where id = ${couponId} for update`.execute(tx);
  const { rows } = await sql<{ at: number }>`
    select created_at as at from letter_request
    where coupon_id = ${couponId} and created_at > ${new Date(since)} order by created_at`.execute(tx);
  return rows.map(({ at }) => at);
}

/** Keeps the request, its job and the answer of its key, in one statement. */
export async function insertLetterRequest(
  tx: Tx,
  request: {
    readonly couponId: number;
    readonly email: string;
    readonly language: Language;
    readonly acted: ActedRecord | null;
    readonly idempotency: IdempotencyKey;
    readonly answer: object;
    readonly now: number;
  },
): Promise<void> {
  const at = sql`${new Date(request.now)}::timestamptz`;
  const { idempotency } = request;
  await sql`
    with request as (
      insert into letter_request (coupon_id, email, language, created_at, acting)
      values (${request.couponId}, ${request.email}, ${request.language}, ${at}, ${request.acted && JSON.stringify(request.acted)}::jsonb) returning id),
    work as (
      insert into job (kind, payload, run_at, created_at)
      select 'send_requested_letter', jsonb_build_object('requestId', id), ${at}, ${at} from request)
    insert into intent (scope, key, body_hash, status, answer, created_at)
    values (${idempotency.scope}, ${idempotency.key}, ${idempotency.bodyHash}, 200, ${JSON.stringify(request.answer)}::json, ${at})`.execute(
    tx,
  );
}

/** A queued letter request; null for none. */
export async function findLetterRequest(handle: Handle, id: number): Promise<LetterRequest | null> {
  const row = await handle.selectFrom('letter_request').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    couponId: row.coupon_id,
    email: row.email,
    language: row.language,
    unanswered: row.unanswered,
    handedOverAt: row.handed_over_at,
  };
}

/**
 * Notes an upcoming request to the group for a letter.
 * @throws when another process has asked since the request was read
 */
export async function markLetterHandedOver(
  handle: Handle,
  { requestId, unanswered }: { requestId: number; unanswered: number },
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await handle
    .updateTable('letter_request')
    .set({ unanswered: unanswered + 1, handed_over_at: new Date(now) })
    .where('id', '=', requestId)
    .where('unanswered', '=', unanswered)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error('another process has asked for the letter');
}

/** Takes the note back: an answer came, or nothing was sent. */
export async function takeLetterHandOverBack(handle: Handle, requestId: number): Promise<void> {
  await handle
    .updateTable('letter_request')
    .set({ unanswered: sql`greatest(unanswered - 1, 0)` })
    .where('id', '=', requestId)
    .execute();
}

/** Queues due reminders of unpaid bookings (`isReminderDue` of the rules), once each, at most `limit`. Returns their number. */
export async function remindDueCoupons(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql<{ id: number }>`
    with due as (
      update coupon set reminded_at = ${at}
      where status = 'pending_payment' and reminded_at is null and id in (
        select id from coupon
        where status = 'pending_payment' and reminded_at is null and expires_at >= ${at}
          and created_at <= ${at} - ${REMIND_MINUTES_AT_LEAST} * interval '1 minute'
          and (created_at <= ${at} - ${REMIND_HOURS_AFTER} * interval '1 hour'
            or expires_at <= ${at} + ${REMIND_HOURS_BEFORE_EXPIRY} * interval '1 hour')
        order by created_at limit ${limit} for update skip locked)
      returning id)
    insert into job (kind, payload, run_at, created_at)
    select 'send_payment_reminder', jsonb_build_object('couponId', id), ${at}, ${at} from due
    returning id`.execute(handle);
  return rows.length;
}

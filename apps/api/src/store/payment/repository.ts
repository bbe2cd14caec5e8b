import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { isUuid } from '../../db/uuid.ts';
import type { IdempotencyKey, StoredAnswer } from '../../idempotency/idempotency-key.ts';
import type { ChargeEvent, RefundEvent } from '../../ports/payments.ts';
import type { CouponRecord } from '../booking/record.ts';
import { couponColumns } from '../booking/repository.ts';
import type { AttemptRecord } from './record.ts';

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Latest attempts of coupon `c`, newest first. Twenty are far more than the pause after declines allows in an hour. */
const attempts = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'couponId', a.coupon_id, 'couponCode', c.coupon_code, 'changeId', a.change_id, 'status', a.status,
    'amountMinor', a.amount_minor, 'currency', a.currency, 'account', a.account, 'gatewayId', a.gateway_id, 'cardBrand', a.card_brand,
    'cardLast4', a.card_last4, 'failure', a.failure, 'actionUrl', a.action_url, 'idempotencyScope', a.intent_scope,
    'idempotencyKey', a.intent_key, 'checks', a.checks, 'createdAt', ${millis('a.created_at')},
    'updatedAt', ${millis('a.updated_at')}) order by a.created_at desc, a.change_id is null, a.id), '[]')
  from (
    select id, coupon_id, change_id, status, amount_minor, currency, account, gateway_id, card_brand, card_last4, failure, action_url, intent_scope,
      intent_key, checks, created_at, updated_at
    from payment_attempt where coupon_id = c.id order by created_at desc, change_id is null, id limit 20) a)`;

export type CouponWithAttempts = { coupon: CouponRecord | null; attempts: AttemptRecord[] };

type Row = CouponRecord & { attempts: AttemptRecord[] };

/** A booking with its attempts, newest first. */
export async function findCouponWithAttempts(handle: Handle, code: string): Promise<CouponWithAttempts> {
  const { rows } = await sql<Row>`
    select ${couponColumns}, ${attempts} as attempts from coupon c where c.coupon_code = ${code}`.execute(
    handle,
  );
  const [coupon] = rows;
  return { coupon: coupon ?? null, attempts: coupon?.attempts ?? [] };
}

/** All facts that a payment starts from, in one statement: the booking, its attempts, and the key if it came before. */
export async function findForPayment(
  handle: Handle,
  code: string,
  idempotency: IdempotencyKey,
): Promise<CouponWithAttempts & { stored: StoredAnswer | null }> {
  const { rows } = await sql<Partial<Row> & { stored: StoredAnswer | null }>`
    select ${couponColumns}, ${attempts} as attempts, (
      select json_build_object('bodyHash', body_hash, 'status', status, 'answer', answer)
      from intent where scope = ${idempotency.scope} and key = ${idempotency.key}) as stored
    from (select 1) one left join coupon c on c.coupon_code = ${code}`.execute(handle);
  const [row] = rows;
  // Without a booking every column of it is null.
  const coupon = row?.id ? (row as Row) : null;
  return { coupon, attempts: coupon?.attempts ?? [], stored: row?.stored ?? null };
}

const attemptColumns = sql`
  a.id, a.coupon_id, c.coupon_code, a.change_id, a.status, a.amount_minor, a.currency,
  a.account, a.gateway_id, a.card_brand, a.card_last4, a.failure,
  a.action_url, a.intent_scope as idempotency_scope, a.intent_key as idempotency_key, a.checks,
  a.created_at, a.updated_at`;

/** One attempt by our id, or null. */
export async function findAttempt(handle: Handle, id: string): Promise<AttemptRecord | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<AttemptRecord>`
    select ${attemptColumns} from payment_attempt a join coupon c on c.id = a.coupon_id where a.id = ${id}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/**
 * Takes due open attempts, at most `limit`, and schedules their next check by growing pauses: 5 s, 10 s … an hour. Several processes never
 * take the same one.
 */
export async function takeDueAttempts(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<AttemptRecord[]> {
  const { rows } = await sql<AttemptRecord>`
    update payment_attempt a
    set checks = a.checks + 1,
      next_check_at = ${new Date(now)}::timestamptz + least(3600, 5 * 2 ^ least(a.checks, 12)) * interval '1 second'
    from coupon c
    where c.id = a.coupon_id and a.id in (
      select id from payment_attempt
      where status in ('created', 'processing', 'requires_action', 'unknown') and next_check_at <= ${new Date(now)}
      order by next_check_at limit ${limit} for update skip locked)
    returning ${attemptColumns}`.execute(handle);
  return rows;
}

/** The booking of a charge at the gateway, or null. */
export async function findCouponOfCharge(
  handle: Handle,
  { gateway, gatewayId }: { readonly gateway: string; readonly gatewayId: string },
): Promise<number | null> {
  const row = await handle
    .selectFrom('payment_attempt')
    .select('coupon_id')
    .where('gateway', '=', gateway)
    .where('gateway_id', '=', gatewayId)
    .executeTakeFirst();
  return row?.coupon_id ?? null;
}

/** The earlier outcome of an event; null for a new one. */
export async function findWebhookOutcome(handle: Handle, eventId: string): Promise<string | null> {
  const row = await handle
    .selectFrom('webhook_event')
    .select('outcome')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.outcome ?? null;
}

/** Keeps an event with its outcome; of several at once the first stays. */
export async function insertWebhookEvent(
  handle: Handle,
  event: { eventId: string; gateway: string; kind: string; payload: object; outcome: string; now: number },
): Promise<void> {
  await handle
    .insertInto('webhook_event')
    .values({
      event_id: event.eventId,
      gateway: event.gateway,
      kind: event.kind,
      payload: JSON.stringify(event.payload),
      outcome: event.outcome,
      received_at: new Date(event.now),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

/** The end that an event reports: of a payment or a refund, by our id. */
type ToldEnd = Pick<ChargeEvent, 'type' | 'attemptId'> | Pick<RefundEvent, 'type' | 'refundId'>;

/**
 * Keeps the gateway's instant of a payment's or refund's end, reported late: once, and only of one with that end. Never before it was asked
 * for, nor after we learned of it: two clocks are never quite the same.
 */
export async function updateHappened(handle: Handle, told: ToldEnd, at: number): Promise<void> {
  const [table, id] = 'attemptId' in told ? ['payment_attempt', told.attemptId] : ['refund', told.refundId];
  if (id === null || !isUuid(id)) return;
  await sql`
    update ${sql.table(table)} set happened_at = greatest(created_at, least(updated_at, ${new Date(at)}::timestamptz))
    where id = ${id}::uuid and happened_at is null and status = ${told.type.split('.')[1]}`.execute(handle);
}

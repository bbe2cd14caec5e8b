import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { isGivingStopped, takenOfAttempt } from '../../db/disputes.ts';
import { isUuid } from '../../db/uuid.ts';
import type { JobRequest } from '../../jobs/job-kinds.ts';

/** One repayment. Instants are epoch milliseconds, the amount cents of `currency`. */
export type RefundRecord = {
  readonly id: string;
  readonly couponId: number;
  readonly attemptId: string;
  /** The gateway's id of the charge that is paid back. */
  readonly chargeId: string;
  /** The account that was charged. */
  readonly account: string;
  readonly status: 'requested' | 'processing' | 'succeeded' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
  readonly gatewayRefundId: string | null;
  readonly tries: number;
  /** The first of its chain: one matter for staff, however often it is retried. */
  readonly originId: string;
  readonly retries: number;
  readonly createdAt: number;
};

const refundColumns = sql`
  r.id, r.coupon_id, r.attempt_id, a.gateway_id as charge_id, a.account, r.status,
  r.amount_minor, r.currency, r.gateway_id as gateway_refund_id, r.tries,
  coalesce(r.origin_id, r.id) as origin_id, r.retries, r.created_at`;

/** A wanted repayment of one booking. `reason` is a stable code. */
export type RefundWish = {
  readonly couponId: number;
  /** Cents, above 0. */
  readonly amountMinor: number;
  readonly reason: string;
};

const asRows = (wishes: readonly RefundWish[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(
    wishes.map(({ couponId, amountMinor, reason }) => ({ coupon: couponId, amount: amountMinor, reason })),
  )}::jsonb) as wish(coupon int, amount int, reason text)`;

/**
 * Requests repayments, each taken from its booking's payments in the order they were made, never more from one than it brought in less
 * earlier requests. Call it with the rows of the bookings locked, so that two requests at once are counted one after the other.
 * @returns cents requested, in all; less than wished when that much is not there
 */
export async function insertRefunds(tx: Tx, wishes: readonly RefundWish[], now: number): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql<{ asked: number }>`
    with wish as (select * from ${asRows(wishes)}),
    room as (
      select a.id, a.coupon_id, a.currency, a.created_at, a.amount_minor - (
        select coalesce(sum(r.amount_minor), 0) from refund r where r.attempt_id = a.id and r.replaced_by is null)
        - ${takenOfAttempt(sql`a.id`)} as free
      from payment_attempt a join wish on wish.coupon = a.coupon_id
      where a.status = 'succeeded'),
    share as (
      select room.id, room.coupon_id, room.currency, wish.reason, least(free, wish.amount - coalesce(
        sum(free) over (partition by coupon_id order by created_at, room.id rows between unbounded preceding and 1 preceding), 0)) as part
      from room join wish on wish.coupon = room.coupon_id),
    asked as (
      insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, next_try_at, created_at, updated_at)
      select gen_random_uuid(), coupon_id, id, 'requested', part, currency, reason, ${at}::timestamptz, ${at}::timestamptz,
        ${at}::timestamptz
      from share where part > 0
      returning amount_minor)
    select coalesce(sum(amount_minor), 0) as asked from asked`.execute(tx);
  return rows[0]?.asked ?? 0;
}

/** Takes due refunds, at most `limit`. The next try is scheduled first, in case this process dies. */
export async function takeDueRefunds(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<RefundRecord[]> {
  const { rows } = await sql<RefundRecord>`
    update refund r
    set status = 'processing', tries = r.tries + 1, updated_at = ${new Date(now)},
      next_try_at = ${new Date(now)}::timestamptz + least(3600, 20 * 2 ^ least(r.tries, 10)) * interval '1 second'
    from payment_attempt a
    where a.id = r.attempt_id and r.id in (
      select f.id from refund f where f.status in ('requested', 'processing') and f.next_try_at <= ${new Date(now)}
        and (f.gateway_id is not null or not ${isGivingStopped(sql`f.coupon_id`)})
      order by next_try_at limit ${limit} for update skip locked)
    returning ${refundColumns}`.execute(handle);
  return rows;
}

/** A new repayment in place of each failed one: a new id, so a new key at the gateway, and never two that count. @returns the new ids */
async function replaceFailed(handle: Handle, failed: RawBuilder<unknown>, now: number): Promise<string[]> {
  const at = new Date(now);
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from refund where status = 'failed' and replaced_by is null and settled_outside_at is null and ${failed}),
    pair as materialized (select id as old, gen_random_uuid() as new from due),
    again as (
      insert into refund
        (id, coupon_id, attempt_id, status, amount_minor, currency, reason, origin_id, retries, next_try_at, created_at, updated_at)
      select pair.new, r.coupon_id, r.attempt_id, 'requested', r.amount_minor, r.currency, r.reason, coalesce(r.origin_id, r.id),
        r.retries + 1, ${at}::timestamptz, r.created_at, ${at}::timestamptz
      from pair join refund r on r.id = pair.old)
    update refund set replaced_by = pair.new, next_try_at = null from pair where refund.id = pair.old
    returning pair.new as id`.execute(handle);
  return rows.map(({ id }) => id);
}

/** Retries failed repayments that are due, at most `limit`. Returns their number. */
export async function retryFailedRefunds(
  handle: Handle,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const due = sql`next_try_at <= ${new Date(now)} and not ${isGivingStopped(sql`refund.coupon_id`)} order by next_try_at limit ${limit} for update skip locked`;
  return (await replaceFailed(handle, due, now)).length;
}

/** Retries a failed repayment before its time. @returns the id of the new one; null when it has not failed, or has a successor */
export async function retryRefund(
  handle: Handle,
  { id, now }: { id: string; now: number },
): Promise<string | null> {
  const [made] = await replaceFailed(handle, sql`id = ${id}::uuid for update`, now);
  return made ?? null;
}

/** Notes that the guest had the money another way, so that it is not retried. False when it has not failed, or was settled before. */
export async function updateSettledOutside(
  handle: Handle,
  { id, by, note, now }: { id: string; by: string; note: string; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update refund set settled_outside_at = ${new Date(now)}::timestamptz, settled_outside_by = ${by}, settled_outside_note = ${note}, next_try_at = null
    where id = ${id}::uuid and status = 'failed' and replaced_by is null and settled_outside_at is null returning id`.execute(
    handle,
  );
  return rows.length > 0;
}

/** One repayment by our id, or null. */
export async function findRefund(handle: Handle, id: string): Promise<RefundRecord | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<RefundRecord>`
    select ${refundColumns} from refund r join payment_attempt a on a.id = r.attempt_id where r.id = ${id}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** A repayment that succeeded, or that came back, as its letter needs it; null when there is none. */
export async function findPaidRefund(
  handle: Handle,
  id: string,
  isReturned = false,
): Promise<{ couponId: number; amountMinor: number; reason: string } | null> {
  const row = await handle
    .selectFrom('refund')
    .select(['coupon_id', 'amount_minor', 'reason'])
    .where('id', '=', id)
    .where('status', '=', isReturned ? 'failed' : 'succeeded')
    .executeTakeFirst();
  return row ? { couponId: row.coupon_id, amountMinor: row.amount_minor, reason: row.reason } : null;
}

/** The guest has the money: ledger, booking and letter are written with it, and the alert closes. False when that was written before. */
export async function markRefunded(
  handle: Handle,
  { id, gatewayRefundId, now }: { id: string; gatewayRefundId: string; now: number },
): Promise<boolean> {
  const at = new Date(now);
  const letter: JobRequest = { kind: 'send_refund_letter', payload: { refundId: id } };
  const { rows } = await sql<{ done: boolean }>`
    with done as (
      update refund set status = 'succeeded', gateway_id = ${gatewayRefundId}, next_try_at = null, updated_at = ${at}
      where id = ${id} and status in ('requested', 'processing')
      returning id, coupon_id, attempt_id, amount_minor, currency, coalesce(origin_id, id) as origin),
    entry as (
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
      select coupon_id, 'refund', amount_minor, currency, attempt_id, id, ${at}::timestamptz from done),
    booking as (
      update coupon set refunded_minor = refunded_minor + done.amount_minor from done where coupon.id = done.coupon_id),
    matter as (
      update staff_alert set resolved_at = ${at} from done
      where staff_alert.kind = 'refund.failed' and staff_alert.subject = done.origin::text and staff_alert.resolved_at is null),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select ${letter.kind}, ${JSON.stringify(letter.payload)}::jsonb, ${at}::timestamptz, ${at}::timestamptz from done)
    select exists (select from done) as done`.execute(handle);
  return rows[0]?.done ?? false;
}

/**
 * The guest's bank returned money that had gone out: the refund is open again in the ledger and the booking, and a letter tells the guest.
 * Not retried by itself: the same card would refuse it again. False unless it had succeeded, and not after `failedAt`.
 * @param failedAt by the gateway's clock, where it says so
 */
export async function markRefundReturned(
  handle: Handle,
  { id, failure, now, failedAt = now }: { id: string; failure: string; now: number; failedAt?: number },
): Promise<boolean> {
  const at = new Date(now);
  const letter: JobRequest = { kind: 'send_refund_letter', payload: { refundId: id } };
  const { rows } = await sql<{ done: boolean }>`
    with back as (
      update refund set status = 'failed', failure = ${failure}, next_try_at = null, updated_at = ${at}
      where id = ${id} and status = 'succeeded' and (happened_at is null or happened_at <= ${new Date(failedAt)}::timestamptz)
      returning id, coupon_id, attempt_id, amount_minor, currency),
    entry as (
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
      select coupon_id, 'refund', -amount_minor, currency, attempt_id, id, ${at}::timestamptz from back),
    booking as (
      update coupon set refunded_minor = refunded_minor - back.amount_minor from back where coupon.id = back.coupon_id),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select ${letter.kind}, ${JSON.stringify({ ...letter.payload, isReturned: true })}::jsonb, ${at}::timestamptz, ${at}::timestamptz from back)
    select exists (select from back) as done`.execute(handle);
  return rows[0]?.done ?? false;
}

/** The gateway took it and the bank will decide later. */
export async function markRefundPending(
  handle: Handle,
  { id, gatewayRefundId }: { id: string; gatewayRefundId: string },
): Promise<void> {
  await handle
    .updateTable('refund')
    .set({ gateway_id: gatewayRefundId })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

/**
 * The guest did not get the money this way. `retryAt`: the time of a new one in its place, null for never. False when it had ended before.
 */
export async function markRefundFailed(
  handle: Handle,
  { id, failure, retryAt, now }: { id: string; failure: string; retryAt: number | null; now: number },
): Promise<boolean> {
  const result = await handle
    .updateTable('refund')
    .set({
      status: 'failed',
      failure,
      next_try_at: retryAt === null ? null : new Date(retryAt),
      updated_at: new Date(now),
    })
    .where('id', '=', id)
    .where('status', 'in', ['requested', 'processing'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

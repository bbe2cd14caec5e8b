import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/** One repayment. Instants are epoch milliseconds, the amount cents of `currency`. */
export type RefundRecord = {
  readonly id: string;
  readonly couponId: number;
  readonly attemptId: string;
  /** The gateway's id of the charge that is paid back. */
  readonly chargeId: string;
  readonly status: 'requested' | 'processing' | 'succeeded' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
  readonly gatewayRefundId: string | null;
  readonly tries: number;
  readonly createdAt: number;
};

const refundColumns = sql`
  r.id, r.coupon_id as "couponId", r.attempt_id as "attemptId", a.gateway_id as "chargeId", r.status,
  r.amount_minor as "amountMinor", r.currency, r.gateway_id as "gatewayRefundId", r.tries, r.created_at as "createdAt"`;

type NewRefund = {
  readonly id: string;
  readonly couponId: number;
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly now: number;
};

/**
 * Asks for a repayment, never of more than the attempt brought in and was not asked back yet. The booking's row is locked until the commit,
 * so that two requests at once are counted one after the other.
 * @returns false when that much is not there
 */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  await sql`select id from coupon where id = ${refund.couponId} for update`.execute(tx);
  const now = new Date(refund.now);
  const { rows } = await sql<{ id: string }>`
    insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, next_try_at, created_at, updated_at)
    select ${refund.id}::uuid, a.coupon_id, a.id, 'requested', ${refund.amountMinor}::int, a.currency, ${refund.reason},
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from payment_attempt a
    where a.id = ${refund.attemptId} and a.coupon_id = ${refund.couponId} and a.status = 'succeeded'
      and a.amount_minor >= ${refund.amountMinor}::int + (
        select coalesce(sum(r.amount_minor), 0) from refund r where r.attempt_id = a.id and r.status <> 'failed')
    returning id`.execute(tx);
  return rows.length === 1;
}

/** Takes repayments whose try is due, at most `limit`; the next try is set for the case that this one is not lived through. */
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
      select id from refund where status in ('requested', 'processing') and next_try_at <= ${new Date(now)}
      order by next_try_at limit ${limit} for update skip locked)
    returning ${refundColumns}`.execute(handle);
  return rows;
}

/** One repayment by our id, or null. */
export async function findRefund(handle: Handle, id: string): Promise<RefundRecord | null> {
  const { rows } = await sql<RefundRecord>`
    select ${refundColumns} from refund r join payment_attempt a on a.id = r.attempt_id where r.id = ${id}`.execute(
    handle,
  );
  return rows[0] ?? null;
}

/** The guest has the money: ledger and booking with it. False when that was written before. */
export async function markRefunded(
  handle: Handle,
  { id, gatewayRefundId, now }: { id: string; gatewayRefundId: string; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    with done as (
      update refund set status = 'succeeded', gateway_id = ${gatewayRefundId}, next_try_at = null, updated_at = ${new Date(now)}
      where id = ${id} and status in ('requested', 'processing')
      returning id, coupon_id, attempt_id, amount_minor, currency),
    entry as (
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
      select coupon_id, 'refund', amount_minor, currency, attempt_id, id, ${new Date(now)}::timestamptz from done),
    booking as (
      update coupon set refunded_minor = refunded_minor + done.amount_minor from done where coupon.id = done.coupon_id)
    select exists (select from done) as done`.execute(handle);
  return rows[0]?.done ?? false;
}

/** The gateway took it and the bank will say later. */
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

/** The guest did not get the money this way: a person decides what follows. False when it had ended before. */
export async function markRefundFailed(
  handle: Handle,
  { id, failure, now }: { id: string; failure: string; now: number },
): Promise<boolean> {
  const result = await handle
    .updateTable('refund')
    .set({ status: 'failed', failure, next_try_at: null, updated_at: new Date(now) })
    .where('id', '=', id)
    .where('status', 'in', ['requested', 'processing'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

import { AT_GATEWAY } from '@traslado/domain/booking/refund';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { takenOfAttempt } from '../../db/disputes.ts';
import type { JobRequest } from '../../jobs/job-kinds.ts';
import type { GatewayRefund } from '../../ports/payments.ts';

export type ChargeOfBooking = {
  readonly attemptId: string;
  readonly account: string;
  readonly gatewayId: string;
};

/** Payments of these bookings with money that may still be refunded. */
export async function listCharges(
  handle: Handle,
  gateway: string,
  couponIds: readonly number[],
): Promise<ChargeOfBooking[]> {
  const { rows } = await sql<ChargeOfBooking>`
    select a.id as attempt_id, a.account, a.gateway_id from payment_attempt a
    where a.coupon_id = any(${[...couponIds]}::int[]) and a.gateway = ${gateway} and a.status = 'succeeded' and a.gateway_id is not null
    order by a.created_at, a.id`.execute(handle);
  return rows;
}

/** The ids of the gateway that no refund here has. */
export async function listUnknown(handle: Handle, gatewayRefundIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select told.id from unnest(${[...gatewayRefundIds]}::text[]) as told (id)
    where not exists (select from refund r where r.gateway_id = told.id)`.execute(handle);
  return rows.map(({ id }) => id);
}

/** Our id of the refund that has this id at the gateway, or null. */
export async function findByGatewayId(handle: Handle, gatewayRefundId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from refund where gateway_id = ${gatewayRefundId} order by created_at limit 1`.execute(handle);
  return rows[0]?.id ?? null;
}

/** Failure of a refund whose money the guest's bank sent back. */
export const SENT_BACK = 'the bank gave it back';

/**
 * Books a refund that was made at the gateway: refund, ledger, booking, letter, and the movement of a payout that waited for it. Our id is
 * derived from the gateway's, so that it is booked once. Call it with the booking's lock.
 * @returns our id; null when it was booked before
 */
export async function insertGatewayRefund(
  tx: Tx,
  {
    attemptId,
    refund,
    now,
  }: { readonly attemptId: string; readonly refund: GatewayRefund; readonly now: number },
): Promise<string | null> {
  const at = new Date(now);
  const { gatewayRefundId, amountMinor, createdAtMs } = refund;
  const status = refund.status === 'pending' ? 'processing' : refund.status;
  const letter: JobRequest['kind'] = 'send_refund_letter';
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, gateway_id, failure, next_try_at, created_at, updated_at)
      select md5(a.gateway || ' ' || ${gatewayRefundId}::text)::uuid, a.coupon_id, a.id, ${status}::text,
        ${amountMinor}::int, a.currency, ${AT_GATEWAY}, ${gatewayRefundId}::text,
        case when ${status}::text = 'failed' then ${SENT_BACK} end, case when ${status}::text = 'processing' then ${at}::timestamptz end,
        least(${new Date(createdAtMs)}::timestamptz, ${at}::timestamptz), ${at}::timestamptz
      from payment_attempt a where a.id = ${attemptId}::uuid
        and not exists (select from refund r where r.gateway_id = ${gatewayRefundId}::text)
      on conflict (id) do nothing
      returning id, coupon_id, attempt_id, amount_minor, currency, status),
    done as (select * from made where status = 'succeeded'),
    entry as (
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, refund_id, entered_at)
      select coupon_id, 'refund', amount_minor, currency, attempt_id, id, ${at}::timestamptz from done),
    booking as (
      update coupon set refunded_minor = refunded_minor + done.amount_minor from done where coupon.id = done.coupon_id),
    moved as (
      update gateway_entry e set subject = 'refund:' || made.id, refund_id = made.id, checked = false
      from made where e.subject = ${`back:${gatewayRefundId}`}),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select ${letter}, jsonb_build_object('refundId', id), ${at}::timestamptz, ${at}::timestamptz from done)
    select id from made`.execute(tx);
  return rows[0]?.id ?? null;
}

type OpenRefund = { readonly id: string; readonly amountMinor: number };

/**
 * Takes money that the gateway no longer holds off the unsent and failed refunds of a payment, newest first. A reduced refund has a
 * successor for the rest. Call it with the booking's lock.
 */
export async function fitRefunds(tx: Tx, attemptId: string, now: number): Promise<void> {
  const at = new Date(now);
  const { rows } = await sql<{ excess: number }>`
    select (coalesce(sum(r.amount_minor), 0) + ${takenOfAttempt(sql`a.id`)} - a.amount_minor)::int as excess
    from payment_attempt a left join refund r on r.attempt_id = a.id and r.replaced_by is null
    where a.id = ${attemptId}::uuid group by a.id`.execute(tx);
  let excess = rows[0]?.excess ?? 0;
  if (excess <= 0) return;
  const { rows: open } = await sql<OpenRefund>`
    select id, amount_minor from refund
    where attempt_id = ${attemptId}::uuid and replaced_by is null and settled_outside_at is null
      and (status = 'failed' or (status = 'requested' and gateway_id is null))
    order by created_at desc, id for update`.execute(tx);
  for (const { id, amountMinor } of open) {
    if (excess <= 0) return;
    const cut = Math.min(excess, amountMinor);
    excess -= cut;
    await sql`
      with rest as (
        insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, origin_id, retries, next_try_at, created_at, updated_at)
        select gen_random_uuid(), coupon_id, attempt_id, 'requested', amount_minor - ${cut}::int, currency, reason, coalesce(origin_id, id), retries,
          ${at}::timestamptz, created_at, ${at}::timestamptz
        from refund where id = ${id}::uuid and amount_minor > ${cut}::int returning id)
      update refund r set status = 'failed', failure = coalesce(r.failure, 'the gateway no longer holds it'), next_try_at = null,
        replaced_by = coalesce((select id from rest), r.id)
      where r.id = ${id}::uuid`.execute(tx);
    if (cut === amountMinor)
      await sql`
        update staff_alert set resolved_at = ${at}::timestamptz where kind = 'refund.failed' and resolved_at is null
          and subject = (select coalesce(origin_id, id)::text from refund where id = ${id}::uuid)`.execute(
        tx,
      );
  }
}

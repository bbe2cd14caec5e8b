import { sql } from 'kysely';
import { conflictOfCoupon, conflictOfStays, type LegConflict } from '../../db/booked-legs.ts';
import type { Handle } from '../../db/client.ts';
import type { IdempotencyKey } from '../../idempotency/idempotency-key.ts';
import { seatsAreSafe } from '../booking/seat-repository.ts';

/** Begins attempts, and ends them without money. Each change of state is one statement that names the states it may leave. */

type Begin = {
  readonly attemptId: string;
  readonly couponId: number;
  /** The change that it pays; null when it pays the booking. */
  readonly changeId: string | null;
  /** The payment link in use, which must be open; null without one. */
  readonly payLinkId: number | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly gateway: string;
  readonly merchantId: number;
  readonly account: string;
  readonly cardIssuer: string | null;
  readonly cardCountry: string | null;
  readonly idempotency: IdempotencyKey;
  readonly now: number;
  /** Seats are held until then while the payment is under way. */
  readonly heldUntil: number;
  /** First check by the sweep, if this process does not live to write the end. */
  readonly checkAt: number;
};

/**
 * Records that a payment is about to be asked for, with its key: both or neither. It begins as `processing`: from this commit on, the
 * gateway may have been asked. The booking's row is locked first: without that, a statement that began before another tab's payment was
 * recorded would find that attempt ended but the booking still unpaid. `begun` is false when the booking no longer waits for money or waits
 * for another amount, its seats need to be taken again, another attempt is under way, or `conflict` stands against its legs.
 * @throws the database's unique violation when the key was taken meanwhile
 */
export async function beginAttempt(
  handle: Handle,
  begin: Begin,
): Promise<{ readonly begun: boolean; readonly conflict: LegConflict | null }> {
  const { idempotency } = begin;
  const now = new Date(begin.now);
  const { rows } = await sql<{ begun: boolean; conflict: LegConflict | null }>`
    with one as materialized (select id, status, version, total_minor - paid_minor + refunded_minor as due from coupon where id = ${begin.couponId} for no key update),
    leg as materialized (
      select ${
        begin.changeId === null
          ? conflictOfCoupon(sql`one.id`)
          : conflictOfStays(
              begin.couponId,
              sql`(select plan -> 'stays' from coupon_change where id = ${begin.changeId})`,
            )
      } as conflict from one where status in ('pending_payment', 'confirmed', 'partially_cancelled')),
    payable as (
      select id from one, leg where leg.conflict is null ${
        begin.payLinkId === null
          ? sql``
          : sql`and exists (select from pay_link l where l.id = ${begin.payLinkId} and l.ended_at is null and l.base_version = one.version)`
      } and ${
        begin.changeId === null
          ? sql`status = 'pending_payment' and due = ${begin.amountMinor} and ${seatsAreSafe(begin.couponId, begin.now)}`
          : sql`status in ('confirmed', 'partially_cancelled') and exists (select from coupon_change g where g.id = ${begin.changeId}
              and g.status = 'pending' and g.expires_at >= ${now}::timestamptz and g.base_version = one.version)`
      }),
    begun as (
      insert into payment_attempt
        (id, coupon_id, change_id, status, amount_minor, currency, gateway, merchant_id, account, card_issuer, card_country, intent_scope, intent_key, created_at, updated_at, next_check_at)
      select ${begin.attemptId}::uuid, id, ${begin.changeId}::uuid, 'processing', ${begin.amountMinor}::int, ${begin.currency}, ${begin.gateway},
        ${begin.merchantId}::int, ${begin.account}, ${begin.cardIssuer}::text, ${begin.cardCountry}::text,
        ${idempotency.scope}, ${idempotency.key}, ${now}::timestamptz, ${now}::timestamptz, ${new Date(begin.checkAt)}::timestamptz
      from payable
      on conflict (coupon_id) where status in ('created', 'processing', 'requires_action', 'unknown') do nothing
      returning coupon_id),
    keyed as (
      insert into intent (scope, key, body_hash, created_at)
      select ${idempotency.scope}, ${idempotency.key}, ${idempotency.bodyHash}, ${now}::timestamptz from begun),
    kept as (
      update seat set held_until = greatest(seat.held_until, ${new Date(begin.heldUntil)}::timestamptz)
      from begun, transfer t
      where t.coupon_id = begun.coupon_id and seat.transfer_id = t.id and seat.held_until is not null)
    select exists (select from begun) as begun, (select conflict from leg) as conflict`.execute(handle);
  return rows[0] ?? { begun: false, conflict: null };
}

type Waiting = {
  readonly attemptId: string;
  readonly status: 'requires_action' | 'unknown';
  readonly gatewayId: string | undefined;
  readonly actionUrl: string | null;
  readonly now: number;
  readonly checkAt: number;
  readonly heldUntil: number;
};

/** The guest or the bank has to be waited for: the seats stay held. */
export async function markWaiting(handle: Handle, waiting: Waiting): Promise<void> {
  await sql`
    with waiting as (
      update payment_attempt set status = ${waiting.status}, gateway_id = coalesce(${waiting.gatewayId ?? null}, gateway_id),
        action_url = ${waiting.actionUrl}, updated_at = ${new Date(waiting.now)}, next_check_at = ${new Date(waiting.checkAt)}
      where id = ${waiting.attemptId} and status <> ${waiting.status}
        and status in ('processing', 'requires_action', 'unknown')
        and not (status = 'requires_action' and ${waiting.status} = 'unknown')
      returning coupon_id)
    update seat set held_until = greatest(seat.held_until, ${new Date(waiting.heldUntil)}::timestamptz)
    from waiting, transfer t
    where t.coupon_id = waiting.coupon_id and seat.transfer_id = t.id and seat.held_until >= ${new Date(waiting.now)}`.execute(
    handle,
  );
}

type Failed = {
  readonly attemptId: string;
  readonly gatewayId: string | undefined;
  readonly failure: string;
  readonly now: number;
  /** The answer that the key keeps; null frees the key, so that the same request may be sent again. */
  readonly answer: { readonly status: number; readonly body: object } | null;
};

/**
 * Ends an attempt without money. Its seats are held no longer than the booking's own hold.
 * @returns false when it had ended before
 */
export async function markFailed(handle: Handle, failed: Failed): Promise<boolean> {
  const { answer } = failed;
  const { rows } = await sql<{ failed: boolean }>`
    with failed as (
      update payment_attempt set status = 'failed', failure = ${failed.failure}, action_url = null, next_check_at = null,
        gateway_id = coalesce(${failed.gatewayId ?? null}, gateway_id), updated_at = ${new Date(failed.now)}
      where id = ${failed.attemptId} and status in ('created', 'processing', 'requires_action', 'unknown')
      returning coupon_id, intent_scope, intent_key),
    let_go as (
      update seat set held_until = c.hold_expires_at
      from failed join coupon c on c.id = failed.coupon_id join transfer t on t.coupon_id = c.id
      where seat.transfer_id = t.id and seat.held_until > c.hold_expires_at),
    answered as (
      update intent set status = ${answer?.status ?? null}, answer = ${answer ? JSON.stringify(answer.body) : null}
      where ${answer !== null} and (scope, key) = (select intent_scope, intent_key from failed)),
    freed as (
      delete from intent
      where ${answer === null} and (scope, key) = (select intent_scope, intent_key from failed) and status is null)
    select exists (select from failed) as failed`.execute(handle);
  return rows[0]?.failed ?? false;
}

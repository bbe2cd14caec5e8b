import { sql } from 'kysely';
import { conflictOfCoupon } from '../../db/booked-legs.ts';
import type { Handle, Tx } from '../../db/client.ts';
import { stayLock } from '../../db/locks.ts';
import type { JobRequest } from '../../jobs/job-kinds.ts';
import { seatsAreSafe } from '../booking/seat-repository.ts';

/** The writes of arrived money. All its consequences are one statement, so one commit. */

export type Success = {
  readonly attemptId: string;
  readonly couponId: number;
  readonly gatewayId: string;
  readonly card: { readonly brand: string; readonly last4: string } | undefined;
  readonly now: number;
  /** The answer of the attempt's key from now on. */
  readonly answer: { readonly status: number; readonly body: object };
};

/** Attempts that may still succeed. */
const payable = sql`('processing', 'requires_action', 'unknown')`;

/** The letter is queued by the commit that confirms the booking. */
const letterOf = (couponId: number): JobRequest => ({
  kind: 'send_confirmation_letter',
  payload: { couponId },
});

/**
 * Attempt, booking's money, ledger and key, from a CTE `paid` (attempt_id, coupon_id, amount_minor, currency): the same for every purpose
 * of the money.
 */
function entered({ gatewayId, card, answer, ...success }: Success) {
  const now = new Date(success.now);
  return sql`
    attempt as (
      update payment_attempt set status = 'succeeded', gateway_id = ${gatewayId}, card_brand = ${card?.brand ?? null},
        card_last4 = ${card?.last4 ?? null}, action_url = null, next_check_at = null, updated_at = ${now}
      from paid where payment_attempt.id = paid.attempt_id
      returning intent_scope, intent_key),
    entry as (
      insert into ledger_entry (coupon_id, kind, amount_minor, currency, attempt_id, entered_at)
      select coupon_id, 'capture', amount_minor, currency, attempt_id, ${now}::timestamptz from paid),
    answered as (
      update intent set status = ${answer.status}::int, answer = ${JSON.stringify(answer.body)}::json
      where (scope, key) = (select intent_scope, intent_key from attempt))`;
}

/** The money of a booking that stays as it is: its own state is not touched. */
const credited = sql`
    booking as (
      update coupon set paid_minor = paid_minor + paid.amount_minor from paid where coupon.id = paid.coupon_id)`;

/** Entered, and with it booking, rides, seats and letter. */
function confirmed(success: Success) {
  const now = new Date(success.now);
  const letter = letterOf(success.couponId);
  return sql`
    ${entered(success)},
    booking as (
      update coupon set status = 'confirmed', paid_minor = paid_minor + paid.amount_minor, confirmed_at = ${now}, hold_expires_at = null
      from paid where coupon.id = paid.coupon_id),
    ride as (
      update transfer set status = 'confirmed' from paid where transfer.coupon_id = paid.coupon_id and transfer.status = 'pending'
      returning transfer.id),
    sold as (update seat set held_until = null from ride where seat.transfer_id = ride.id),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select ${letter.kind}, ${JSON.stringify(letter.payload)}::jsonb, ${now}::timestamptz, ${now}::timestamptz from paid)
    select exists (select from paid) as confirmed`;
}

/** CTE `paid` of an attempt that is locked and decided upon. */
const decided = (success: Success) => sql`
    paid as (
      select id as attempt_id, coupon_id, amount_minor, currency from payment_attempt where id = ${success.attemptId})`;

// Rows are found by their keys first and filtered afterwards: with the state in the same condition, a plan made while few were pending or
// under way would go through all of those.

/**
 * The usual end: confirms a booking that still waits for its money, has its seats, and whose legs no other booking has.
 * @returns false, and nothing is written, when one of these does not hold
 */
export async function confirmIfSafe(handle: Handle, success: Success): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`
    with one_attempt as materialized (
      select id, status, coupon_id, amount_minor, currency from payment_attempt where id = ${success.attemptId} for update),
    one_coupon as materialized (select id, status from coupon where id = ${success.couponId} for update),
    leg as materialized (
      select ${conflictOfCoupon(sql`one_coupon.id`)} as conflict from one_coupon where status = 'pending_payment'),
    paid as materialized (
      select a.id as attempt_id, a.coupon_id, a.amount_minor, a.currency from leg, one_attempt a join one_coupon c on c.id = a.coupon_id
      where leg.conflict is distinct from 'booked' and a.status in ${payable} and c.status = 'pending_payment' and ${seatsAreSafe(success.couponId, success.now)}),
    ${confirmed(success)}`.execute(handle);
  return rows[0]?.confirmed ?? false;
}

/** The same for a booking that was locked and decided upon: whatever its state, it is confirmed now. */
export async function confirmLate(tx: Tx, success: Success): Promise<void> {
  await sql`with ${decided(success)}, ${confirmed(success)}`.execute(tx);
}

export type LockedAttempt = {
  readonly couponStatus: string;
  readonly createdAt: number;
  readonly firstPickUpAt: number;
  readonly hotel: string;
  readonly folio: string;
  readonly serviceId: number;
};

/** Locks an attempt that may still succeed together with its booking; null when it has ended. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<LockedAttempt | null> {
  const { rows } = await sql<LockedAttempt>`
    select c.status as coupon_status, c.created_at, c.hotel, c.folio, c.service_id,
      (select min(t.pickup_at) from transfer t where t.coupon_id = c.id) as first_pick_up_at
    from payment_attempt a join coupon c on c.id = a.coupon_id
    where a.id = ${attemptId} and a.status in ${payable} for update of a, c`.execute(tx);
  return rows[0] ?? null;
}

/**
 * True if an expired booking may still count on its stays' included transfer: another booking made since may have used it. A booking that
 * includes nothing counts on nothing. Locks the stays like a sale does. Call it with the booking locked.
 */
export async function keepsBenefit(tx: Tx, couponId: number): Promise<boolean> {
  await sql`
    select ${stayLock(sql.ref('stay'))} from (
      select hotel || '/' || folio as stay from coupon_stay where coupon_id = ${couponId} order by 1) stays`.execute(
    tx,
  );
  const { rows } = await sql<{ keeps: boolean }>`
    select not exists (
      select from coupon c join coupon_stay own on own.coupon_id = c.id
      join coupon_stay s on s.hotel = own.hotel and s.folio = own.folio join coupon other on other.id = s.coupon_id
      where c.id = ${couponId} and c.included_minor > 0 and other.included_minor > 0 and other.id > c.id
        and (other.status = 'pending_payment' or other.confirmed_at is not null)) as keeps`.execute(tx);
  return rows[0]?.keeps ?? false;
}

/** The money came too late for its purpose: it is entered, and its return is requested in the same commit. */
export async function enterAndReturn(
  tx: Tx,
  success: Success,
  refundId: string,
  reason: string,
): Promise<void> {
  const now = sql`${new Date(success.now)}::timestamptz`;
  await sql`
    with ${decided(success)}, ${entered(success)}, ${credited},
    back as (
      insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, next_try_at, created_at, updated_at)
      select ${refundId}::uuid, coupon_id, attempt_id, 'requested', amount_minor, currency, ${reason}, ${now}, ${now}, ${now} from paid)
    select 1`.execute(tx);
}

/** The difference of a change has come, and the change took effect in this transaction. */
export async function enterDifference(tx: Tx, success: Success): Promise<void> {
  await sql`with ${decided(success)}, ${entered(success)}, ${credited} select 1`.execute(tx);
}

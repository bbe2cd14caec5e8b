import { REQUEST_OPEN_MS } from '@traslado/domain/desk/money-authority';
import { DAY_MS, HOUR_MS, type Instant } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { moneyBookings } from './money-stays.ts';
import { demoUsername } from './staff.ts';

const idOf = (part: number): string => `00000000-0000-4000-9000-${String(part).padStart(12, '0')}`;

/** A bank's reason for declining a card, and the minutes after the booking. */
const declines = [
  { reason: 'card_declined', minutes: 2 },
  { reason: 'insufficient_funds', minutes: 5 },
  { reason: 'card_declined', minutes: 8 },
] as const;

/** Declined three times for two reasons, then paid. */
async function insertDeclines(tx: Tx): Promise<void> {
  await sql`
    with paid as (
      update coupon set confirmed_at = created_at + interval '11 minutes' where coupon_code = ${moneyBookings.bergstrom}
      returning id, confirmed_at as at),
    entry as (update ledger_entry set entered_at = at from paid where coupon_id = paid.id)
    update payment_attempt set created_at = at, updated_at = at from paid where coupon_id = paid.id`.execute(
    tx,
  );
  for (const [index, { reason, minutes }] of declines.entries())
    await sql`
      insert into payment_attempt (id, coupon_id, status, amount_minor, currency, gateway, merchant_id, gateway_id, card_brand, card_last4,
        card_country, failure, created_at, updated_at)
      select ${idOf(index + 1)}::uuid, a.coupon_id, 'failed', a.amount_minor, a.currency, a.gateway, a.merchant_id,
        ${`ch_demo_declined_${index + 1}`}, a.card_brand, '0002', a.card_country, ${reason}, at, at
      from payment_attempt a join coupon c on c.id = a.coupon_id,
        lateral (select c.created_at + ${minutes} * interval '1 minute' as at) moment
      where c.coupon_code = ${moneyBookings.bergstrom} and a.status = 'succeeded'`.execute(tx);
}

/** Cancelled, its refund refused by the guest's bank, and retried: the next try is tomorrow. */
async function insertFailedRefund(tx: Tx, now: Instant): Promise<void> {
  const [failed, again, change] = [idOf(11), idOf(12), idOf(13)];
  const cancelledAt = new Date(now - DAY_MS);
  const failedAt = new Date(now - DAY_MS + HOUR_MS);
  await sql`
    with booking as (
      update coupon set status = 'cancelled', cancelled_at = ${cancelledAt}, version = 2
      where coupon_code = ${moneyBookings.duarte} returning id, total_minor),
    ride as (
      update transfer set status = 'cancelled', kept_percent = 0, cancelled_price_minor = booking.total_minor, version = transfer.version + 1
      from booking where transfer.coupon_id = booking.id
      returning transfer.id, transfer.coupon_id),
    paid as (select a.* from payment_attempt a join booking on booking.id = a.coupon_id where a.status = 'succeeded'),
    first as (
      insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, gateway_id, failure, tries, retries,
        replaced_by, created_at, updated_at)
      select ${failed}::uuid, coupon_id, id, 'failed', amount_minor, currency, 'cancel', 're_demo_failed', 'the bank gave it back', 1, 0,
        ${again}::uuid, ${cancelledAt}, ${failedAt} from paid),
    second as (
      insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, origin_id, retries, next_try_at, created_at,
        updated_at)
      select ${again}::uuid, coupon_id, id, 'requested', amount_minor, currency, 'cancel', ${failed}::uuid, 1,
        ${new Date(now + 22 * HOUR_MS)}, ${cancelledAt}, ${failedAt} from paid)
    insert into coupon_change (id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor, total_minor, currency,
      created_at, ended_at)
    select ${change}::uuid, ride.coupon_id, ride.id, 'cancel', 'applied', 1,
      json_build_array(json_build_object('id', ride.id, 'kept', 0, 'price', paid.amount_minor))::jsonb,
      json_build_object('directions', json_build_array('arrival'), 'refundMinor', paid.amount_minor, 'feeMinor', 0,
        'notices', '[]'::json)::jsonb,
      -paid.amount_minor, paid.amount_minor, 'USD', ${cancelledAt}, ${cancelledAt}
    from ride, paid`.execute(tx);
}

/** The concierge's request of three hours ago, above their limit. */
async function insertWaitingRequest(tx: Tx, now: Instant): Promise<void> {
  const at = now - 3 * HOUR_MS;
  await sql`
    insert into refund_request (coupon_id, status, amount_minor, currency, reason, note, request_key, base_version, base_paid_minor,
      base_given_minor, requested_by_id, requested_by, requester_email, requested_at, expires_at)
    select c.id, 'waiting', 22000, c.currency, 'charged_twice', 'The travel agency had sold them the same ride. Confirmed on the phone.',
      'demo-choudhury', c.version, c.paid_minor, 0, a.id, a.username, a.email, ${new Date(at)}::timestamptz,
      ${new Date(at + REQUEST_OPEN_MS)}::timestamptz
    from coupon c, staff_account a
    where c.coupon_code = ${moneyBookings.choudhury} and a.username = ${demoUsername('concierge')}`.execute(
    tx,
  );
}

/** The money stories of their stays. */
export async function insertMoneyStories(tx: Tx, now: Instant): Promise<void> {
  await insertDeclines(tx);
  await insertFailedRefund(tx, now);
  await insertWaitingRequest(tx, now);
}

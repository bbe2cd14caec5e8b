import { REQUEST_OPEN_MS } from '@traslado/domain/desk/money-authority';
import { HOUR_MS, type Instant, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { SENT_BACK } from '../store/refund/gateway-refund-repository.ts';
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
    entry as (update ledger_entry set entered_at = at from paid where coupon_id = paid.id),
    letter as (
      update mail set created_at = at, sent_at = at + interval '1 minute' from paid where coupon_id = paid.id and sent_at is not null)
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

/** Since the cancellation, the tries of the refund: 10 minutes, an hour and 6 hours after each other. The next one is 36 hours after the last. */
const TRIES_MINUTES = [0, 10, 70, 430] as const;

/** Cancelled, its refund refused by the guest's bank at every try: the next one is tomorrow. */
async function insertFailedRefund(tx: Tx, now: Instant): Promise<void> {
  const nextTryAt = now + 22 * HOUR_MS;
  const cancelledAt = nextTryAt - 36 * HOUR_MS - 430 * MINUTE_MS;
  const tries = TRIES_MINUTES.map((minutes, retries) => ({
    id: idOf(11 + retries),
    gateway: `re_demo_failed_${retries + 1}`,
    retries,
    next: retries + 1 < TRIES_MINUTES.length ? idOf(12 + retries) : null,
    at: new Date(cancelledAt + minutes * MINUTE_MS),
  }));
  const [first, last] = [tries[0], tries.at(-1)];
  if (!first || !last) throw new RangeError('no try of the refund');
  await sql`
    with booking as (
      update coupon set status = 'cancelled', cancelled_at = ${first.at}, version = 2
      where coupon_code = ${moneyBookings.duarte} returning id, total_minor),
    ride as (
      update transfer set status = 'cancelled', kept_percent = 0, cancelled_price_minor = booking.total_minor, version = transfer.version + 1
      from booking where transfer.coupon_id = booking.id
      returning transfer.id, transfer.coupon_id),
    paid as (select a.* from payment_attempt a join booking on booking.id = a.coupon_id where a.status = 'succeeded'),
    tried as (
      insert into refund (id, coupon_id, attempt_id, status, amount_minor, currency, reason, gateway_id, failure, tries, retries, replaced_by,
        origin_id, next_try_at, created_at, updated_at)
      select t.id, paid.coupon_id, paid.id, 'failed', paid.amount_minor, paid.currency, 'cancel', t.gateway, ${SENT_BACK}, 1, t.retries, t.next,
        nullif(${first.id}::uuid, t.id), case when t.next is null then ${new Date(nextTryAt)}::timestamptz end, ${first.at}::timestamptz, t.at
      from paid, jsonb_to_recordset(${JSON.stringify(tries)}::jsonb)
        as t(id uuid, gateway text, retries int, next uuid, at timestamptz)),
    alert as (
      insert into staff_alert (kind, subject, detail, coupon_id, created_at, seen_at)
      select 'refund.failed', ${first.id}::text, ${SENT_BACK}, id, ${first.at}::timestamptz, ${last.at}::timestamptz from booking)
    insert into coupon_change (id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor, total_minor, currency,
      created_at, ended_at)
    select ${idOf(20)}::uuid, ride.coupon_id, ride.id, 'cancel', 'applied', 1,
      json_build_array(json_build_object('id', ride.id, 'kept', 0, 'price', paid.amount_minor))::jsonb,
      json_build_object('directions', json_build_array('arrival'), 'refundMinor', paid.amount_minor, 'feeMinor', 0,
        'notices', '[]'::json)::jsonb,
      -paid.amount_minor, paid.amount_minor, 'USD', ${first.at}::timestamptz, ${first.at}::timestamptz
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

import { type RawBuilder, sql } from 'kysely';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import type { Tx } from '../../db/client.ts';
import type { ActedRecord } from '../booking/acted-record.ts';
import type { CouponRecord } from '../booking/record.ts';
import type { CancelPlan, CancelSummary } from './record.ts';

export type LockedCoupon = Pick<CouponRecord, 'id' | 'version' | 'status'>;

/** Locks bookings in the order of their ids, so that two calls about the same ones wait for each other and never deadlock. */
export async function lockCoupons(tx: Tx, couponIds: readonly number[]): Promise<LockedCoupon[]> {
  const { rows } = await sql<LockedCoupon>`
    select id, version, status from coupon where id = any(${[...couponIds]}::int[]) order by id for update`.execute(
    tx,
  );
  return rows;
}

export type Cancellation = {
  readonly changeId: string;
  readonly plan: CancelPlan;
  /** The acting staff; null for the guest. */
  readonly acted: ActedRecord | null;
};

/**
 * Writes cancellations of locked bookings with all consequences but the money: rides, seats, a waiting change, its record and its letter.
 * Each change of state names the states it may leave. When money may be moving for one of them, nothing is written: that is checked here,
 * not when the lock was taken, because a statement does not see commits made while it waited.
 * @returns the number of cancelled rides
 */
export async function updateCancelled(
  tx: Tx,
  cancellations: readonly Cancellation[],
  now: number,
): Promise<{ cancelled: number; isBeingPaid: boolean }> {
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await sql<{ cancelled: number; isBeingPaid: boolean }>`
    with wish as (select * from ${asRows(cancellations)}),
    paying as materialized (
      select a.id from wish join payment_attempt a on a.coupon_id = wish.coupon
      where ${isUnderWay}),
    leg as (
      select wish.coupon, one.id, one.kept, one.price from wish, jsonb_to_recordset(wish.legs) as one(id int, kept int, price int)),
    booking as (
      update coupon set status = wish.status, version = coupon.version + 1, hold_expires_at = null,
        cancelled_at = case when wish.status = 'cancelled' then ${at} end
      from wish
      where coupon.id = wish.coupon and coupon.version = wish.version and not exists (select from paying)
        and (coupon.status in ('confirmed', 'partially_cancelled') or coupon.status = 'pending_payment' and wish.status = 'cancelled')
      returning coupon.id),
    ride as (
      update transfer set status = 'cancelled', kept_percent = leg.kept, cancelled_price_minor = leg.price, version = version + 1
      from leg join booking on booking.id = leg.coupon
      where transfer.id = leg.id and transfer.status in ('pending', 'confirmed')
      returning transfer.id),
    freed as (
      update seat set released_at = ${at} from ride where seat.transfer_id = ride.id and seat.change_id is null and seat.released_at is null),
    waiting as (
      update coupon_change set status = 'replaced', ended_at = ${at} from booking
      where coupon_change.coupon_id = booking.id and coupon_change.status = 'pending'
      returning coupon_change.id),
    unheld as (delete from seat using waiting where seat.change_id = waiting.id),
    record as (
      insert into coupon_change (id, coupon_id, transfer_id, kind, status, base_version, plan, summary, amount_minor, total_minor,
        currency, created_at, ended_at, acting)
      select wish.change, wish.coupon, wish.transfer, 'cancel', 'applied', wish.version, wish.legs, wish.summary, -wish.refund,
        wish.total, wish.currency, ${at}, ${at}, wish.acting
      from wish join booking on booking.id = wish.coupon),
    letter as (
      insert into job (kind, payload, run_at, created_at)
      select 'send_change_letter', jsonb_build_object('changeId', wish.change), ${at}, ${at}
      from wish join booking on booking.id = wish.coupon where wish.letter)
    select (select count(*) from ride) as cancelled, exists (select from paying) as is_being_paid`.execute(
    tx,
  );
  return rows[0] ?? { cancelled: 0, isBeingPaid: false };
}

function asRows(cancellations: readonly Cancellation[]): RawBuilder<unknown> {
  const rows = cancellations.map(({ changeId, plan, acted }) => {
    const { coupon, legs } = plan;
    const summary: CancelSummary = {
      directions: legs.map(({ direction }) => direction),
      refundMinor: plan.refundMinor,
      feeMinor: plan.feeMinor,
      notices: plan.notices,
      steps: plan.steps,
    };
    return {
      change: changeId,
      coupon: coupon.id,
      transfer: legs[0]?.transferId,
      version: coupon.version,
      status: plan.statusAfter,
      legs: legs.map((leg) => ({ id: leg.transferId, kept: leg.keptPercent, price: leg.priceMinor })),
      summary,
      refund: plan.refundMinor,
      total: coupon.totalMinor,
      currency: coupon.currency,
      // A booking that was never paid had no letter to correct.
      letter: coupon.status !== 'pending_payment',
      acting: acted,
    };
  });
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wish(change uuid, coupon int, transfer int, version int, status text,
    legs jsonb, summary jsonb, refund int, total int, currency text, letter boolean, acting jsonb)`;
}

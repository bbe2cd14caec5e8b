import { LOST_DISPUTES, OPEN_DISPUTES } from '@traslado/domain/money/dispute';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from './client.ts';

const among = (states: readonly string[]): RawBuilder<unknown> =>
  sql`d.status in (${sql.join(states.map((state) => sql.lit(state)))})`;

const isOpenDispute = among(OPEN_DISPUTES);

/** A warning stops money until staff settle its matter; a dispute until it ends. */
export const isStoppingDispute = sql<boolean>`(${isOpenDispute} and (d.status <> 'warned' or exists (
  select from staff_alert w where w.kind = 'dispute.warned' and w.subject = d.gateway_id and w.resolved_at is null)))`;

/** True while a dispute of the booking stops refunds. `coupon` is its id. */
export const isGivingStopped = (coupon: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from dispute d where d.coupon_id = ${coupon} and ${isStoppingDispute})`;

/** Cents of a payment that were lost to disputes. */
export const takenOfAttempt = (attempt: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(d.amount_minor), 0) from dispute d where d.attempt_id = ${attempt} and ${among(LOST_DISPUTES)})`;

/** True while a dispute stops refunds of this booking. */
export async function findGivingStopped(handle: Handle, couponId: number): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`
    select ${isGivingStopped(sql`${couponId}::int`)} as is_stopped`.execute(handle);
  return rows[0]?.isStopped ?? false;
}

/** The payment of a charge, or null. Its booking is locked until the transaction ends. */
export async function lockChargeOf(
  tx: Tx,
  { gateway, chargeId }: { readonly gateway: string; readonly chargeId: string },
): Promise<{ readonly attemptId: string; readonly couponId: number } | null> {
  const { rows } = await sql<{ attemptId: string; couponId: number }>`
    select a.id as attempt_id, c.id as coupon_id from payment_attempt a join coupon c on c.id = a.coupon_id
    where a.gateway = ${gateway} and a.gateway_id = ${chargeId} and a.status = 'succeeded' for update of c`.execute(
    tx,
  );
  return rows[0] ?? null;
}

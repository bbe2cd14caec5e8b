import { type DisputeState, MACHINES } from '@traslado/domain/booking/state';
import { sql } from 'kysely';
import type { Tx } from '../../db/client.ts';

export type ToldDispute = {
  readonly gateway: string;
  readonly gatewayId: string;
  /** Gateway's id of the charge. */
  readonly chargeId: string;
  readonly status: DisputeState;
  readonly reason: string;
  /** Cents; null for the whole charge. */
  readonly amountMinor: number | null;
  readonly dueAt: number | null;
  readonly openedAt: number;
};

const ALLOWED = Object.entries(MACHINES.dispute).flatMap(([from, next]) => next.map((to) => `${from}>${to}`));

/** Keeps a dispute, or its new state where its transitions allow it. @returns whether it is new or has another state now */
export async function insertDispute(
  tx: Tx,
  told: ToldDispute & { readonly attemptId: string; readonly now: number },
): Promise<boolean> {
  const { gateway, gatewayId, attemptId, status, reason, amountMinor, dueAt, openedAt, now } = told;
  const { rows } = await sql<{ id: number }>`
    insert into dispute as d (gateway, gateway_id, coupon_id, attempt_id, status, reason, amount_minor, currency, due_at, opened_at, updated_at)
    select ${gateway}, ${gatewayId}, a.coupon_id, a.id, ${status}, ${reason}, coalesce(${amountMinor}::int, a.amount_minor), a.currency,
      ${dueAt === null ? null : new Date(dueAt)}::timestamptz, ${new Date(openedAt)}::timestamptz, ${new Date(now)}::timestamptz
    from payment_attempt a where a.id = ${attemptId}::uuid
    on conflict (gateway, gateway_id) do update set status = excluded.status, amount_minor = excluded.amount_minor, due_at = excluded.due_at,
      updated_at = excluded.updated_at
    where d.status || '>' || excluded.status = any(${ALLOWED}::text[])
    returning id`.execute(tx);
  return rows.length > 0;
}

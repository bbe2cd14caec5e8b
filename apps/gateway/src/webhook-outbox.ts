import type { Pool } from 'pg';
import { runStatement, type Statement } from './ledger-query.ts';

/** One event to be told to the product, as it goes over the wire. */
export type WebhookBody = {
  id: string;
  type: string;
  created_at_ms: number;
  charge: {
    id: string;
    attempt_id: string;
    amount_minor: number;
    currency: string;
    reason: string | null;
    card: { brand: string; last4: string } | null;
  };
  refund: { id: string; refund_id: string; amount_minor: number } | null;
};

type EventRow = {
  id: string;
  type: string;
  created_at: Date;
  charge_id: string;
  attempt_id: string;
  amount_minor: string;
  currency: string;
  reason: string | null;
  brand: string | null;
  last4: string | null;
  refund_row: string | null;
  refund_id: string | null;
  refund_amount: string | null;
};

/** Seconds until the next try, by how many were made; the last one repeats. */
const RETRY_SECONDS = [1, 2, 5, 15, 60, 300, 900, 3_600];
const GIVE_UP_AFTER = '3 days';

/**
 * Takes due events for one round. Taking one counts the try and sets the next one's time at once: a process that dies while
 * sending has lost nothing, the event comes again. Other processes skip what is being taken.
 */
const CLAIM: Statement = {
  name: 'sandbox_event_claim',
  text: `
    with due as (
      select id from sandbox_gateway.event
      where delivered_at is null and given_up_at is null and next_at <= now()
      order by next_at limit $1 for update skip locked
    ),
    taken as (
      update sandbox_gateway.event e
      set attempts = attempts + 1,
          next_at = now() + (array[${RETRY_SECONDS.join(',')}])[least(attempts + 1, ${RETRY_SECONDS.length})] * interval '1 second',
          given_up_at = case when e.created_at < now() - interval '${GIVE_UP_AFTER}' then now() end
      from due where e.id = due.id returning e.*
    )
    select e.id, e.type, e.created_at, e.charge_id, e.refund_row, c.attempt_id, c.amount_minor, c.currency, c.reason,
      c.brand, c.last4, r.refund_id, r.amount_minor as refund_amount
    from taken e join sandbox_gateway.charge c on c.id = e.charge_id
    left join sandbox_gateway.refund r on r.id = e.refund_row`,
};

const DELIVERED: Statement = {
  name: 'sandbox_event_delivered',
  text: 'update sandbox_gateway.event set delivered_at = now() where id = any($1::text[])',
};

/** Claims up to `limit` due events. */
export async function claimEvents(pool: Pool, limit: number): Promise<WebhookBody[]> {
  const rows = await runStatement<EventRow>(pool, CLAIM, [limit]);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    created_at_ms: row.created_at.getTime(),
    charge: {
      id: row.charge_id,
      attempt_id: row.attempt_id,
      amount_minor: Number(row.amount_minor),
      currency: row.currency,
      reason: row.reason,
      card: row.brand === null || row.last4 === null ? null : { brand: row.brand, last4: row.last4 },
    },
    refund:
      row.refund_row === null || row.refund_id === null
        ? null
        : { id: row.refund_row, refund_id: row.refund_id, amount_minor: Number(row.refund_amount) },
  }));
}

/** Strikes the events that the product has taken. */
export async function markDelivered(pool: Pool, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await runStatement(pool, DELIVERED, [[...ids]]);
}

import type { Pool } from 'pg';

/** One event for the product, as it goes over the wire. */
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
  refund: { id: string; refund_id: string | null; amount_minor: number } | null;
  dispute: {
    id: string;
    status: string;
    reason: string;
    due_at_ms: number | null;
    created_at_ms: number;
  } | null;
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
  dispute_row: string | null;
  dispute_status: string | null;
  dispute_reason: string | null;
  dispute_due: Date | null;
  dispute_created: Date | null;
};

/** Seconds until the next try, by the number of tries; the last one repeats. */
const RETRY_SECONDS = [1, 2, 5, 15, 60, 300, 900, 3_600];
const GIVE_UP_AFTER = '3 days';

const DUE = `
  select e.id, e.type, e.created_at, e.charge_id, e.refund_row, c.attempt_id, c.amount_minor, c.currency, c.reason,
    c.brand, c.last4, r.refund_id, r.amount_minor as refund_amount, e.dispute_row, e.dispute_status, d.reason as dispute_reason, d.due_at as dispute_due,
    d.created_at as dispute_created
  from sandbox_gateway.event e join sandbox_gateway.charge c on c.id = e.charge_id
  left join sandbox_gateway.refund r on r.id = e.refund_row
  left join sandbox_gateway.dispute d on d.id = e.dispute_row
  where e.next_at <= now() order by e.next_at limit $1 for update of e skip locked`;

const POSTPONE = `
  update sandbox_gateway.event set attempts = attempts + 1,
    next_at = now() + (array[${RETRY_SECONDS.join(',')}])[least(attempts + 1, ${RETRY_SECONDS.length})] * interval '1 second'
  where id = any($1::text[]) and created_at > now() - interval '${GIVE_UP_AFTER}'`;

/** A sent and not postponed event is taken, or too old to be tried again. */
const STRIKE = `delete from sandbox_gateway.event where id = any($1::text[])
  and (id <> all($2::text[]) or created_at <= now() - interval '${GIVE_UP_AFTER}')`;

const ANYTHING_DUE = {
  name: 'sandbox_anything_due',
  text: `select exists (select from sandbox_gateway.event where next_at <= now())
    or exists (select from sandbox_gateway.refund where status = 'pending' and settles_at <= now()) as due`,
};

/** True for events to send and refunds to settle: one read, where a round takes four trips. */
export async function isAnythingDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(ANYTHING_DUE);
  return rows[0]?.due ?? false;
}

/**
 * One round over due events: they stay locked while `send` tells the product, so other processes skip them, and a process that dies in
 * between releases them at once. A taken event is deleted, the others get a later time.
 * @param send answers the ids that the product has taken.
 * @returns how many were due and how many were taken.
 */
export async function deliverEvents(
  pool: Pool,
  limit: number,
  send: (events: readonly WebhookBody[]) => Promise<readonly string[]>,
): Promise<{ due: number; taken: number }> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const due = await client.query<EventRow>(DUE, [limit]);
    const ids = due.rows.map((row) => row.id);
    const taken = ids.length === 0 ? [] : await send(due.rows.map(toBody));
    const failed = ids.filter((id) => !taken.includes(id));
    if (failed.length > 0) await client.query(POSTPONE, [failed]);
    if (ids.length > 0) await client.query(STRIKE, [ids, failed]);
    await client.query('commit');
    return { due: ids.length, taken: taken.length };
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection in the middle of a failed transaction is not worth mending: closing it rolls back.
    client.release(broken);
  }
}

function toBody(row: EventRow): WebhookBody {
  return {
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
      row.refund_row === null
        ? null
        : { id: row.refund_row, refund_id: row.refund_id, amount_minor: Number(row.refund_amount) },
    dispute:
      row.dispute_row === null
        ? null
        : {
            id: row.dispute_row,
            status: row.dispute_status ?? '',
            reason: row.dispute_reason ?? '',
            due_at_ms: row.dispute_due?.getTime() ?? null,
            created_at_ms: row.dispute_created?.getTime() ?? 0,
          },
  };
}

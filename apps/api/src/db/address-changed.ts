import { sql } from 'kysely';

/**
 * Instant at which the address of a `coupon c` was changed last, or given by staff who booked for the guest; null for one that stands since
 * the sale. While it is unpaid, a correction does not count: the former address gets a letter, and a payment link lets its reader only pay.
 */
export const addressChangedAt = sql`(
  select greatest(max(coalesce(g.ended_at, g.created_at)),
    case when c.acting -> 'gaveAddress' = 'true' then c.created_at end) from coupon_change g
  where g.coupon_id = c.id and g.kind = 'change' and g.status = 'applied' and c.status <> 'pending_payment'
    and g.summary @> '[{"field": "email"}]')`;

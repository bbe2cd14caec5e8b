import { sql } from 'kysely';

/**
 * Instant of the last change of a `coupon c`'s address. An address given by staff who booked for the guest counts as changed at the sale; one
 * the guest gave and kept has null. An unpaid booking has null: the former address gets a letter, and a payment link lets its reader only pay.
 */
export const addressChangedAt = sql`(
  select greatest(max(coalesce(g.ended_at, g.created_at)),
    case when c.acting -> 'gaveAddress' = 'true' then c.created_at end) from coupon_change g
  where g.coupon_id = c.id and g.kind = 'change' and g.status = 'applied' and c.status <> 'pending_payment'
    and g.summary @> '[{"field": "email"}]')`;

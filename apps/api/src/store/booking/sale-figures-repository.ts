import { sql } from 'kysely';
import { isUnderWay } from '../../db/attempt-under-way.ts';
import type { Handle } from '../../db/client.ts';
import type { SaleFigures } from '../../http/sale-metrics.ts';

const recentMs = 15 * 60_000;

/** Reads `SaleFigures` in one statement, by indexes of what is open or new. */
export async function readSaleFigures(handle: Handle, now: number): Promise<SaleFigures> {
  const at = new Date(now);
  const { rows } = await sql<Omit<SaleFigures, 'oldestOpenMs'> & { readonly oldestOpen: number | null }>`
    with departure as (
      select id, capacity from shared_departure, (select (${at}::timestamptz at time zone 'UTC')::date as today) d
      where service_on between today and today + 1),
    seats as (
      select coalesce(sum(s.seats) filter (where s.held_until is null), 0) as sold,
        coalesce(sum(s.seats) filter (where s.held_until >= ${at}), 0) as held
      from departure d join seat s on s.departure_id = d.id and s.released_at is null)
    select
      (select coalesce(json_object_agg(status, n), '{}') from (
        select status, count(*) as n from payment_attempt
        where created_at > ${new Date(now - recentMs)} group by status) p) as payments,
      (select min(a.created_at) from payment_attempt a where ${isUnderWay}) as oldest_open,
      (select coalesce(json_object_agg(status, n), '{}') from (
        select status, count(*) as n from refund
        where status in ('requested', 'processing', 'failed') and replaced_by is null and settled_outside_at is null
        group by status) r) as refunds,
      (select count(*) from coupon where status = 'pending_payment' and expires_at >= ${at}) as held,
      (select json_build_object('sold', sold, 'held', held, 'capacity', (select coalesce(sum(capacity), 0) from departure))
        from seats) as seats`.execute(handle);
  const [row] = rows;
  if (!row) throw new Error('figures of sales: no row');
  const { oldestOpen, ...figures } = row;
  return { ...figures, oldestOpenMs: oldestOpen === null ? 0 : Math.max(0, now - oldestOpen) };
}

import type { Scope } from '@traslado/domain/access/scope';
import { sql } from 'kysely';
import type { Handle } from './client.ts';
import { inScope } from './scope.ts';

/** Instant at which the group made a booking, epoch milliseconds; 0 where it is unknown. The index of migration 0225 has it. */
const madeAt = sql`(k.facts ->> 'createdAt')::float8`;

/**
 * Bookings that the group sold on these days, local to the resort, within a scope: figures of our own books leave them out. A booking
 * without a day counts for each.
 */
export async function countTheirBookings(
  handle: Handle,
  { from, to, scope, property = null }: TheirDays,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from their_coupon k join property p on p.code = k.hotel
    where ${inScope(scope, sql`p.id`)} and (${property}::int is null or p.id = ${property})
      and (${madeAt} = 0 or (
        ${madeAt} between extract(epoch from ${from}::date - 1) * 1000 and extract(epoch from ${to}::date + 2) * 1000
        and (to_timestamp(${madeAt} / 1000) at time zone p.time_zone)::date between ${from}::date and ${to}::date))`.execute(
    handle,
  );
  return rows[0]?.n ?? 0;
}

export type TheirDays = {
  /** Civil dates, both included. */
  readonly from: string;
  readonly to: string;
  readonly scope: Scope;
  readonly property?: number | null;
};

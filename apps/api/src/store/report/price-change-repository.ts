import type { Scope } from '@traslado/domain/access/scope';
import { rates } from '@traslado/domain/catalogues/rates';
import type { Period } from '@traslado/domain/reports/period';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { inScope } from '../../db/scope.ts';

/** A day on which rates came, went or changed, and their number. */
export type PriceChange = { readonly day: string; readonly rates: number };

/**
 * Days of a period on which rates changed, in the time of their property. A new description changes no price.
 * @param ids properties; null for all of the scope
 */
export async function listPriceChanges(
  handle: Handle,
  { from, to, scope, ids }: Period & { scope: Scope; ids: readonly number[] | null },
): Promise<PriceChange[]> {
  const actions = ['create', 'update', 'delete'].map((change) => `${rates.one}.${change}`);
  const { rows } = await sql<PriceChange>`
    select (e.at at time zone p.time_zone)::date::text as day, count(distinct e.subject)::int as rates
    from audit_entry e
    join service s on s.id = coalesce(e.detail -> 'after' ->> 'service_id', e.detail -> 'before' ->> 'service_id')::int
    join property p on p.id = s.property_id
    where e.action = any(${actions}::text[]) and e.at between ${from}::date - 1 and ${to}::date + 2
      and (e.at at time zone p.time_zone)::date between ${from}::date and ${to}::date
      and e.detail #- '{before,description}' -> 'before' is distinct from e.detail #- '{after,description}' -> 'after'
      and ${inScope(scope, sql`p.id`)} and (${ids}::int[] is null or p.id = any(${ids}::int[]))
    group by day order by day`.execute(handle);
  return rows;
}

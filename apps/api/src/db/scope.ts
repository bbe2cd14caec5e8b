import type { Scope } from '@traslado/domain/access/scope';
import { type RawBuilder, sql } from 'kysely';

/**
 * Part of a `where`: only rows of the properties of a scope, like `isInScope` in memory. Rows of no property are of the whole group.
 * @param property expression that is the id of the row's property: `sql.ref('r.property_id')`
 */
export function inScope(scope: Scope, property: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`;
  return sql<boolean>`coalesce(${property} = any(${[...scope]}::int[]), false)`;
}

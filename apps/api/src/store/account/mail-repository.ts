import type { Scope } from '@traslado/domain/access/scope';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { inScope } from '../../db/scope.ts';

/** A person who gets mail about the tag's topic. `status` 1 is active. */
export type NotifiedRow = {
  readonly id: number;
  readonly email: string;
  readonly tag: string;
  readonly status: number;
};

/** Most rows of one answer: one resort's group has a handful. */
const mostRows = 1_000;

/** Notification groups, of one tag or of all, of the properties of a scope. A tag is a topic and the code of a property. */
export async function listGroups(
  db: Db,
  { tag, status, scope }: { tag: string | undefined; status: number; scope: Scope },
): Promise<NotifiedRow[]> {
  const tagged = sql<string>`concat_ws(':', topic, code)`;
  let query = db
    .selectFrom('notification_group as named')
    .innerJoin('property', 'property.id', 'named.property_id')
    .select(['named.id', 'named.email', tagged.as('tag'), 'named.status'])
    .where('named.status', '=', status)
    .where(inScope(scope, sql`named.property_id`))
    .orderBy('tag')
    .orderBy('named.email')
    .orderBy('named.id')
    .limit(mostRows);
  if (tag !== undefined) query = query.where(tagged, '=', tag);
  return query.execute();
}

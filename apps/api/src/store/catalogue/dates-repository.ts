import type { Scope } from '@traslado/domain/access/scope';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { dateFieldsOf } from '@traslado/domain/catalogues/events-soon';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import type { CivilDate } from '@traslado/domain/time/civil';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { columnOf, readOf } from './columns-repository.ts';
import { andSeen } from './scope-repository.ts';

/** Most rows of a catalogue that are read: a season has thousands of rates, and few names. */
const mostDated = 2_000;

export type DatedRow = { readonly id: number; readonly facts: Facts };

/** Rows within the scope with a day between two days, both included. */
export async function listDatedRows(
  db: Db,
  definition: Definition,
  { from, to, scope }: { readonly from: CivilDate; readonly to: CivilDate; readonly scope: Scope },
): Promise<DatedRow[]> {
  const days = dateFieldsOf(definition).map(
    ({ name, field }) => sql`${columnOf(name, field)} between ${from}::date and ${to}::date`,
  );
  const fields = fieldsOf(definition).map(([name, field]) => readOf(name, field));
  const { rows } = await sql<Facts & { id: number }>`
    select id, ${sql.join(fields)} from ${sql.table(definition.table)}
    where (${sql.join(days, sql` or `)}) ${andSeen(scope, definition)}
    order by id limit ${mostDated}`.execute(db.withoutPlugins());
  return rows.map(({ id, ...facts }) => ({ id, facts }));
}

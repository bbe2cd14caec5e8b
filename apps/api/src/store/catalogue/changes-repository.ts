import type { Scope } from '@traslado/domain/access/scope';
import type { Definition, Facts } from '@traslado/domain/catalogues/definition';
import { type RawBuilder, sql } from 'kysely';
import type { Change } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { nameOfStaff } from '../../db/staff-names.ts';
import { isStateSeen } from './scope-repository.ts';

/** A change of a row as the audit keeps it, with the number of rows changed together with it. */
export type LastChange = {
  readonly id: number;
  /** The catalogue's noun in actions: `rate`. */
  readonly one: string;
  readonly change: Change;
  readonly row: number;
  readonly username: string;
  /** The name that people read. */
  readonly name: string;
  readonly at: number;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly total: number;
};

/** Most changes that are read, and most that are shown. */
const mostRead = 2_000;
const mostShown = 12;

/** The scope sees both states of a change, by the rule of the lists. A missing state hides nothing. */
function wasSeen(scope: Scope, definition: Definition): RawBuilder<boolean> {
  const sees = (side: 'before' | 'after') => {
    const state = sql`detail -> ${sql.lit(side)}`;
    const isSeen = isStateSeen(scope, definition, { id: sql`subject::int`, state: sql`(${state})` });
    return sql`(jsonb_typeof(${state}) = 'null' or ${isSeen})`;
  };
  return sql<boolean>`${sees('before')} and ${sees('after')}`;
}

/** True if the scope sees an entry about a row. Each is checked by the rule of its own catalogue: others keep other facts. */
export function isSeenChange(scope: Scope, definitions: readonly Definition[]): RawBuilder<boolean> {
  if (scope === null || definitions.length === 0) return sql<boolean>`true`;
  const cases = definitions.map(
    (definition) => sql`when ${sql.lit(definition.one)} then ${wasSeen(scope, definition)}`,
  );
  return sql<boolean>`case split_part(action, '.', 1) ${sql.join(cases, sql` `)} end`;
}

/** The last changes of rows of these catalogues, newest first; a change of many rows counts once, by its last. */
export async function listLastChanges(
  db: Db,
  { definitions, scope }: { readonly definitions: readonly Definition[]; readonly scope: Scope },
): Promise<LastChange[]> {
  const actions = definitions.flatMap(({ one }) =>
    ['create', 'update', 'delete'].map((change) => `${one}.${change}`),
  );
  const { rows } = await sql<LastChange>`
    select e.id, split_part(action, '.', 1) as one, split_part(action, '.', 2) as change, subject::int as row,
      e.username, ${nameOfStaff(sql`e.username`)} as name, at,
      detail -> 'before' as before, detail -> 'after' as after, deed.total
    from audit_entry e join (
      select max(id) as id, count(*)::int as total from (
        select id, batch_id from audit_entry where action = any(${actions}::text[]) and ${isSeenChange(scope, definitions)}
        order by id desc limit ${mostRead}) as seen
      group by coalesce(-batch_id, id) order by max(id) desc limit ${mostShown}) as deed on deed.id = e.id
    order by e.id desc`.execute(db);
  return rows;
}

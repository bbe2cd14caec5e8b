import type { AccountOfPerson } from '@traslado/domain/access/same-person';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { Sight } from './record.ts';
import { isSetSeen } from './repository.ts';

/** A set that somebody called ready: what decides who publishes it. */
export type ReadySet = {
  readonly id: number;
  readonly isApproved: boolean;
  readonly catalogues: readonly string[];
  /** Those of all its rows; the whole group counts as no property. */
  readonly properties: readonly (readonly number[])[];
  readonly authors: readonly AccountOfPerson[];
};

/** Most sets that are looked at to count those that wait for somebody. */
const mostLookedAt = 200;

/** The sets that are ready, of those that somebody sees, the oldest first. One statement, however many there are. */
export async function listReadySets(handle: Handle, sight: Sight): Promise<ReadySet[]> {
  const { rows } = await sql<ReadySet>`
    select s.id, s.approved_at is not null as "isApproved",
      array(select distinct catalogue from change_set_row r where r.set_id = s.id) as catalogues,
      (select coalesce(json_agg(distinct to_jsonb(r.properties)), '[]') from change_set_row r where r.set_id = s.id) as properties,
      (select coalesce(json_agg(a), '[]') from (
        select account_id as "accountId", email, issuer, subject from change_set_author where set_id = s.id
        union
        select now.id, now.email, now.issuer, now.subject
        from change_set_author w join staff_account now on now.id = w.account_id where w.set_id = s.id) a) as authors
    from change_set s where s.status = 'ready' and ${isSetSeen(sight)} order by s.id limit ${mostLookedAt}`.execute(
    handle,
  );
  return rows;
}

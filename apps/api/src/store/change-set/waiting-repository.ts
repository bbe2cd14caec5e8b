import type { AccountOfPerson } from '@traslado/domain/access/same-person';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { Sight } from './record.ts';
import { isSetSeen } from './repository.ts';

/** A ready set, with the facts that decide who may publish it. */
export type ReadySet = {
  readonly id: number;
  readonly isApproved: boolean;
  readonly catalogues: readonly string[];
  /** The properties of each of its rows; the whole group counts as none. */
  readonly properties: readonly (readonly number[])[];
  readonly authors: readonly AccountOfPerson[];
};

/** Most ready sets that are read to count a person's work. */
const mostLookedAt = 200;

/** The ready sets within the sight, oldest first. One statement, however many there are. */
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

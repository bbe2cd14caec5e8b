import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Which database of which cluster it is. A copy of a cluster has the same number. */
const identity = sql<string>`(select system_identifier from pg_control_system()) || ' ' || current_database()`;

/** The end of the leader's log. */
export type WrittenPlace = { readonly at: string; readonly identity: string };

export async function findWrittenPlace(db: Db): Promise<WrittenPlace | undefined> {
  const { rows } = await sql<WrittenPlace>`
    select pg_current_wal_lsn()::text as at, ${identity} as identity`.execute(db);
  return rows[0];
}

/** `foreign` where it is no standby, or one of another database. */
export async function compareStandby(
  db: Db,
  written: WrittenPlace,
): Promise<'foreign' | 'behind' | 'up_to_date'> {
  const { rows } = await sql<{ isSame: boolean; hasAll: boolean | null }>`
    select pg_is_in_recovery() and ${identity} = ${written.identity} as is_same,
      pg_last_wal_replay_lsn() >= ${written.at}::pg_lsn as has_all`.execute(db);
  if (!rows[0]?.isSame) return 'foreign';
  return rows[0].hasAll ? 'up_to_date' : 'behind';
}

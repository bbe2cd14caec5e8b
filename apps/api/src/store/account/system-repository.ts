import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../../db/client.ts';
import type { SystemKeyRecord } from './system-record.ts';

const columns = sql`id, ending, created_at as made_at, created_by as made_by, used_at, ended_at`;

export async function findSystem(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from system where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Keys that work, then the last five that were ended. */
export async function listKeys(db: Db, systemId: number): Promise<SystemKeyRecord[]> {
  const { rows } = await sql<SystemKeyRecord>`
    (select ${columns} from system_key where system_id = ${systemId} and ended_at is null order by id desc)
    union all
    (select ${columns} from system_key where system_id = ${systemId} and ended_at is not null order by ended_at desc, id desc limit 5)`.execute(
    db,
  );
  return rows;
}

/** The key that signs this system in; null when it is missing or ended, or its system has ended. One statement in every case. */
export async function findWorkingKey(
  handle: Handle,
  { username, hash }: { readonly username: string; readonly hash: string },
): Promise<{ systemId: number; id: number; usedAt: number | null } | null> {
  const { rows } = await sql<{ systemId: number; id: number; usedAt: number | null }>`
    select k.system_id, k.id, k.used_at from system_key k join system s on s.id = k.system_id
    where k.hash = ${hash} and s.username = ${username} and k.ended_at is null and s.active`.execute(handle);
  return rows[0] ?? null;
}

export async function updateKeyUse(handle: Handle, id: number, now: number): Promise<void> {
  await sql`update system_key set used_at = ${new Date(now)} where id = ${id}`.execute(handle);
}

/** Locks a system, so that its keys are counted one after the other; returns the number of working ones. Null for a missing system. */
export async function countWorkingKeysForChange(tx: Tx, systemId: number): Promise<number | null> {
  const { rows } = await sql`select from system where id = ${systemId} for update`.execute(tx);
  if (rows.length === 0) return null;
  const keys = await sql<{ working: number }>`
    select count(*)::int as working from system_key where system_id = ${systemId} and ended_at is null`.execute(
    tx,
  );
  return keys.rows[0]?.working ?? 0;
}

export async function insertKey(
  tx: Tx,
  key: { readonly systemId: number; readonly hash: string; readonly ending: string },
  { username, now }: { readonly username: string; readonly now: number },
): Promise<SystemKeyRecord> {
  const { rows } = await sql<SystemKeyRecord>`
    insert into system_key (system_id, hash, ending, created_at, created_by)
    values (${key.systemId}, ${key.hash}, ${key.ending}, ${new Date(now)}, ${username}) returning ${columns}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a key was not made');
  return row;
}

/** True if the key ended now; false for a missing or ended one. */
export async function updateKeyEnd(
  db: Db,
  { systemId, id }: { readonly systemId: number; readonly id: number },
  { username, now }: { readonly username: string; readonly now: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update system_key set ended_at = ${new Date(now)}, ended_by = ${username}
    where id = ${id} and system_id = ${systemId} and ended_at is null`.execute(db);
  return numAffectedRows === 1n;
}

import { FOLLOWING, PERMISSIONS, type Permission, permissionsOf } from '@traslado/domain/access/permissions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Processes that start together give a new permission once. */
const lock = 4_018_226_304;

/**
 * Gives permissions that are new to this database to three kinds of roles: roles that begin with them, roles that had all permissions, and
 * roles with the permission that one follows. Permissions that staff removed or gave stay as they are.
 */
export async function introducePermissions(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const met = new Set(
      (await tx.selectFrom('staff_permission').select('name').execute()).map((row) => row.name),
    );
    const fresh = PERMISSIONS.filter((name) => !met.has(name));
    if (fresh.length === 0) return;
    for (const { id, name, permissions } of await tx
      .selectFrom('staff_role')
      .select(['id', 'name', 'permissions'])
      .execute()) {
      const hadAll = met.size > 0 && [...met].every((one) => permissions.includes(one));
      const follows = (one: Permission) => met.size > 0 && permissions.includes(FOLLOWING[one] ?? '');
      const given = fresh.filter((one) => hadAll || permissionsOf([name]).includes(one) || follows(one));
      if (given.length === 0) continue;
      await tx
        .updateTable('staff_role')
        .set({ permissions: [...new Set([...permissions, ...given])], version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    }
    await tx
      .insertInto('staff_permission')
      .values(fresh.map((name) => ({ name })))
      .execute();
  });
}

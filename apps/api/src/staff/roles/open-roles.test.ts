import { PERMISSIONS, permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { introducePermissions } from '../../db/migrations/introduce-permissions.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const other = useTestApp();

const setPermissions = (name: string, permissions: readonly string[]) =>
  test.db
    .updateTable('staff_role')
    .set({ permissions: [...permissions] })
    .where('name', '=', name)
    .execute();

describe('the roles in force', () => {
  it('are the six that the product brings along, with what they begin with', () => {
    for (const role of ROLE_NAMES)
      expect(test.backends.roles.permissionsOf([role])).toEqual(permissionsOf([role]));
    expect(test.backends.roles.known(['nobody', 'finance', 'catalogue'])).toEqual(['catalogue', 'finance']);
    expect(test.backends.roles.permissionsOf(['__proto__', 'constructor'])).toEqual([]);
  });

  it('follow the rows by themselves: the next request of who lost a permission is refused', async () => {
    const { roles } = test.backends;
    const staff = await makeStaff(test, ['revenue']);
    const ask = async () => (await staff.ask('GET', '/v1/staff/rates')).statusCode;
    expect(await ask()).toBe(200);
    await setPermissions('revenue', ['attention:see', 'of an older product']);
    await expect.poll(() => roles.permissionsOf(['revenue']), { timeout: 1_000 }).toEqual(['attention:see']);
    expect(await ask()).toBe(403);
    expect((await staff.ask('GET', '/profile')).json().permissions).toEqual(['attention:see']);
    await setPermissions('revenue', permissionsOf(['revenue']));
    await expect.poll(ask, { timeout: 1_000 }).toBe(200);
  });
});

describe('a permission that is new to the database', () => {
  const rowsOf = async (name: string) =>
    (
      await other.db
        .selectFrom('staff_role')
        .select('permissions')
        .where('name', '=', name)
        .executeTakeFirst()
    )?.permissions ?? [];

  it('reaches the roles that begin with it and those that had everything, once', async () => {
    await other.db
      .insertInto('staff_role')
      .values({ name: 'owner', name_en: 'Owner', name_es: 'Dueño', permissions: [...PERMISSIONS] })
      .execute();
    // The state that an older product left.
    await sql`delete from staff_permission where name = 'rates:change'`.execute(other.db);
    await sql`update staff_role set permissions = array_remove(permissions, 'rates:change')`.execute(
      other.db,
    );
    await sql`update staff_role set permissions = array_remove(permissions, 'coupons:see') where name = 'revenue'`.execute(
      other.db,
    );
    await Promise.all([introducePermissions(other.db), introducePermissions(other.db)]);
    for (const role of ['revenue', 'administrator', 'owner'])
      expect((await rowsOf(role)).filter((one) => one === 'rates:change')).toHaveLength(1);
    expect(await rowsOf('finance')).not.toContain('rates:change');
    // A permission that staff removed stays away.
    expect(await rowsOf('revenue')).not.toContain('coupons:see');
    await sql`update staff_role set permissions = array_remove(permissions, 'rates:change')`.execute(
      other.db,
    );
    await introducePermissions(other.db);
    expect(await rowsOf('administrator')).not.toContain('rates:change');
  });
  it('goes to a role of staff’s own that has what it follows', async () => {
    const drafts = ['change-sets:see', 'change-sets:change', 'change-sets:publish'];
    await sql`insert into staff_role (name, name_en, name_es, permissions) values
      ('pricing', 'Pricing', 'Precios', array['rates:see', 'rates:change']), ('reading', 'Reading', 'Lectura', array['rates:see'])`.execute(
      other.db,
    );
    await other.db.deleteFrom('staff_permission').where('name', 'in', drafts).execute();
    await introducePermissions(other.db);
    expect(await rowsOf('pricing')).toEqual(['rates:see', 'rates:change', ...drafts]);
    expect(await rowsOf('reading')).toEqual(['rates:see']);
  });
});

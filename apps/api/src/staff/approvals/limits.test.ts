import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const setPerson = (staff: Staff, id: number, limit: string, note = '') =>
  staff.ask('PUT', `/v1/staff/people/${id}/limit`, { payload: { limit, note } });
const setRole = (staff: Staff, id: number, limit: string) =>
  staff.ask('PUT', `/v1/staff/roles/${id}/limit`, { payload: { limit } });
const roleId = async (name: string): Promise<number> =>
  (await test.db.selectFrom('staff_role').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
const codeOf = (answer: { json: () => { code?: string }; statusCode: number }) => [
  answer.statusCode,
  answer.json().code,
];

describe('limits', () => {
  it('of a role and, above it, of an account are set and read; what changed is in the audit', async () => {
    const administrator = await makeStaff(test, ['administrator']);
    const colleague = await makeStaff(test, ['finance']);
    await sql`update staff_role set limit_minor = case name when 'administrator' then 900000 else 0 end`.execute(
      test.db,
    );
    expect((await setRole(administrator, await roleId('finance'), '500')).json()).toEqual({ limit: 500 });
    const read = async () =>
      (await administrator.ask('GET', `/v1/staff/people/${colleague.id}/limit`)).json();
    expect(await read()).toEqual({ own: null, of_roles: 500, limit: 500 });
    await setPerson(administrator, colleague.id, '5000.50', ' High season ');
    expect(await read()).toEqual({ own: 5_000.5, of_roles: 500, limit: 5_000.5 });
    await setPerson(administrator, colleague.id, '0');
    expect(await read()).toEqual({ own: 0, of_roles: 500, limit: 0 });
    await setPerson(administrator, colleague.id, ' ');
    // Again, and nothing more is written down.
    await setPerson(administrator, colleague.id, '');
    expect(await read()).toEqual({ own: null, of_roles: 500, limit: 500 });
    const { entries } = (await administrator.ask('GET', `/v1/staff/people/${colleague.id}/history`)).json();
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'limit', limit: { old: 0, now: null } },
      { action: 'limit', limit: { old: 5_000.5, now: 0, note: '' } },
      { action: 'limit', limit: { old: null, now: 5_000.5, of_roles: 500, note: 'High season' } },
    ]);
    const { rows } = await sql<{ detail: object }>`
      select detail from audit_entry where action = 'person.limit' and subject = ${String(colleague.id)} order by id`.execute(
      test.db,
    );
    expect(rows.map(({ detail }) => detail)).toMatchObject([
      { limit_before: null, limit_after: 5_000.5 },
      { limit_before: 5_000.5, limit_after: 0 },
      { limit_before: 0, limit_after: null },
    ]);
  });

  it('of their own nobody raises: not of the account, not of another one of theirs, not of a role of theirs', async () => {
    const self = await makeStaff(test, ['administrator'], { email: 'adela@perla.example' });
    const twin = await makeStaff(test, ['finance'], { email: 'Adela+2@perla.example' });
    const role = await roleId('administrator');
    const other = await makeStaff(test, ['administrator']);
    expect(codeOf(await setPerson(self, self.id, '9001'))).toEqual([403, 'limit.own']);
    expect(codeOf(await setPerson(self, twin.id, '9999'))).toEqual([403, 'limit.own']);
    expect(codeOf(await setRole(self, role, '9001'))).toEqual([403, 'limit.own']);
    expect((await setPerson(other, self.id, '300')).statusCode).toBe(200);
    expect((await setPerson(self, self.id, '200')).json()).toMatchObject({ limit: 200 });
    expect(codeOf(await setPerson(self, self.id, '300'))).toEqual([403, 'limit.own']);
    // Without one of its own the account would have that of its role, which is more.
    expect(codeOf(await setPerson(self, self.id, ''))).toEqual([403, 'limit.own']);
    // By now the role gives more than they have.
    expect(codeOf(await setRole(self, role, '0'))).toEqual([403, 'role.above_you']);
    expect(codeOf(await setRole(other, role, '0'))).toEqual([409, 'person.last_administrator']);
  });

  it('are set by who may change people alone, as far as they work, to an amount', async () => {
    const administrator = await makeStaff(test, ['administrator']);
    const finance = await makeStaff(test, ['finance']);
    const near = await makeStaff(test, ['administrator'], { scope: [1] });
    expect(codeOf(await setPerson(finance, administrator.id, '5'))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await setRole(finance, await roleId('concierge'), '5'))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await setPerson(near, finance.id, '5'))).toEqual([404, 'person.not_found']);
    expect(codeOf(await setRole(near, await roleId('concierge'), '5'))).toEqual([403, 'auth.forbidden']);
    expect(codeOf(await setPerson(administrator, finance.id, '5,000'))[1]).toBe('amount.invalid');
    expect(codeOf(await setPerson(administrator, finance.id, '-1'))[1]).toBe('amount.invalid');
    expect(codeOf(await setPerson(administrator, 2_000_000_000, '5'))).toEqual([404, 'person.not_found']);
    expect(codeOf(await setRole(administrator, 2_000_000_000, '5'))).toEqual([404, 'role.not_found']);
  });
});

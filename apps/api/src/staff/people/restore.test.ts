import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let boss: Staff;
beforeAll(async () => {
  boss = await makeStaff(test, ['administrator']);
});

type Entry = { id: number; action: string };

const people = '/v1/staff/people';
const roles = '/v1/staff/roles';
const read = async (url: string) => (await boss.ask('GET', url)).json();
const lastChange = async (url: string): Promise<number> =>
  (await read(`${url}/history`)).entries.find(({ action }: Entry) => action === 'update').id;
const restore = async (by: Staff, url: string, change: number, version?: number) => {
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  const answer = await by.ask('POST', `${url}/restore`, { payload: { change }, headers });
  return { http: answer.statusCode, ...answer.json() };
};
const update = (url: string, payload: object) => boss.ask('PUT', url, { payload });
const bodyOf = (more: object = {}) => ({
  name: 'Some Body',
  email: 'some@perla.example',
  roles: ['revenue'],
  scope: null,
  ...more,
});

describe('an earlier version of a person', () => {
  it('is written as a new change, with nothing of their password or sessions', async () => {
    const one = await makeStaff(test, ['revenue'], { email: 'some@perla.example' });
    const url = `${people}/${one.id}`;
    await update(url, bodyOf({ name: 'Before', roles: ['revenue', 'finance'], scope: [1, 2] }));
    await update(url, bodyOf({ name: 'After', scope: [1] }));
    const secrets = () =>
      test.db
        .selectFrom('staff_account')
        .leftJoin('staff_session', 'staff_session.account_id', 'staff_account.id')
        .select(['password_hash', 'token_hash'])
        .where('staff_account.id', '=', one.id)
        .execute();
    const kept = await secrets();
    const { version } = (await read(url)).person;
    const said = await restore(boss, url, await lastChange(url), version);
    expect(said).toMatchObject({
      http: 200,
      name: 'Before',
      roles: ['revenue', 'finance'],
      scope: [1, 2],
      version: version + 1,
    });
    expect(await secrets()).toEqual(kept);
    const [entry] = (await read(`${url}/history`)).entries;
    expect(entry).toMatchObject({
      action: 'update',
      by: boss.username,
      before: { name: 'After' },
      after: { name: 'Before' },
    });
  });

  it('opens a closed account, and closes an open one with its sessions', async () => {
    const one = await makeStaff(test, ['revenue'], { email: 'some@perla.example' });
    const url = `${people}/${one.id}`;
    await update(url, bodyOf({ status: 'disabled' }));
    const closing = await lastChange(url);
    expect((await restore(boss, url, closing)).http).toBe(200);
    const opening = await lastChange(url);
    const state = (await read(url)).person.status;
    expect(['active', 'unconfirmed']).toContain(state);
    const again = await boss.ask('POST', `${url}/restore`, { payload: { change: opening, state: 'before' } });
    expect(again.json().status).toBe('disabled');
  });

  it('is refused on an older version, for another change, and to who may not', async () => {
    const one = await makeStaff(test, ['revenue'], { email: 'some@perla.example' });
    const url = `${people}/${one.id}`;
    await update(url, bodyOf({ name: 'Other' }));
    const change = await lastChange(url);
    expect(await restore(boss, url, change, 1)).toMatchObject({ http: 412, code: 'person.stale' });
    expect((await restore(boss, url, 999_999_999)).code).toBe('version.not_found');
    expect((await restore(boss, `${people}/${boss.id}`, change)).code).toBe('version.not_found');
    const desk = await makeStaff(test, ['concierge']);
    expect((await restore(desk, url, change)).code).toBe('auth.forbidden');
  });

  it('raises nobody by themselves, and never takes the last administrator', async () => {
    const url = `${people}/${boss.id}`;
    const other = await makeStaff(test, ['administrator'], { email: 'other@perla.example' });
    const their = `${people}/${other.id}`;
    await update(their, bodyOf({ roles: ['administrator', 'finance'] }));
    await update(their, bodyOf({ roles: ['administrator'] }));
    expect((await restore(other, their, await lastChange(their))).code).toBe('person.own_rights');
    await update(their, bodyOf({ roles: [] }));
    await update(their, bodyOf({ roles: ['administrator'] }));
    const withNone = await lastChange(their);
    await test.db
      .updateTable('staff_account')
      .set({ status: 'disabled' })
      .where('id', '<>', other.id)
      .where('id', '<>', boss.id)
      .execute();
    await test.db
      .updateTable('staff_account')
      .set({ roles: ['auditor'] })
      .where('id', '=', boss.id)
      .execute();
    expect((await restore(other, their, withNone)).code).toBe('person.last_administrator');
    await test.db
      .updateTable('staff_account')
      .set({ roles: ['administrator'] })
      .where('id', '=', boss.id)
      .execute();
    expect((await read(url)).person.roles).toEqual(['administrator']);
  });

  it('names the roles that are gone', async () => {
    const one = await makeStaff(test, ['revenue'], { email: 'some@perla.example' });
    const url = `${people}/${one.id}`;
    const made = await boss.ask('POST', roles, {
      payload: { name: 'night-desk', name_en: 'Night', name_es: 'Noche', permissions: [] },
    });
    await update(url, bodyOf({ roles: ['revenue', 'night-desk'] }));
    await update(url, bodyOf());
    await boss.ask('DELETE', `${roles}/${made.json().id}?confirmation=night-desk`);
    const refused = await restore(boss, url, await lastChange(url));
    expect(refused).toMatchObject({ http: 409, code: 'person.roles_gone' });
    expect(refused.detail).toContain('night-desk');
  });
});

describe('an earlier version of a role', () => {
  const factsOf = (more: object = {}) => ({
    name: 'day-desk',
    name_en: 'Day',
    name_es: 'Día',
    permissions: ['attention:see'],
    ...more,
  });

  it('is written as a new change that is in force at once', async () => {
    const { id } = (await boss.ask('POST', roles, { payload: factsOf() })).json();
    const url = `${roles}/${id}`;
    const holder = await makeStaff(test, ['day-desk']);
    await update(url, factsOf({ permissions: [] }));
    expect((await holder.ask('GET', '/v1/alerts')).statusCode).not.toBe(200);
    const { version } = (await read(url)).role;
    expect(await restore(boss, url, await lastChange(url), version)).toMatchObject({
      http: 200,
      permissions: ['attention:see'],
      version: version + 1,
    });
    expect((await holder.ask('GET', '/profile')).json().permissions).toEqual(['attention:see']);
    expect(await restore(boss, url, await lastChange(url), version)).toMatchObject({
      http: 412,
      code: 'role.stale',
    });
  });

  it('gives nobody a permission that whoever restores it does not have', async () => {
    const { id } = (await boss.ask('POST', roles, { payload: factsOf({ name: 'all-desk' }) })).json();
    const url = `${roles}/${id}`;
    await update(url, factsOf({ name: 'all-desk', permissions: [] }));
    const change = await lastChange(url);
    await boss.ask('POST', roles, {
      payload: factsOf({ name: 'roles-only', permissions: ['roles:see', 'roles:change'] }),
    });
    const keeper = await makeStaff(test, ['roles-only']);
    expect(await restore(keeper, url, change)).toMatchObject({ http: 403, code: 'permission.not_held' });
    const far = await makeStaff(test, ['administrator'], { scope: [1] });
    expect((await restore(far, url, change)).code).toBe('auth.forbidden');
    expect((await restore(boss, url, 999_999_999)).code).toBe('version.not_found');
  });
});

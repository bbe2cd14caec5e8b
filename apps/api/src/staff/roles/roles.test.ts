import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let boss: Staff;
beforeAll(async () => {
  boss = await makeStaff(test, ['administrator']);
});

const facts = (more: object = {}) => ({
  name: 'night-desk',
  name_en: 'Night desk',
  name_es: 'Recepción nocturna',
  permissions: ['attention:see', 'coupons:see'],
  ...more,
});
let number = 0;
const create = async (more: object = {}, by = boss) => {
  number += 1;
  return by.ask('POST', '/v1/staff/roles', { payload: facts({ name: `role-${number}`, ...more }) });
};

describe('a role', () => {
  it('is made, given, changed with effect at the next request, and shown with its history', async () => {
    const made = await create();
    expect(made.statusCode).toBe(201);
    const { id, name } = made.json();
    const holder = await makeStaff(test, [name]);
    expect((await holder.ask('GET', '/v1/staff/alerts')).statusCode).toBe(200);
    const changed = await boss.ask('PUT', `/v1/staff/roles/${id}`, {
      payload: facts({ name, permissions: ['coupons:see'] }),
      headers: { 'if-match': '"1"' },
    });
    expect(changed.json()).toMatchObject({ version: 2, people: 1, permissions: ['coupons:see'] });
    expect((await holder.ask('GET', '/v1/staff/alerts')).statusCode).toBe(403);
    const { entries } = (await boss.ask('GET', `/v1/staff/roles/${id}/history`)).json();
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual(['update', 'create']);
    expect(entries[0]).toMatchObject({
      by: boss.username,
      before: { permissions: ['attention:see', 'coupons:see'] },
      after: { permissions: ['coupons:see'] },
    });
    const stale = await boss.ask('PUT', `/v1/staff/roles/${id}`, {
      payload: facts({ name }),
      headers: { 'if-match': '"1"' },
    });
    expect([stale.statusCode, stale.json().expected.role.version]).toEqual([412, 2]);
  });

  it('is deleted by its name, and not while somebody has it', async () => {
    const { id, name } = (await create({ name_en: 'Pool', name_es: 'Alberca' })).json();
    const remove = async (confirmation: string) => {
      const answer = await boss.ask('DELETE', `/v1/staff/roles/${id}?confirmation=${confirmation}`);
      return answer.json();
    };
    const holder = await makeStaff(test, [name]);
    expect(await remove('Garden')).toMatchObject({ code: 'role.word_differs' });
    expect(await remove('alberca')).toMatchObject({
      code: 'role.in_use',
      detail: expect.stringContaining('1'),
    });
    await test.db.updateTable('staff_account').set({ roles: [] }).where('id', '=', holder.id).execute();
    expect(await remove('alberca')).toEqual({ deleted: true });
    expect((await boss.ask('GET', `/v1/staff/roles/${id}`)).statusCode).toBe(404);
  });

  it.each([
    ['a short name that is none', { name: 'Night Desk' }, 'role.name_invalid'],
    ['no name in Spanish', { name_es: ' ' }, 'field.required'],
    ['a permission that there is not', { permissions: ['moon:see'] }, 'field.invalid'],
    ['a name that is taken', { name: 'finance' }, 'role.name_taken'],
  ])('with %s is refused', async (_, more, code) => {
    expect((await create(more)).json().code).toBe(code);
  });

  it('keeps its short name', async () => {
    const { id } = (await create()).json();
    const answer = await boss.ask('PUT', `/v1/staff/roles/${id}`, { payload: facts({ name: 'another' }) });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'role.name_fixed']);
  });

  it('is given no permission that the giver has not, and is changed by who works everywhere', async () => {
    const { name } = (await create({ permissions: ['roles:see', 'roles:change', 'attention:see'] })).json();
    const keeper = await makeStaff(test, [name]);
    expect((await create({ permissions: ['mail:send'] }, keeper)).json().code).toBe('permission.not_held');
    expect((await create({ permissions: ['attention:see'] }, keeper)).statusCode).toBe(201);
    const { id, ...own } = (await boss.ask('GET', '/v1/staff/roles'))
      .json()
      .rows.find((row: { name: string }) => row.name === name);
    const raised = await keeper.ask('PUT', `/v1/staff/roles/${id}`, {
      payload: facts({ name, permissions: [...own.permissions, 'mail:send'] }),
    });
    expect(raised.json().code).toBe('permission.not_held');
    const local = await makeStaff(test, ['administrator'], { scope: [1] });
    expect((await create({}, local)).json().code).toBe('auth.forbidden');
    expect((await local.ask('GET', '/v1/staff/roles')).json().viewer).toMatchObject({ can_change: false });
    const { can_give } = (await keeper.ask('GET', '/v1/staff/roles')).json().viewer;
    expect(can_give).toEqual(own.permissions);
  });
});

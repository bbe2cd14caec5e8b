import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, ownPage, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let boss: Staff;
beforeAll(async () => {
  boss = await makeStaff(test, ['administrator']);
});

type Asked = { code?: string; version?: number; person?: { version: number; status: string } };

const urlOf = ({ id }: { id: number }, more = '') => `/v1/staff/people/${id}${more}`;
const bodyOf = (more: object = {}) => ({
  name: 'Some Body',
  email: 'some@perla.example',
  roles: ['revenue'],
  scope: null,
  ...more,
});
const update = async (
  by: Staff,
  whom: { id: number },
  more: object,
  headers: Record<string, string> = {},
) => {
  const answer = await by.ask('PUT', urlOf(whom), { payload: bodyOf(more), headers });
  return [answer.statusCode, answer.json<Asked>().code ?? null];
};
const search = async (by: Staff, payload: object = {}) =>
  (await by.ask('POST', '/v1/staff/people/search', { payload })).json();

describe('people', () => {
  it('are searched by a body, narrowed, sorted and cut into pages', async () => {
    const one = await makeStaff(test, ['finance'], { email: 'Zoe.Only@perla.example' });
    const found = await search(boss, { search: 'zoe.ONLY' });
    expect(found).toMatchObject({
      total: 1,
      rows: [{ id: one.id, username: one.username, status: 'active' }],
    });
    const all = await search(boss, { role: 'finance', page_size: 1, sort: 'username', direction: 'desc' });
    expect(all.rows).toHaveLength(1);
    expect(all.total).toBeGreaterThan(1);
    expect((await search(boss, { status: 'disabled', role: 'auditor' })).total).toBe(0);
    expect((await search(boss, { search: '%' })).total).toBe(0);
  });

  it('are seen by who works at all of their properties, and are absent to everybody else', async () => {
    const near = await makeStaff(test, ['administrator'], { scope: [1] });
    const there = await makeStaff(test, ['revenue'], { scope: [1] });
    const far = await makeStaff(test, ['revenue'], { scope: [1, 2] });
    const ids = (await search(near, { page_size: 100 })).rows.map(({ id }: { id: number }) => id);
    expect(ids).toEqual(expect.arrayContaining([near.id, there.id]));
    expect(ids).not.toEqual(expect.arrayContaining([far.id]));
    for (const [method, more] of [
      ['GET', ''],
      ['GET', '/history'],
      ['DELETE', '/sessions'],
      ['POST', '/link'],
    ] as const)
      expect((await near.ask(method, urlOf(far, more))).json().code).toBe('person.not_found');
    expect(await update(near, far, {})).toEqual([404, 'person.not_found']);
    expect((await near.ask('GET', urlOf(there))).json().viewer.properties).toHaveLength(1);
  });

  it('say when they signed in last', async () => {
    const { id, username } = await makeStaff(test, ['revenue']);
    const seen = async () => (await boss.ask('GET', urlOf({ id }))).json().person.signed_in_at;
    expect(await seen()).toBeNull();
    const payload = { username, password: 'correct horse battery' };
    await test.app.inject({ method: 'POST', url: '/v1/staff/session', headers: ownPage, payload });
    expect(await seen()).toBe(new Date(test.now()).toISOString());
  });
});

describe('a change of somebody', () => {
  it('is in force at the next request, and stands in the history as it was and is', async () => {
    const one = await makeStaff(test, ['administrator']);
    expect(await update(boss, one, { roles: ['auditor'], scope: [2, 1] }, { 'if-match': '"1"' })).toEqual([
      200,
      null,
    ]);
    expect((await one.ask('GET', '/profile')).json().roles).toEqual(['auditor']);
    const { entries } = (await boss.ask('GET', urlOf(one, '/history'))).json();
    expect(entries[0]).toMatchObject({
      action: 'update',
      by: boss.username,
      before: { roles: ['administrator'], scope: null, status: 'active' },
      after: { roles: ['auditor'], scope: [1, 2], status: 'active' },
    });
    expect(await update(boss, one, {}, { 'if-match': '"1"' })).toEqual([412, 'person.stale']);
    // The user name tells two of one name apart.
    const namesake = await makeStaff(test, ['revenue']);
    await test.db
      .updateTable('staff_account')
      .set({ display_name: boss.name })
      .where('id', '=', namesake.id)
      .execute();
    expect((await boss.ask('GET', urlOf(one, '/history'))).json().entries[0].by_name).toBe(boss.username);
    await test.db
      .updateTable('staff_account')
      .set({ display_name: namesake.name })
      .where('id', '=', namesake.id)
      .execute();
  });

  it('closes and opens an account: its sessions end at once', async () => {
    const one = await makeStaff(test, ['revenue']);
    expect(await update(boss, one, { status: 'disabled' })).toEqual([200, null]);
    expect((await one.ask('GET', '/profile')).statusCode).toBe(401);
    expect(await update(boss, one, { status: 'active' })).toEqual([200, null]);
    // A person who never signed in has no password yet.
    expect((await boss.ask('GET', urlOf(one))).json().person.status).toBe('unconfirmed');
  });

  it.each([
    ['a role that there is not', { roles: ['gardener'] }, [400, 'field.invalid']],
    ['a property that there is not', { scope: [999_999] }, [400, 'field.invalid']],
    ['an address that is none', { email: 'nowhere' }, [422, 'email.invalid']],
    ['no name', { name: ' ' }, [400, 'field.required']],
  ])('with %s is refused', async (_, more, refusal) => {
    expect(await update(boss, await makeStaff(test, ['revenue']), more)).toEqual(refusal);
  });

  it('gives nobody what the giver has not, and nobody raises themselves', async () => {
    const manager = 'people-manager';
    await test.db
      .insertInto('staff_role')
      .values({
        name: manager,
        name_en: manager,
        name_es: manager,
        permissions: ['people:see', 'people:change', 'attention:see'],
      })
      .execute();
    await test.backends.roles.reload();
    const caller = await makeStaff(test, [manager], { scope: [1, 2] });
    const other = await makeStaff(test, [], { scope: [1] });
    expect(await update(caller, other, { roles: ['finance'], scope: [1] })).toEqual([
      403,
      'permission.not_held',
    ]);
    expect(await update(caller, other, { roles: [], scope: null })).toEqual([403, 'scope.not_held']);
    expect(await update(caller, other, { roles: [manager], scope: [1, 2] })).toEqual([200, null]);
    expect(await update(caller, caller, { roles: [manager], scope: null })).toEqual([
      403,
      'person.own_rights',
    ]);
    expect(await update(caller, caller, { roles: [manager, 'revenue'], scope: [1] })).toEqual([
      403,
      'person.own_rights',
    ]);
    const above = await makeStaff(test, ['finance'], { scope: [1] });
    expect(await update(caller, above, { roles: [], scope: [1] })).toEqual([403, 'person.above_you']);
    const viewerOf = async (one: Staff) => (await caller.ask('GET', urlOf(one))).json().viewer;
    expect(await viewerOf(above)).toMatchObject({ can_change: false, is_below: true });
    expect(await viewerOf(caller)).toMatchObject({ can_change: true, is_below: false });
    expect((await caller.ask('POST', urlOf(above, '/link'))).json().code).toBe('person.above_you');
    expect(
      (
        await caller.ask('POST', '/v1/staff/people', {
          payload: bodyOf({ roles: ['finance'], scope: [1], username: 'new.person' }),
        })
      ).json().code,
    ).toBe('permission.not_held');
  });

  it('ends all sessions of somebody at once', async () => {
    const one = await makeStaff(test, ['revenue']);
    expect((await boss.ask('DELETE', urlOf(one, '/sessions'))).json()).toEqual({ ended: 1 });
    expect((await one.ask('GET', '/profile')).statusCode).toBe(401);
    expect((await boss.ask('GET', urlOf(one, '/history'))).json().entries[0].action).toBe('end_sessions');
  });

  it('deletes an account whose user name was typed; its history stays', async () => {
    const one = await makeStaff(test, ['revenue']);
    const remove = (confirmation: string) => boss.ask('DELETE', urlOf(one), { payload: { confirmation } });
    expect((await remove('somebody')).json().code).toBe('person.word_differs');
    expect((await remove(one.username)).json()).toEqual({ deleted: true });
    expect((await boss.ask('GET', urlOf(one))).statusCode).toBe(404);
    expect((await boss.ask('GET', urlOf(one, '/history'))).json().entries[0].action).toBe('delete');
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const closeAll = () =>
  test.db.updateTable('staff_account').set({ status: 'disabled' }).where('status', '=', 'active').execute();

const body = { name: 'Some Body', email: 'some@perla.example', roles: ['administrator'], scope: null };
const put = async (by: Staff, whom: Staff, more: object) => {
  const answer = await by.ask('PUT', `/v1/staff/people/${whom.id}`, { payload: { ...body, ...more } });
  return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
};

describe('the last administrator', () => {
  it.each([
    ['closed', { status: 'disabled' }],
    ['demoted', { roles: [] }],
    ['sent to some properties only', { scope: [1] }],
  ])('is not %s', async (_, more) => {
    await closeAll();
    const one = await makeStaff(test, ['administrator']);
    await makeStaff(test, ['administrator'], { scope: [1] });
    await makeStaff(test, ['administrator'], { status: 'unconfirmed' });
    await makeStaff(test, ['finance']);
    expect(await put(one, one, more)).toBe('person.last_administrator');
  });

  it('is not deleted, and keeps what its role gives', async () => {
    await closeAll();
    const one = await makeStaff(test, ['administrator']);
    const removed = await one.ask('DELETE', `/v1/staff/people/${one.id}`, {
      payload: { confirmation: one.username },
    });
    expect(removed.json().code).toBe('person.last_administrator');
    const { rows } = (await one.ask('GET', '/v1/staff/roles')).json();
    const { id, name, name_en, name_es } = rows.find((row: { name: string }) => row.name === 'administrator');
    const answer = await one.ask('PUT', `/v1/staff/roles/${id}`, {
      payload: { name, name_en, name_es, permissions: ['people:see'] },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'person.last_administrator']);
    expect((await one.ask('GET', '/v1/staff/roles')).statusCode).toBe(200);
  });

  it('stays when two administrators demote each other at the same time', async () => {
    // Connections that are open already: a new one would come after all is done.
    await Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.05)`.execute(test.db)));
    for (let round = 0; round < 5; round += 1) {
      await closeAll();
      const [one, two] = [await makeStaff(test, ['administrator']), await makeStaff(test, ['administrator'])];
      const outcomes = await Promise.all([
        put(one, two, { roles: ['revenue'] }),
        put(two, one, { status: 'disabled' }),
      ]);
      // The first one disabled is signed out, so that their own request may be refused.
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      const [other] = outcomes.filter((outcome) => outcome !== 'done');
      expect(['person.last_administrator', 'auth.not_signed_in', 'auth.forbidden']).toContain(other);
    }
  });
});

import { expect, it } from 'vitest';
import { makeStaff, ownPage } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { createAccount } from './create-account.ts';

// As in production, where nobody else gets in.
const test = useTestApp({ demo: false });

const ask = (method: 'POST' | 'PUT', url: string, payload: object) =>
  test.app.inject({ method, url, headers: ownPage, payload });

it('makes the first administrator, who chooses a password of their own at the first signing in', async () => {
  const { username, password } = await createAccount(test.db, {
    username: ' First.Admin ',
    roles: ['administrator'],
    now: test.now(),
  });
  expect(username).toBe('first.admin');
  expect((await ask('POST', '/v1/staff/session', { username, password })).json().code).toBe(
    'auth.reset_required',
  );
  const renewed = await ask('PUT', '/v1/staff/password', {
    username,
    password,
    new_password: 'my own long one',
  });
  expect(renewed.json()).toMatchObject({ username, roles: ['administrator'] });
});

it('gives who lost theirs another password, and ends their sessions', async () => {
  const lost = await makeStaff(test, ['finance']);
  const { password } = await createAccount(test.db, { ...lost, roles: ['auditor'], now: test.now() });
  expect((await lost.ask('GET', '/profile')).statusCode).toBe(401);
  const { username } = lost;
  const renewed = await ask('PUT', '/v1/staff/password', {
    username,
    password,
    new_password: 'my own long one',
  });
  expect(renewed.json().roles).toEqual(['auditor']);
  const deeds = await test.db
    .selectFrom('audit_entry')
    .select(['username', 'action', 'detail'])
    .where('subject', '=', username)
    .where('action', '=', 'account.save')
    .execute();
  expect(deeds).toEqual([{ username: 'command', action: 'account.save', detail: { roles: ['auditor'] } }]);
});

it.each([
  ['short', ['administrator'], /user name needs 6/],
  ['long.enough', [], /Name one or more/],
  ['long.enough', ['boss'], /catalogue, revenue, concierge/],
])('tells who typed %s %j what is wrong', async (username, roles, sentence) => {
  await expect(createAccount(test.db, { username, roles, now: 0 })).rejects.toThrow(sentence);
});

import { expect, it } from 'vitest';
import { insertStaffAlert } from '../../db/staff-alerts.ts';
import { makeStaff, ownPage } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { createAccount } from './create-account.ts';

// As in production, without the demo's accounts.
const test = useTestApp({ demo: false });

const admitted = { demo: false, ownAccounts: true, issuer: null };

const ask = (method: 'POST' | 'PUT', url: string, payload: object) =>
  test.app.inject({ method, url, headers: ownPage, payload });

it('makes the first administrator, who chooses a password of their own at the first signing in', async () => {
  const { username, password } = await createAccount(test.db, {
    username: ' First.Admin ',
    roles: ['administrator'],
    admitted,
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
  const { password } = await createAccount(test.db, {
    ...lost,
    roles: ['auditor'],
    admitted,
    now: test.now(),
  });
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
  await expect(createAccount(test.db, { username, roles, admitted, now: 0 })).rejects.toThrow(sentence);
});

it('leaves the last person who can give every right as much, also while they have yet to choose a password', async () => {
  const save = (username: string, roles: string[]) =>
    createAccount(test.db, { username, roles, admitted, now: test.now() });
  await test.db.updateTable('staff_account').set({ status: 'disabled' }).execute();
  const last = await makeStaff(test, ['administrator']);
  const refused = /^staff\.\d+ is the last account that can give every right\. Name its roles again/;
  for (const status of ['active', 'reset_required'] as const) {
    await test.db.updateTable('staff_account').set({ status }).where('id', '=', last.id).execute();
    await expect(save(last.username, ['finance', 'auditor'])).rejects.toThrow(refused);
    const kept = test.db.selectFrom('staff_account').select(['roles', 'status']).where('id', '=', last.id);
    expect(await kept.execute()).toEqual([{ roles: ['administrator'], status }]);
  }
  // Their roles again, with another password.
  await save(last.username, ['finance', 'administrator']);
  await save('another.admin', ['administrator']);
  await save(last.username, ['finance']);
  await expect(save('another.admin', ['finance'])).rejects.toThrow(/last account/);
});

it('is a way back where nobody can give every right, and ends the matter about it', async () => {
  await test.db.updateTable('staff_account').set({ status: 'disabled' }).execute();
  const alert = { kind: 'rights.nobody', subject: 'house' } as const;
  await insertStaffAlert(test.db, { ...alert, detail: '', couponId: null, now: test.now() });
  const open = test.db
    .selectFrom('staff_alert')
    .select('id')
    .where('kind', '=', alert.kind)
    .where('resolved_at', 'is', null);
  const save = (username: string, roles: string[]) =>
    createAccount(test.db, { username, roles, admitted, now: test.now() });
  await save('some.finance', ['finance']);
  expect(await open.execute()).toHaveLength(1);
  await save('new.admin', ['administrator']);
  expect(await open.execute()).toEqual([]);
});

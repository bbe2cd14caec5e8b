import { HOUR_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, ownPage, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let boss: Staff;
beforeAll(async () => {
  boss = await makeStaff(test, ['administrator']);
});

let number = 0;
const invite = async (more: object = {}) => {
  number += 1;
  const username = `invited.${number}`;
  const payload = {
    username,
    name: 'Nora Nueva',
    email: `nora.${number}@perla.example`,
    roles: ['revenue'],
    scope: [1],
    ...more,
  };
  const answer = await boss.ask('POST', '/v1/staff/people', { payload });
  return { answer, username, email: payload.email, id: answer.json<{ id: number }>().id };
};

/** The key behind the `#` of the last link mailed to an address. */
const keyTo = async (email: string): Promise<string> => {
  const mail = await test.db
    .selectFrom('mail')
    .select('body_text')
    .where('kind', '=', 'staff_link')
    .orderBy('id', 'desc')
    .where(sql<boolean>`${email} = any(recipients)`)
    .executeTakeFirstOrThrow();
  return /\/signin#link=([\w-]{22})(?![\w-])/.exec(mail.body_text)?.[1] ?? '';
};

const password = 'a long one of my own';
const read = (key: string) =>
  test.app.inject({ method: 'POST', url: '/v1/staff/link', headers: ownPage, payload: { key } });
const choose = (key: string, new_password = password) =>
  test.app.inject({ method: 'PUT', url: '/v1/staff/link', headers: ownPage, payload: { key, new_password } });
const signIn = (username: string, secret: string) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/staff/session',
    headers: ownPage,
    payload: { username, password: secret },
  });

describe('somebody who is invited', () => {
  it('chooses a password by the link, once, and signs in with it', async () => {
    const { answer, username, email } = await invite();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ username, status: 'unconfirmed', scope: [1] });
    const key = await keyTo(email);
    expect((await read(key)).json()).toEqual({ username, name: 'Nora Nueva' });
    expect((await choose(key, 'short')).json()).toMatchObject({
      code: 'password.too_short',
      field: 'new_password',
    });
    for (const [secret, code] of [
      ['password12345', 'password.common'],
      ['abcabcabcabc', 'password.repeats'],
      [`my ${username} 4`, 'password.personal'],
      [`${email.split('@')[0]} is me`, 'password.personal'],
    ] as const)
      expect((await choose(key, secret)).json()).toMatchObject({ code, field: 'new_password' });
    const both = await Promise.all([choose(key), choose(key)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await read(key)).json().code).toBe('auth.link_over');
    expect((await signIn(username, password)).json()).toMatchObject({ username, roles: ['revenue'] });
  });

  it('has 24 hours for it', async () => {
    const key = await keyTo((await invite()).email);
    test.setNow(testNow + 24 * HOUR_MS);
    expect((await choose(key)).json().code).toBe('auth.link_over');
    test.setNow(testNow + 24 * HOUR_MS - 1);
    expect((await choose(key)).statusCode).toBe(200);
    test.setNow(testNow);
  });

  it.each([
    ['nora nueva', 'username.invalid'],
    ['a b', 'username.invalid'],
    ['nora', 'field.too_short'],
  ])('under the user name %j is told %s', async (username, code) => {
    expect((await invite({ username })).answer.json()).toMatchObject({ code, field: 'username' });
  });

  it('has a user name of their own', async () => {
    const { username } = await invite();
    expect((await invite({ username: username.toUpperCase() })).answer.json()).toMatchObject({
      code: 'person.username_taken',
      field: 'username',
    });
  });
});

describe('a link to another password', () => {
  it('ends the one before it, and the sessions once it is used; the old password stays good until then', async () => {
    const email = 'renewed@perla.example';
    const one = await makeStaff(test, ['revenue'], { email });
    const send = () => boss.ask('POST', `/v1/staff/people/${one.id}/link`);
    await send();
    const first = await keyTo(email);
    await send();
    const second = await keyTo(email);
    expect((await read(first)).statusCode).toBe(404);
    expect((await one.ask('GET', '/profile')).statusCode).toBe(200);
    expect((await choose(second)).statusCode).toBe(200);
    expect((await one.ask('GET', '/profile')).statusCode).toBe(401);
    expect((await signIn(one.username, password)).statusCode).toBe(201);
  });

  it('opens nothing of an account that was closed meanwhile', async () => {
    const { id, email, username } = await invite();
    const key = await keyTo(email);
    const payload = { name: 'Nora', email, roles: [], scope: [1], status: 'disabled' };
    expect((await boss.ask('PUT', `/v1/staff/people/${id}`, { payload })).statusCode).toBe(200);
    expect((await choose(key)).json().code).toBe('auth.link_over');
    expect((await signIn(username, password)).statusCode).toBe(401);
    expect((await boss.ask('POST', `/v1/staff/people/${id}/link`)).json().code).toBe('person.closed');
  });

  it('is kept as a hash, and never in what is answered', async () => {
    const { email, answer } = await invite();
    const key = await keyTo(email);
    expect(answer.body).not.toContain(key);
    const rows = await test.db.selectFrom('staff_link').select('hash').execute();
    expect(rows.some(({ hash }) => hash === key)).toBe(false);
    const deeds = await test.db.selectFrom('audit_entry').select('detail').execute();
    expect(JSON.stringify(deeds)).not.toContain(key);
  });
});

import { serviceStartPath } from '@traslado/contract/pages';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken } from '../../db/token-hash.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { type IdentityProvider, startIdentityProvider } from '../../testing/identity/identity-provider.ts';
import {
  deskUrl,
  openService,
  openServiceDesk,
  type ServiceDesk,
  setCookieOf,
} from '../../testing/identity/open-service-desk.ts';
import { walkThrough } from '../../testing/identity/walk-through.ts';
import { makeStaff, ownPage, staffPassword } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { AccountError, createAccount } from './create-account.ts';

/** Signing in against a real provider. */

let provider: IdentityProvider;
let desk: ServiceDesk;
beforeAll(async () => {
  provider = await startIdentityProvider();
  provider.admit(deskUrl);
  provider.people.set('u-1', {
    preferred_username: 'Lucia.Campos',
    name: 'Lucía Campos',
    email: 'lucia@perla.example',
    email_verified: true,
    groups: ['Pool', 'Money'],
  });
  provider.people.set('u-2', { preferred_username: 'pool.guard', name: 'Pool Guard', groups: ['Pool'] });
  desk = await openServiceDesk(openService(provider));
});
afterAll(async () => {
  await desk.test.close();
  await provider.stop();
});

async function signIn(mark: string | null, more: Parameters<ServiceDesk['leave']>[0] = {}) {
  const { url, trip } = await desk.leave(more);
  return desk.comeBack(await walkThrough(url, mark, deskUrl), trip);
}

const sessionOf = (answer: Awaited<ReturnType<typeof signIn>>): string => {
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/(admin|forbidden)/),
  ]);
  return setCookieOf(answer, 'staff') ?? '';
};

const doorOf = (answer: Awaited<ReturnType<typeof signIn>>) => {
  expect(answer.statusCode).toBe(303);
  const door = new URL(String(answer.headers.location), deskUrl);
  expect(door.pathname).toBe('/signin');
  expect(setCookieOf(answer, 'staff'), 'nobody is signed in').toBeNull();
  return door.searchParams.get('refused');
};

const accountsOf = (subject: string) =>
  desk.test.db.selectFrom('staff_account').selectAll().where('subject', '=', subject).execute();

it('lets in whom the service knows, by their mark there, with the roles of their groups', async () => {
  const { url, trip } = await desk.leave();
  const asked = new URL(url);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'traslado',
    redirect_uri: 'http://localhost/v1/staff/identity/return',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(asked.searchParams.get(name), name).toMatch(/^[\w-]{43}$/);
  expect(trip).not.toContain(asked.searchParams.get('state'));
  const back = await desk.comeBack(await walkThrough(url, 'u-1', deskUrl), trip);
  expect(back.headers.location).toBe('/admin');
  expect(back.headers['set-cookie']).toEqual([
    'staff-trip=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    expect.stringMatching(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    'staff-in=1; Path=/; SameSite=Strict',
  ]);
  expect(back.headers['cache-control']).toBe('no-store');
  const cookie = sessionOf(back);
  expect((await desk.profile(cookie)).json()).toMatchObject({
    username: 'lucia.campos',
    name: 'Lucía Campos',
    email: 'lucia@perla.example',
    roles: ['finance'],
    permissions: expect.arrayContaining(['attention:payments']),
  });
  const alerts = await desk.test.app.inject({ url: '/v1/staff/alerts', headers: { cookie } });
  expect(alerts.statusCode).toBe(200);
  const deeds = await desk.test.db
    .selectFrom('audit_entry')
    .select(['action', 'detail'])
    .where('username', '=', 'lucia.campos')
    .execute();
  expect(deeds).toEqual([{ action: 'session.open', detail: { issuer: provider.issuer } }]);
  const [account] = await accountsOf('u-1');
  expect(account).toMatchObject({ issuer: provider.issuer, password_hash: null, demo: false });
});

it('knows people again whatever they are called now, and takes nobody for somebody else of the same name', async () => {
  sessionOf(await signIn('u-1'));
  provider.people.set('u-1', {
    preferred_username: 'lucia.rios',
    name: 'Lucía Ríos',
    groups: ['Front desk'],
  });
  const cookie = sessionOf(await signIn('u-1'));
  expect((await desk.profile(cookie)).json()).toMatchObject({
    username: 'lucia.campos',
    name: 'Lucía Ríos',
    email: null,
    roles: ['concierge'],
  });
  provider.people.set('u-1', { preferred_username: 'lucia.campos', name: 'Lucía Campos', groups: ['Money'] });
  // A second person with her name, and one with the name of an account of our own.
  const own = await makeStaff(desk.test, ['administrator']);
  for (const [mark, name] of [
    ['u-3', 'lucia.campos'],
    ['u-4', own.username],
    ['u-5', 'not a user name'],
  ] as const) {
    provider.people.set(mark, { preferred_username: name, groups: ['Money'] });
    const [other] = [await desk.profile(sessionOf(await signIn(mark)))];
    expect(other?.json().username).not.toBe(name);
    expect(other?.json().roles).toEqual(['finance']);
  }
  const [before] = await desk.test.db
    .selectFrom('staff_account')
    .selectAll()
    .where('id', '=', own.id)
    .execute();
  expect(before).toMatchObject({ roles: ['administrator'], issuer: null });
});

it('gives nobody a password whom the service knows', async () => {
  sessionOf(await signIn('u-1'));
  const admitted = { demo: true, ownAccounts: false, issuer: provider.issuer };
  const command = { username: 'lucia.campos', roles: ['administrator'], admitted, now: testNow };
  await expect(createAccount(desk.test.db, command)).rejects.toThrow(AccountError);
  expect(await accountsOf('u-1')).toMatchObject([
    { password_hash: null, roles: ['finance'], status: 'active' },
  ]);
});

it('says no to who has no role here, and leaves no trace of them', async () => {
  const count = () => desk.test.db.selectFrom('staff_account').select('id').execute();
  const before = await count();
  expect(doorOf(await signIn('u-2'))).toBe('auth.not_authorized');
  expect(await count()).toEqual(before);
  const [again, other] = [await desk.leave(), await desk.leave({ query: '?other=1' })];
  const promptOf = ({ url }: { url: string }) => new URL(url).searchParams.get('prompt');
  expect([again, other].map(promptOf), 'who wants to be somebody else is asked again').toEqual([
    null,
    'login',
  ]);
});

it('takes the roles, and the sessions, of who lost theirs', async () => {
  provider.people.set('u-6', { preferred_username: 'leaves.soon', groups: ['Money'] });
  const cookie = sessionOf(await signIn('u-6'));
  provider.people.set('u-6', { preferred_username: 'leaves.soon', groups: [] });
  expect(doorOf(await signIn('u-6'))).toBe('auth.not_authorized');
  expect((await desk.profile(cookie)).statusCode).toBe(401);
  expect(await accountsOf('u-6')).toMatchObject([{ roles: [] }]);
});

it('takes the roles of the last person who can give every right too, which staff are told until somebody can again', async () => {
  const groups = { all: ['CN=Rides,OU=Staff'], some: ['Money'], none: [] };
  const be = (mark: string, of: keyof typeof groups) => {
    provider.people.set(mark, { preferred_username: `${mark}.person`, groups: groups[of] });
    return signIn(mark);
  };
  const matters = async () =>
    (
      await desk.test.db.selectFrom('staff_alert').selectAll().where('kind', '=', 'rights.nobody').execute()
    ).map(({ detail, resolved_at }) => [detail, resolved_at === null]);
  const of = (name: string) => `The last account with every right was ${name}.`;
  await be('first', 'all');
  await be('second', 'all');
  await be('second', 'some');
  expect(await matters(), 'another one is there').toEqual([]);
  await be('first', 'some');
  expect(await accountsOf('first')).toMatchObject([{ roles: ['finance'] }]);
  expect(await matters()).toEqual([[of('first.person'), true]]);
  const cookie = sessionOf(await be('second', 'all'));
  expect(await matters()).toEqual([[of('first.person'), false]]);
  expect(doorOf(await be('second', 'none'))).toBe('auth.not_authorized');
  expect((await desk.profile(cookie)).statusCode).toBe(401);
  expect(await matters()).toEqual([[of('second.person'), true]]);
  const deeds = await desk.test.db
    .selectFrom('audit_entry')
    .select(['username', 'detail'])
    .where('action', '=', 'account.roles')
    .where('subject', '=', 'second.person')
    .orderBy('id')
    .execute();
  expect(deeds).toEqual(
    [['finance'], ['administrator'], []].map((roles) => ({
      username: 'identity service',
      detail: { roles },
    })),
  );
});

it.each([
  ['disabled', 'auth.not_authorized'],
  ['unconfirmed', 'auth.user_not_confirmed'],
] as const)('an account that is %s here opens nothing', async (status, code) => {
  const mark = `u-${status}`;
  provider.people.set(mark, { preferred_username: `${status}.person`, groups: ['Money'] });
  const cookie = sessionOf(await signIn(mark));
  await desk.test.db
    .updateTable('staff_account')
    .set({ status, roles: [] })
    .where('subject', '=', mark)
    .execute();
  expect(doorOf(await signIn(mark))).toBe(code);
  expect((await desk.profile(cookie)).statusCode).toBe(401);
  expect(await accountsOf(mark)).toMatchObject([{ status, roles: [] }]);
});

it('who turns back there is told so, and comes to the page they wanted at the second try', async () => {
  const answer = await signIn(null, { query: '?next=/forbidden' });
  expect(doorOf(answer)).toBe('auth.cancelled');
  expect(String(answer.headers.location)).toContain('next=%2Fforbidden');
  const again = await signIn('u-1', { query: '?next=/forbidden' });
  expect(again.headers.location).toBe('/forbidden');
});

it('ends the session that the browser had, also where it was somebody else’s', async () => {
  const former = sessionOf(await signIn('u-1'));
  const cookie = sessionOf(await signIn('u-1', { cookie: former }));
  expect(cookie).not.toBe(former);
  expect((await desk.profile(former)).statusCode).toBe(401);
  expect((await desk.profile(cookie)).statusCode).toBe(200);
});

it('ends ours at once on signing out, and says where theirs ends', async () => {
  const cookie = sessionOf(await signIn('u-1'));
  const out = await desk.test.app.inject({
    method: 'DELETE',
    url: '/v1/staff/session',
    headers: { cookie, ...ownPage },
  });
  expect(out.statusCode).toBe(200);
  const there = new URL(out.json().end_there);
  expect(there.origin).toBe(provider.issuer);
  expect(there.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/signin');
  expect(there.searchParams.get('id_token_hint')).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await fetch(there)).status).toBe(200);
  expect((await desk.profile(cookie)).statusCode).toBe(401);
});

it('keeps nothing readable of what the service gave out, and no access token that nobody needs', async () => {
  const cookie = sessionOf(await signIn('u-1'));
  const { service_tokens } = await desk.test.db
    .selectFrom('staff_session')
    .select('service_tokens')
    .orderBy('began_at', 'desc')
    .executeTakeFirstOrThrow();
  expect(service_tokens).toMatch(/^[\w-]+$/);
  expect(Buffer.from(service_tokens ?? '', 'base64url').toString('latin1')).not.toMatch(/eyJ|access/);
  const answers = [await desk.profile(cookie), await desk.test.app.inject('/v1/staff/sign-in-ways')];
  for (const { body, headers } of answers) expect(body + JSON.stringify(headers)).not.toMatch(/eyJ|access/);
});

it('sends statements within the budget', async () => {
  const { url, trip } = await desk.leave();
  const back = await walkThrough(url, 'u-1', deskUrl);
  const sent = await countStatements(async () => sessionOf(await desk.comeBack(back, trip)));
  expect(sent).toBe(6);
});

describe('the door', () => {
  it('says that the service is the one way in', async () => {
    const answer = await desk.test.app.inject('/v1/staff/sign-in-ways');
    expect(answer.json()).toEqual({
      service: { name: 'Perla ID', path: serviceStartPath },
      own_accounts: false,
    });
  });

  it('opens to no password, whosever, and to no session of an account of our own', async () => {
    const own = await makeStaff(desk.test, ['administrator']);
    expect((await desk.profile(own.cookie)).statusCode).toBe(401);
    sessionOf(await signIn('u-1'));
    for (const username of [own.username, 'lucia.campos', 'nobody.at.all'])
      for (const [method, url, more] of [
        ['POST', '/v1/staff/session', {}],
        ['PUT', '/v1/staff/password', { new_password: 'a long one of my own' }],
      ] as const) {
        const payload = { username, password: staffPassword, ...more };
        const answer = await desk.test.app.inject({ method, url, headers: ownPage, payload });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.not_authorized']);
      }
  });

  it('may be left open for accounts of our own as well', async () => {
    const { staffIdentity } = (await import('../../choose-staff-door.ts')).chooseOwnAccounts(desk.test.db, {
      demo: true,
    });
    const both = await openServiceDesk(openService(provider), { door: { ownAccounts: true, staffIdentity } });
    try {
      expect((await both.test.app.inject('/v1/staff/sign-in-ways')).json().own_accounts).toBe(true);
      const own = await makeStaff(both.test, ['finance']);
      expect((await both.profile(own.cookie)).statusCode).toBe(200);
    } finally {
      await both.test.close();
    }
  });

  it('of a product without that service, or with another, knows none of its sessions', async () => {
    const cookie = sessionOf(await signIn('u-1'));
    const { db, backends } = desk.test;
    const { roles } = backends;
    const [name = '', token = ''] = cookie.split('=');
    const { readSession } = await import('./open-session.ts');
    expect(name).toBe('staff');
    const admitted = { demo: true, ownAccounts: true, issuer: provider.issuer };
    expect(await readSession({ db, roles, admitted }, token, testNow)).toMatchObject({
      username: 'lucia.campos',
    });
    for (const issuer of [null, 'http://127.0.0.1:1'])
      expect(await readSession({ db, roles, admitted: { ...admitted, issuer } }, token, testNow)).toBeNull();
    await db.deleteFrom('staff_session').where('token_hash', '=', hashOfToken(token)).execute();
  });

  it('closes ten minutes after somebody left for the service', async () => {
    const { url, trip } = await desk.leave();
    const back = await walkThrough(url, 'u-1', deskUrl);
    desk.test.setNow(testNow + 10 * MINUTE_MS);
    expect(doorOf(await desk.comeBack(back, trip))).toBe('auth.credentials_not_valid');
    desk.test.setNow(testNow + 10 * MINUTE_MS - 1);
    sessionOf(await desk.comeBack(back, trip));
    desk.test.setNow(testNow);
  });
});

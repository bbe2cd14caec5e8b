import { serviceReturnPath, serviceStartPath } from '@traslado/contract/pages';
import { serviceRefusalOf } from '@traslado/domain/access/service-refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ForgingProvider,
  type Lies,
  startForgingProvider,
} from '../../testing/identity/forging-provider.ts';
import {
  deskUrl,
  openService,
  openServiceDesk,
  type ServiceDesk,
  setCookieOf,
} from '../../testing/identity/open-service-desk.ts';

/** Everything that a stolen, broken or hostile provider can send, and that an attacker between it and us can try. */

let provider: ForgingProvider;
let desk: ServiceDesk;
beforeAll(async () => {
  provider = await startForgingProvider();
  desk = await openServiceDesk(openService(provider, { timeoutMs: 400 }));
});
beforeEach(() => {
  provider.lies = {};
  provider.forms.length = 0;
});
afterAll(async () => {
  await desk.test.close();
  await provider.stop();
});

type Answer = Awaited<ReturnType<ServiceDesk['comeBack']>>;

/** Tables that a sign-in writes. Wrong tries are counted elsewhere. */
async function written(): Promise<string> {
  const { db } = desk.test;
  const rows = await Promise.all([
    db.selectFrom('staff_account').selectAll().orderBy('id').execute(),
    db.selectFrom('staff_session').selectAll().orderBy('token_hash').execute(),
    db.selectFrom('audit_entry').selectAll().orderBy('id').execute(),
  ]);
  return JSON.stringify(rows);
}

/** The answer is the door with the refusal's sentence, without a session, and without a write. */
async function expectRefused(act: () => Promise<Answer>, code: string): Promise<Answer> {
  const before = await written();
  const answer = await act();
  expect(answer.statusCode).toBe(303);
  const door = new URL(String(answer.headers.location), deskUrl);
  expect([door.origin, door.pathname, door.searchParams.get('refused')]).toEqual([deskUrl, '/signin', code]);
  expect(serviceRefusalOf(code), 'the door has words for it').toBe(code);
  expect(setCookieOf(answer, 'staff')).toBeNull();
  expect(await written()).toBe(before);
  return answer;
}

/** A trip there, and the query of the right return. */
async function trip() {
  const { url, trip: cookie } = await desk.leave();
  const { state } = provider.answerTo(url);
  const query = (more: Record<string, string> = {}) =>
    `?${new URLSearchParams({ code: 'c-1', state, iss: provider.issuer, ...more })}`;
  return { cookie, state, query };
}

const notValid = 'auth.credentials_not_valid';

it('is a provider that would be believed', async () => {
  const { cookie, query } = await trip();
  const answer = await desk.comeBack(query(), cookie);
  expect(answer.headers.location).toBe('/admin');
  expect((await desk.profile(setCookieOf(answer, 'staff') ?? '')).json()).toMatchObject({
    roles: ['finance'],
  });
  const form = Object.fromEntries(provider.forms[0] ?? []);
  expect(form).toMatchObject({ code: 'c-1', redirect_uri: deskUrl + serviceReturnPath });
  expect(form.code_verifier).toMatch(/^[\w-]{43}$/);
});

describe('an ID token', () => {
  const now = () => Math.floor(Date.now() / 1000);
  it.each<[string, () => Lies]>([
    ['without a signature', () => ({ signature: 'none' })],
    ['signed with a key that nobody published', () => ({ signature: 'other-key' })],
    ['signed with our own secret', () => ({ signature: 'secret' })],
    ['for another client', () => ({ claims: { aud: 'another-app' } })],
    ['for us and others, authorised for another', () => ({ claims: { aud: ['traslado', 'x'], azp: 'x' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://other.example' } })],
    ['with another nonce', () => ({ claims: { nonce: 'another' } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['that has expired', () => ({ claims: { iat: now() - 600, exp: now() - 31 } })],
    ['of the future', () => ({ claims: { nbf: now() + 60 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['with a subject that is no text', () => ({ claims: { sub: 7 } })],
  ])('%s proves nothing', async (_, lies) => {
    const { cookie, query } = await trip();
    provider.lies = lies();
    await expectRefused(() => desk.comeBack(query(), cookie), notValid);
    expect(provider.forms).toHaveLength(1);
  });

  it('may be dated a little off', async () => {
    const { cookie, query } = await trip();
    provider.lies = { claims: { iat: now() - 300, exp: now() - 20 } };
    expect((await desk.comeBack(query(), cookie)).headers.location).toBe('/admin');
  });
});

describe('a return', () => {
  it.each<[string, (right: { state: string; query: (more?: Record<string, string>) => string }) => string]>([
    ['with another state', ({ query }) => query({ state: 'x'.repeat(43) })],
    ['without a state', ({ state, query }) => query().replace(`state=${state}`, '')],
    ['with its state twice', ({ state, query }) => `${query()}&state=${state}`],
    ['with two codes', ({ query }) => `${query()}&code=c-2`],
    ['of another issuer', ({ query }) => query({ iss: 'https://other.example' })],
    ['that does not say whose it is', ({ query }) => query().replace(/&iss=[^&]+/, '')],
    ['with nothing in it', () => ''],
    ['with tokens in its address', ({ query }) => `${query()}&id_token=eyJ.eyJ.x&access_token=x`],
    ['with a sealed answer', ({ query }) => `${query()}&response=eyJ.eyJ.x`],
    ['that is no text at all', () => '?code=%00%ff&state=%0d%0aset-cookie:x'],
  ])('%s is refused, and nobody is asked', async (_, forge) => {
    const right = await trip();
    await expectRefused(() => desk.comeBack(forge(right), right.cookie), notValid);
    expect(provider.forms).toHaveLength(0);
  });

  it('that this browser did not begin is refused, and nobody is asked', async () => {
    const { query } = await trip();
    await expectRefused(() => desk.comeBack(query()), notValid);
    const other = await trip();
    await expectRefused(() => desk.comeBack(query(), other.cookie), notValid);
    for (const cookie of [
      'staff-trip=',
      `staff-trip=${'A'.repeat(300)}`,
      'staff-trip=x',
      other.cookie.slice(0, -4),
    ])
      await expectRefused(() => desk.comeBack(other.query(), cookie), notValid);
    expect(provider.forms).toHaveLength(0);
  });

  it('that comes again finds the provider saying so, as the browser’s part of it is gone', async () => {
    const { cookie, query } = await trip();
    const first = await desk.comeBack(query(), cookie);
    expect(first.headers.location).toBe('/admin');
    expect(first.headers['set-cookie']).toContainEqual(expect.stringMatching(/^staff-trip=;.*Max-Age=0$/));
    await expectRefused(() => desk.comeBack(query()), notValid);
    // A kept cookie comes with a code that was used.
    provider.lies = { places: { '/token': { status: 400, body: '{"error":"invalid_grant"}' } } };
    await expectRefused(() => desk.comeBack(query(), cookie), notValid);
  });

  it('with false codes stops the address that brings them', async () => {
    const ip = '203.0.113.77';
    const { cookie, query } = await trip();
    for (let tries = 0; tries < 100; tries += 1)
      await desk.test.backends.signIns.judge(
        // The first five are of codes, the others of names.
        { name: tries < 5 ? `identity:${ip}` : `name ${tries}`, ip, now: desk.test.now() },
        async () => ({ kind: 'credentials_not_valid' }),
      );
    await expectRefused(() => desk.comeBack(query(), cookie, ip), 'auth.too_many_tries');
    expect(provider.forms).toHaveLength(0);
    expect((await desk.comeBack(query(), cookie)).headers.location).toBe('/admin');
  });

  it.each([
    ['access_denied', 'auth.cancelled'],
    ['login_required', notValid],
    ['temporarily_unavailable', 'auth.unhandled'],
    ['server_error', 'auth.unhandled'],
    ['invalid_scope', 'auth.unknown'],
    ['<script>alert(1)</script>', 'auth.unknown'],
  ])('with the error %s is told as %s, and nothing of it repeated', async (error, code) => {
    const { cookie, state } = await trip();
    const query = `?${new URLSearchParams({ error, error_description: 'Call +1 900 555', state, iss: provider.issuer })}`;
    const answer = await expectRefused(() => desk.comeBack(query, cookie), code);
    expect(String(answer.headers.location)).not.toMatch(/script|900/);
  });

  it('is refused as an error, too, when it is not of this trip', async () => {
    const { cookie } = await trip();
    await expectRefused(() => desk.comeBack('?error=access_denied&state=another', cookie), notValid);
  });

  it('is served to GET alone', async () => {
    for (const url of [serviceReturnPath, serviceStartPath])
      for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'] as const)
        expect((await desk.test.app.inject({ method, url })).statusCode).toBe(404);
  });
});

describe('a token endpoint', () => {
  it.each<[string, NonNullable<Lies['places']>[string], string]>([
    ['that fails', { status: 500 }, 'auth.unhandled'],
    ['that answers a page', { status: 200, body: '<!doctype html>' }, 'auth.unhandled'],
    ['that answers something else', { status: 200, body: '{"access_token":7}' }, notValid],
    ['without an ID token', { status: 200, body: '{"access_token":"a","token_type":"Bearer"}' }, notValid],
    ['that sends us elsewhere', { status: 302 }, 'auth.unhandled'],
    ['that sends megabytes', { status: 200, body: `"${'x'.repeat(3_000_000)}"` }, 'auth.unhandled'],
    ['that is slow', { slowMs: 3_000 }, 'auth.unhandled'],
    ['that does not know us', { status: 401, body: '{"error":"invalid_client"}' }, 'auth.unknown'],
  ])('%s lets nobody in', async (_, place, code) => {
    const { cookie, query } = await trip();
    provider.lies = { places: { '/token': place } };
    await expectRefused(() => desk.comeBack(query(), cookie), code);
  });

  it('with keys that cannot be read lets nobody in', async () => {
    const fresh = await openServiceDesk(openService(provider, { timeoutMs: 400 }));
    try {
      const { url, trip: cookie } = await fresh.leave();
      const { state } = provider.answerTo(url);
      provider.lies = { places: { '/jwks': { status: 503 } } };
      const back = await fresh.comeBack(`?code=c&state=${state}&iss=${provider.issuer}`, cookie);
      expect(back.headers.location).toBe('/signin?next=%2Fadmin&refused=auth.unhandled');
    } finally {
      await fresh.test.close();
    }
  });
});

describe('a provider', () => {
  it.each<[string, Lies]>([
    ['that is down', { places: { 'openid-configuration': { status: 503 } } }],
    ['that is slow', { places: { 'openid-configuration': { slowMs: 3_000 } } }],
    ['that answers a page', { places: { 'openid-configuration': { body: '<!doctype html>' } } }],
    ['that says it is another', { metadata: { issuer: 'https://other.example' } }],
  ])('%s is told at the door, and asked again by the next', async (_, lies) => {
    const before = provider.asked.length;
    const service = openService(provider, { timeoutMs: 400 });
    expect(provider.asked.length, 'nobody is asked at the start').toBe(before);
    provider.lies = lies;
    expect(await service.begin({ asOther: false })).toMatchObject({ kind: 'unavailable' });
    provider.lies = {};
    expect(await service.begin({ asOther: false })).toMatchObject({ kind: 'begun' });
    const asked = provider.asked.length;
    await Promise.all([service.begin({ asOther: false }), service.begin({ asOther: false })]);
    expect(provider.asked.length, 'and then not again').toBe(asked);
  });

  it('that is not there leads to the door, with the page that was wanted', async () => {
    const gone = await openServiceDesk(
      openService({ ...provider, issuer: 'http://127.0.0.1:9' }, { timeoutMs: 400 }),
    );
    try {
      const answer = await gone.test.app.inject(`${serviceStartPath}?next=/forbidden`);
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        '/signin?next=%2Fforbidden&refused=auth.unhandled',
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    } finally {
      await gone.test.close();
    }
  });

  it('that falls silent later serves on by what it said, and keys that change are read again', async () => {
    let now = Date.now();
    const service = openService(provider, { timeoutMs: 400, wallNow: () => now });
    expect(await service.begin({ asOther: false })).toMatchObject({ kind: 'begun' });
    now += 3_600_000;
    provider.lies = { places: { 'openid-configuration': { status: 503 } } };
    expect(await service.begin({ asOther: false })).toMatchObject({ kind: 'begun' });
  });
});

describe('another site', () => {
  it.each([
    'https://evil.example/admin',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/admin/../../evil',
    '/admin?x=//evil.example',
    '/v1/staff/identity/start',
    '/',
  ])('cannot have anybody sent to %s', async (next) => {
    const { url, trip: cookie } = await desk.leave({ query: `?${new URLSearchParams({ next })}` });
    const { state } = provider.answerTo(url);
    const answer = await desk.comeBack(`?code=c-1&state=${state}&iss=${provider.issuer}`, cookie);
    expect(answer.headers.location).toBe('/admin');
  });

  it.each(['cross-site', 'same-site'])('(%s) may send people to the door, not through it', async (site) => {
    const headers = { 'sec-fetch-site': site };
    const answer = await desk.test.app.inject({ url: `${serviceStartPath}?next=/forbidden`, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/signin?next=%2Fforbidden']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('cannot plant a session: the one that a browser brings to the return is not taken over', async () => {
    const { cookie, query } = await trip();
    const planted = `staff=${'P'.repeat(43)}`;
    const answer = await desk.comeBack(query(), `${cookie}; ${planted}`);
    const own = setCookieOf(answer, 'staff');
    expect(own).toMatch(/^staff=[\w-]{43}$/);
    expect(own).not.toBe(planted);
    expect((await desk.profile(planted)).statusCode).toBe(401);
  });
});

import { permissionsOf } from '@traslado/domain/access/permissions';
import { SESSION_MARK } from '@traslado/domain/access/session';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseOwnAccounts } from '../../choose-staff-door.ts';
import { demoPassword, demoUsername } from '../../demo/staff.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { makeStaff, ownPage, staffPassword } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** Wrong tries that are kept. */
const countOf = async (subject: string): Promise<number> => {
  const { n } = await test.db
    .selectFrom('guess')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tries'), eb.lit(0)).as('n'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return Number(n);
};
const test = useTestApp({ now: testNow });
beforeEach(() => test.setNow(testNow));

let address = 0;

/** Signs in from an address of its own, so that wrong tries of other tests slow nothing down. */
function signIn(body: object, headers: Record<string, string> = {}) {
  address += 1;
  return test.app.inject({
    method: 'POST',
    url: '/v1/staff/session',
    headers: { ...ownPage, 'x-forwarded-for': `198.51.100.${address}`, ...headers },
    payload: body,
  });
}

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

const profileOf = (cookie: string) => test.app.inject({ url: '/profile', headers: { cookie } });

describe('signing in', () => {
  it('opens a session in a cookie that no script and no other site gets, and answers the profile', async () => {
    const answer = await signIn({
      username: ` ${demoUsername('finance').toUpperCase()} `,
      password: demoPassword,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      `${SESSION_MARK}=1; Path=/; SameSite=Strict`,
    ]);
    const profile = answer.json();
    expect(profile).toMatchObject({
      username: 'finance.demo',
      roles: ['finance'],
      permissions: permissionsOf(['finance']),
      attributes: { department: 'finance' },
      apps: [{ id: 'traslado' }],
      menu: expect.arrayContaining([expect.objectContaining({ id: 'home', path: '/admin' })]),
      expires_at: new Date(testNow + HOUR_MS).toISOString(),
    });
    expect((await profileOf(cookieOf(answer))).json()).toEqual(profile);
    const kept = await test.db.selectFrom('staff_session').select('token_hash').execute();
    expect(kept.map((row) => row.token_hash)).not.toContain(cookieOf(answer).slice('staff='.length));
  });

  it('over TLS the cookie is bound to the host and never travels without it', async () => {
    const secure = await openTestApp({ publicUrl: 'https://rides.example', now: testNow });
    try {
      const answer = await secure.app.inject({
        method: 'POST',
        url: '/v1/staff/session',
        headers: { origin: 'https://rides.example' },
        payload: { username: 'finance.demo', password: demoPassword },
      });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-staff=.+; HttpOnly; SameSite=Strict; Secure$/),
        `__Host-${SESSION_MARK}=1; Path=/; SameSite=Strict; Secure`,
      ]);
    } finally {
      await secure.close();
    }
  });

  it('gives a new token each time and ends the one that the browser came with', async () => {
    const staff = await makeStaff(test, ['finance']);
    expect((await profileOf(staff.cookie)).statusCode).toBe(200);
    const answer = await signIn(
      { username: staff.username, password: staffPassword },
      { cookie: staff.cookie },
    );
    expect(cookieOf(answer)).not.toBe(staff.cookie);
    expect((await profileOf(staff.cookie)).statusCode).toBe(401);
    expect((await profileOf(cookieOf(answer))).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', { username: 'finance.demo', password: 'something else' }],
    ['a name that nobody has', { username: 'nobody.here', password: 'something else' }],
    ['SQL', { username: 'finance.demo', password: "' or 1=1 --" }],
  ])('%s is one refusal', async (_, body) => {
    const answer = await signIn(body);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { instance: _instance, ...problem } = answer.json();
    expect(problem).toEqual({
      type: 'urn:traslado:problem:auth.credentials_not_valid',
      title: 'Unauthorized',
      status: 401,
      code: 'auth.credentials_not_valid',
      detail: 'The user name or password is wrong.',
    });
  });

  it('takes as long for a name that nobody has as for a wrong password', async () => {
    const { prove } = chooseOwnAccounts(test.db, { demo: true }).staffIdentity;
    const time = async (username: string) => {
      const from = performance.now();
      await prove(username, 'something else');
      return performance.now() - from;
    };
    await time('nobody.here');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await time('finance.demo'));
      unknown.push(await time('nobody.here'));
    }
    // Without a hash made in vain the second would take a twentieth of the first. The shortest ones had the machine to themselves.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it.each([
    [{ username: 'short', password: 'x' }, ['username']],
    [{ username: '', password: '' }, ['username', 'password']],
    [{ username: "finance' --", password: 'x' }, ['username']],
  ])('what can be no name or password is told so: %j', async (body, fields) => {
    const answer = await signIn(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'auth.invalid_credentials' });
    expect(answer.json().errors.map((issue: { field: string }) => issue.field)).toEqual(fields);
  });

  it.each([
    ['disabled', 'auth.not_authorized'],
    ['unconfirmed', 'auth.user_not_confirmed'],
    ['reset_required', 'auth.reset_required'],
  ] as const)('an account that is %s is told so, and only with the right password', async (status, code) => {
    const { username, cookie } = await makeStaff(test, ['finance'], { status });
    const right = await signIn({ username, password: staffPassword });
    expect([right.statusCode, right.json().code]).toEqual([403, code]);
    const spanish = await signIn({ username, password: staffPassword }, { 'accept-language': 'es-MX' });
    expect(spanish.json().detail).not.toBe(right.json().detail);
    expect((await signIn({ username, password: 'wrong' })).json().code).toBe('auth.credentials_not_valid');
    expect((await profileOf(cookie)).statusCode, 'nor does a session of before count').toBe(401);
  });

  it('an identity that fails, or says what we don’t know, is no wrong password', async () => {
    for (const [outcome, code] of [
      [{ kind: 'unavailable', detail: 'down' }, 'auth.unhandled'],
      [{ kind: 'unknown', detail: 'odd' }, 'auth.unknown'],
      ['throws', 'auth.unhandled'],
    ] as const) {
      const other = await openTestApp({
        door: {
          staffIdentity: {
            prove: () =>
              outcome === 'throws' ? Promise.reject(new Error('broken')) : Promise.resolve(outcome),
          },
        },
      });
      try {
        const answer = await other.app.inject({
          method: 'POST',
          url: '/v1/staff/session',
          headers: ownPage,
          payload: { username: 'finance.demo', password: 'x' },
        });
        expect([answer.statusCode, answer.json().code]).toEqual([503, code]);
      } finally {
        await other.close();
      }
    }
  });

  it('delays the sixth wrong answer for a name, and no right one', async () => {
    const { username } = await makeStaff(test, ['finance']);
    const wrong = { username, password: 'not the password' };
    for (let tries = 0; tries < 5; tries += 1)
      await signIn(wrong, { 'x-forwarded-for': `203.0.113.${tries}` });
    const startedAt = performance.now();
    const delayed = signIn(wrong, { 'x-forwarded-for': '203.0.113.20' }).then((answer) => {
      expect(answer.statusCode).toBe(401);
      return performance.now() - startedAt;
    });
    // The owner does not stand behind it, at the same address either.
    const owner = await signIn({ username, password: staffPassword }, { 'x-forwarded-for': '203.0.113.20' });
    const ownerMs = performance.now() - startedAt;
    expect(owner.statusCode).toBe(201);
    const delayedMs = await delayed;
    expect(delayedMs).toBeGreaterThanOrEqual(990);
    expect(ownerMs).toBeLessThan(delayedMs);
  });

  it('stops a name at an address after a hundred wrong tries there, and nobody else', async () => {
    const { username } = await makeStaff(test, ['finance']);
    const colleague = await makeStaff(test, ['finance']);
    const ip = '203.0.113.9';
    const note = (name: string) =>
      test.backends.signIns.judge({ name, ip, now: test.now() }, async () => ({
        kind: 'credentials_not_valid',
      }));
    for (let tries = 0; tries < 5; tries += 1) await note(username);
    for (let tries = 0; tries < 95; tries += 1) await note(`${username}-${tries}`);
    const from = { 'x-forwarded-for': ip };
    const stopped = await signIn({ username, password: staffPassword }, from);
    expect([stopped.statusCode, stopped.json().code]).toEqual([429, 'auth.too_many_tries']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn({ username, password: staffPassword })).statusCode).toBe(201);
    // A person who shares the address with a guesser is not kept out.
    const other = await signIn({ username: colleague.username, password: staffPassword }, from);
    expect(other.statusCode).toBe(201);
  });

  it('keeps no guest of the same address waiting, and costs them nothing of their budget', async () => {
    const { username } = await makeStaff(test, ['finance']);
    const ip = '203.0.113.60';
    const from = { 'x-forwarded-for': ip };
    const wrong = Array.from({ length: 8 }, () => signIn({ username, password: 'not the password' }, from));
    await expect.poll(() => countOf(`staff-address:${ip}`), { timeout: 10_000 }).toBe(8);
    const startedAt = performance.now();
    const guest = await test.get('/api/v2/reservations/reservationByReference/Rivera/BP100001-1', from);
    expect(guest.statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(900);
    expect(await countOf(`address:${ip}`)).toBe(0);
    test.backends.signIns.release();
    await Promise.all(wrong);
  });
});

describe('what another site can do', () => {
  const bodies = { username: 'finance.demo', password: demoPassword };
  it.each([undefined, 'null', 'https://evil.example', 'http://localhost.evil.example', 'http://localhost:1'])(
    'from %s nobody is signed in, and nothing of staff is written',
    async (origin) => {
      const headers: Record<string, string> = origin === undefined ? {} : { origin };
      const answer = await test.app.inject({
        method: 'POST',
        url: '/v1/staff/session',
        headers,
        payload: bodies,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'auth.cross_site']);
      const staff = await makeStaff(test, ['administrator']);
      const attempts = [
        { method: 'PATCH', url: '/v1/staff/alerts/1', payload: { note: 'nothing to see' } },
        { method: 'DELETE', url: '/v1/staff/session' },
      ] as const;
      for (const attempt of attempts) {
        const refused = await test.app.inject({ ...attempt, headers: { cookie: staff.cookie, ...headers } });
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.cross_site']);
      }
      expect((await profileOf(staff.cookie)).statusCode).toBe(200);
    },
  );
});

describe('a session', () => {
  it('ends an hour after its last use, which is noted every five minutes, and after twelve hours in any case', async () => {
    const { cookie } = await makeStaff(test, ['finance']);
    test.setNow(testNow + 59 * MINUTE_MS);
    expect((await profileOf(cookie)).statusCode).toBe(200);
    test.setNow(testNow + 118 * MINUTE_MS);
    expect((await profileOf(cookie)).statusCode).toBe(200);
    test.setNow(testNow + 178 * MINUTE_MS);
    expect((await profileOf(cookie)).json().code).toBe('auth.not_signed_in');
    const busy = await makeStaff(test, ['finance']);
    const began = test.now();
    for (let at = began; at < began + 12 * HOUR_MS; at += 50 * MINUTE_MS) {
      test.setNow(at);
      expect((await profileOf(busy.cookie)).statusCode).toBe(200);
    }
    test.setNow(began + 12 * HOUR_MS);
    expect((await profileOf(busy.cookie)).statusCode).toBe(401);
  });

  it('knows at once what was taken from its roles', async () => {
    const { id, cookie } = await makeStaff(test, ['finance']);
    await test.db.updateTable('staff_account').set({ roles: [] }).where('id', '=', id).execute();
    expect((await profileOf(cookie)).json()).toMatchObject({ roles: [], permissions: [], menu: [] });
    const alerts = await test.app.inject({ url: '/v1/staff/alerts', headers: { cookie } });
    expect([alerts.statusCode, alerts.json().code]).toEqual([403, 'auth.forbidden']);
  });

  it.each(['staff=', 'staff=short', `staff=${'a'.repeat(43)}`, "staff=' or 1=1", 'other=1', 'staff-in=1'])(
    'is not opened by %s',
    async (cookie) => {
      expect((await profileOf(cookie)).json().code).toBe('auth.not_signed_in');
    },
  );

  it('is over after signing out, also for who kept its cookie; signing out twice is fine', async () => {
    const { cookie, ask, username } = await makeStaff(test, ['finance']);
    const out = await ask('DELETE', '/v1/staff/session');
    expect(out.statusCode).toBe(200);
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^staff=; .*Max-Age=0$/),
      expect.stringMatching(/^staff-in=; .*Max-Age=0$/),
    ]);
    expect((await profileOf(cookie)).statusCode).toBe(401);
    expect((await ask('DELETE', '/v1/staff/session')).statusCode).toBe(200);
    const deeds = await test.db
      .selectFrom('audit_entry')
      .select('action')
      .where('username', '=', username)
      .execute();
    expect(deeds).toEqual([{ action: 'session.close' }]);
  });

  it('that cannot be ended is said to go on', async () => {
    const { cookie, ask } = await makeStaff(test, ['finance']);
    await test.db.schema.alterTable('audit_entry').renameTo('audit_away').execute();
    try {
      const out = await ask('DELETE', '/v1/staff/session');
      expect([out.statusCode, out.json().code]).toEqual([503, 'auth.sign_out_failed']);
      expect(out.headers['set-cookie']).toBeUndefined();
    } finally {
      await test.db.schema.alterTable('audit_away').renameTo('audit_entry').execute();
    }
    expect((await profileOf(cookie)).statusCode).toBe(200);
  });
});

describe('the accounts of the demo', () => {
  it('open nothing where the demo is off, nor do their sessions of before', async () => {
    const closed = await openTestApp({ demo: false, now: testNow });
    try {
      const answer = await closed.app.inject({
        method: 'POST',
        url: '/v1/staff/session',
        headers: ownPage,
        payload: { username: 'finance.demo', password: demoPassword },
      });
      expect(answer.json().code).toBe('auth.credentials_not_valid');
      const left = await makeStaff(closed, ['administrator'], { demo: true });
      expect((await left.ask('GET', '/profile')).statusCode).toBe(401);
    } finally {
      await closed.close();
    }
  });
});

describe('a new password', () => {
  const renew = (body: object, language = 'en') => {
    address += 1;
    return test.app.inject({
      method: 'PUT',
      url: '/v1/staff/password',
      headers: { ...ownPage, 'accept-language': language, 'x-forwarded-for': `203.0.113.${address}` },
      payload: body,
    });
  };

  it('lets in who had to change theirs, ends their other sessions and makes the old one worthless', async () => {
    const { username, cookie } = await makeStaff(test, ['finance'], { status: 'reset_required' });
    const answer = await renew({ username, password: staffPassword, new_password: 'another good one' });
    expect(answer.statusCode).toBe(200);
    expect((await profileOf(cookieOf(answer))).json().username).toBe(username);
    expect((await profileOf(cookie)).statusCode).toBe(401);
    expect((await signIn({ username, password: staffPassword })).statusCode).toBe(401);
    expect((await signIn({ username, password: 'another good one' })).statusCode).toBe(201);
  });

  it.each([
    ['short', 'password.too_short'],
    ['x'.repeat(201), 'password.too_long'],
    [staffPassword, 'password.same'],
  ])('is refused when it is no good: %s', async (new_password, code) => {
    const { username } = await makeStaff(test, ['finance']);
    const answer = await renew({ username, password: staffPassword, new_password });
    expect(answer.json()).toMatchObject({ status: 422, code, field: 'new_password' });
  });

  it.each([
    ['en', 'short', 'Must be 12 characters or more. Current 5.'],
    [
      'es',
      'x'.repeat(500),
      'Llegaste al límite de caracteres. Debe tener 200 caracteres o menos. Lleva 500.',
    ],
  ])('says in %s how long it has to be', async (language, new_password, detail) => {
    const { username } = await makeStaff(test, ['finance']);
    const answer = await renew({ username, password: staffPassword, new_password }, language);
    expect(answer.json()).toMatchObject({ field: 'new_password', detail });
  });

  it('needs the five classes where it is configured so', async () => {
    const classes = await openTestApp({ passwordPolicy: 'classes', now: testNow });
    try {
      const { username } = await makeStaff(classes, ['finance']);
      const ask = (new_password: string) =>
        classes.app.inject({
          method: 'PUT',
          url: '/v1/staff/password',
          headers: ownPage,
          payload: { username, password: staffPassword, new_password },
        });
      expect((await ask('abcdefghijklmnop')).json().errors.map((one: { code: string }) => one.code)).toEqual([
        'password.uppercase_missing',
        'password.digit_missing',
        'password.special_missing',
      ]);
      expect((await ask('aB1!x')).statusCode).toBe(200);
    } finally {
      await classes.close();
    }
  });

  it('asks for the old one', async () => {
    const { username } = await makeStaff(test, ['finance']);
    const answer = await renew({ username, password: 'wrong', new_password: 'x' });
    expect(answer.json().code).toBe('auth.credentials_not_valid');
  });
});

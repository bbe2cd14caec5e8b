import { randomUUID } from 'node:crypto';
import { CALL_GROUPS } from '@traslado/domain/catalogues/systems';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { describe, expect, it } from 'vitest';
import { bodyOf, makeStay, serviceOf } from '../../testing/sales.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

const url = '/v1/staff/systems';
const lookUp = '/v1/transfers/flights/key/AA1234';

type Facts = {
  name: string;
  username: string;
  calls: string[];
  calls_a_minute: number | null;
  active: boolean;
};

/** A system of its own, with a key. */
async function makeSystem(more: Partial<Facts> = {}) {
  const keeper = await makeStaff(test, ['administrator']);
  const username = `kiosk-${randomUUID().slice(0, 8)}`;
  const facts = { name: 'Kiosk', username, calls: [...CALL_GROUPS], calls_a_minute: null, active: true };
  const made = await keeper.ask('POST', url, { payload: { ...facts, ...more } });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  const say = (said: Partial<Facts>) =>
    keeper.ask('PUT', `${url}/${id}`, { payload: { ...facts, ...more, ...said } });
  return { keeper, id: Number(id), username, say, ...(await makeKey(keeper, id)) };
}

async function makeKey(keeper: Staff, id: number): Promise<{ key: string; keyId: number }> {
  const answer = await keeper.ask('POST', `${url}/${id}/keys`);
  expect(answer.statusCode, answer.body).toBe(201);
  return { key: answer.json().key, keyId: answer.json().id };
}

const login = (form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/auth/login/system',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

async function signIn({ username, key }: { username: string; key: string }): Promise<string> {
  const answer = await login({ username, password: key });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id.token;
}

const ask = (token: string, path: string) =>
  test.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } });

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('a system', () => {
  it('signs in with its key alone, and the app without one', async () => {
    const system = await makeSystem();
    const { username, key } = system;
    const refused = [401, 'auth.unknown_user'];
    expect(codeOf(await login({ username }))).toEqual(refused);
    expect(codeOf(await login({ username, password: '' }))).toEqual(refused);
    expect(codeOf(await login({ username, password: `${key}x` }))).toEqual(refused);
    expect(codeOf(await login({ username: 'nobody', password: key }))).toEqual(refused);
    const other = await makeSystem();
    expect(codeOf(await login({ username, password: other.key }))).toEqual(refused);
    expect((await ask(await signIn(system), lookUp)).statusCode).toBe(200);
    const web = (await login({ username: 'web' })).json().id.token;
    expect((await ask(web, lookUp)).statusCode).toBe(200);
  });

  it('may do what is said of it, from the answer to the change on, with the token that it has', async () => {
    const system = await makeSystem({ calls: ['catalogue', 'look_ups'] });
    const token = await signIn(system);
    const [catalogue, contact] = [
      '/airports',
      '/v1/guests/reservations/search?coupon=7KQ2M9XA4C&last_name=Ruiz',
    ];
    expect((await ask(token, catalogue)).statusCode).toBe(200);
    expect(codeOf(await ask(token, contact))).toEqual([403, 'auth.forbidden']);
    expect((await system.say({ calls: ['catalogue'] })).statusCode).toBe(200);
    expect(codeOf(await ask(token, lookUp))).toEqual([403, 'auth.forbidden']);
    expect((await ask(token, catalogue)).statusCode).toBe(200);
    expect((await system.say({ active: false })).statusCode).toBe(200);
    expect(codeOf(await ask(token, catalogue))).toEqual([401, 'auth.required']);
    expect(codeOf(await login({ username: system.username, password: system.key }))).toEqual([
      401,
      'auth.unknown_user',
    ]);
  });

  it('reads no guest’s data, and staff’s still less', async () => {
    const token = await signIn(await makeSystem());
    expect(codeOf(await ask(token, '/v1/transfers/coupons'))).toEqual([401, 'auth.required']);
    expect(codeOf(await ask(token, url))).toEqual([403, 'auth.forbidden']);
  });

  it('calls so often a minute and no more; the app as often as it likes', async () => {
    const token = await signIn(await makeSystem({ calls_a_minute: 2 }));
    const web = (await login({ username: 'web' })).json().id.token;
    expect((await ask(token, lookUp)).statusCode).toBe(200);
    expect((await ask(token, lookUp)).statusCode).toBe(200);
    const refused = await ask(token, lookUp);
    expect(codeOf(refused)).toEqual([429, 'limit.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(web, lookUp)).statusCode).toBe(200);
    test.setNow(test.now() + MINUTE_MS);
    expect((await ask(token, lookUp)).statusCode).toBe(200);
  });

  it('is no system’s name that the app has', async () => {
    const keeper = await makeStaff(test, ['administrator']);
    const payload = { name: 'Web', username: 'Web', calls: [], calls_a_minute: null, active: true };
    expect(codeOf(await keeper.ask('POST', url, { payload }))).toEqual([422, 'system.user_of_app']);
  });
});

describe('a key', () => {
  it('is changed without a gap: two work, and one that ended does not, nor its tokens', async () => {
    const system = await makeSystem();
    const { keeper, id, username, keyId } = system;
    const token = await signIn(system);
    const second = await makeKey(keeper, id);
    const tokenOfSecond = await signIn({ username, key: second.key });
    expect(codeOf(await keeper.ask('POST', `${url}/${id}/keys`))).toEqual([409, 'system.too_many_keys']);
    const end = (key: number) => keeper.ask('DELETE', `${url}/${id}/keys/${key}`);
    expect((await end(keyId)).json()).toEqual({ ended: true });
    expect(codeOf(await end(keyId))).toEqual([404, 'system_key.not_found']);
    expect(codeOf(await login({ username, password: system.key }))).toEqual([401, 'auth.unknown_user']);
    expect(codeOf(await ask(token, lookUp))).toEqual([401, 'auth.required']);
    expect((await ask(tokenOfSecond, lookUp)).statusCode).toBe(200);
    expect((await keeper.ask('GET', `${url}/${id}/keys`)).json()).toMatchObject({
      keys: [
        { id: second.keyId, ending: second.key.slice(-4), ended_at: null, made_by: keeper.username },
        { id: keyId, ended_at: expect.any(String) },
      ],
      viewer: { can_make: true, can_end: true },
    });
  });

  it('is another system’s to end never', async () => {
    const [one, other] = [await makeSystem(), await makeSystem()];
    const answer = await one.keeper.ask('DELETE', `${url}/${one.id}/keys/${other.keyId}`);
    expect(codeOf(answer)).toEqual([404, 'system_key.not_found']);
    await signIn(other);
  });

  it('is told once: not in lists, exports, histories, the audit or the table', async () => {
    const { keeper, id, key, say } = await makeSystem();
    await say({ name: 'Kiosk at the pool' });
    const paths = [
      url,
      `${url}.csv`,
      `${url}.json`,
      `${url}/${id}`,
      `${url}/${id}/history`,
      `${url}/${id}/keys`,
    ];
    const answers = await Promise.all(paths.map((path) => keeper.ask('GET', path)));
    const audit = await test.db.selectFrom('audit_entry').selectAll().execute();
    const kept = await test.db.selectFrom('system_key').selectAll().execute();
    const texts = [...answers.map(({ body }) => body), JSON.stringify(audit), JSON.stringify(kept)];
    const [{ hash } = { hash: '' }] = kept.filter((one) => one.system_id === id);
    for (const text of texts) expect(text).not.toContain(key);
    for (const text of texts.slice(0, -1)) expect(text).not.toContain(hash);
  });

  it('notes its use to the hour', async () => {
    const system = await makeSystem();
    const used = async () =>
      (await system.keeper.ask('GET', `${url}/${system.id}/keys`)).json().keys[0].used_at;
    expect(await used()).toBeNull();
    await signIn(system);
    const first = await used();
    expect(first).toBe(new Date(test.now()).toISOString());
    test.setNow(test.now() + HOUR_MS - 1);
    await signIn(system);
    expect(await used()).toBe(first);
    test.setNow(test.now() + 1);
    await signIn(system);
    expect(await used()).toBe(new Date(test.now()).toISOString());
  });
});

describe('a guest whose stay a system found', () => {
  async function proveStay() {
    const system = await makeSystem();
    const guest = await makeStay(test);
    const path = `/api/v2/reservations/reservationByReference/${guest.lastName}/${guest.folio}`;
    const found = await ask(await signIn(system), path);
    expect(found.statusCode, found.body).toBe(200);
    return { system, guest, token: String(found.json().session.token) };
  }

  it('books through it: the booking keeps its channel, and the system stays', async () => {
    const { system, guest, token } = await proveStay();
    const book = await test.app.inject({
      method: 'POST',
      url: `/transfers/v1/sales/coupons/${serviceOf.suvRoundTrip}`,
      headers: { authorization: `Bearer ${token}` },
      payload: await bodyOf(test, guest, serviceOf.suvRoundTrip),
    });
    expect(book.statusCode, book.body).toBe(201);
    const channelOf = (code: string) =>
      test.db
        .selectFrom('coupon')
        .select('channel')
        .where('coupon_code', '=', code)
        .executeTakeFirstOrThrow();
    expect(await channelOf(book.json().coupon_id)).toEqual({ channel: system.id });
    const removal = await system.keeper.ask('DELETE', `${url}/${system.id}?confirmation=Kiosk`);
    expect(codeOf(removal)).toEqual([409, 'system.in_use']);
  });

  it('goes on while the key is changed, and not when the system is ended', async () => {
    const { system, token } = await proveStay();
    await system.keeper.ask('DELETE', `${url}/${system.id}/keys/${system.keyId}`);
    expect((await ask(token, '/v1/transfers/coupons')).statusCode).toBe(200);
    await system.say({ calls: ['catalogue'] });
    expect(codeOf(await ask(token, '/v1/transfers/coupons'))).toEqual([403, 'auth.forbidden']);
    await system.say({ active: false });
    expect(codeOf(await ask(token, '/v1/transfers/coupons'))).toEqual([401, 'auth.required']);
  });
});

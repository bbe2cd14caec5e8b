import { WRONG_CODES } from '@traslado/domain/access/second-factor';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { makeStaff, ownPage, type Staff, staffPassword } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ withFactor: ['finance'] });
const url = '/v1/staff/account/second-factor';

let address = 0;
/** A sign-in from an address of its own. */
function enter(body: { username: string; password?: string; code?: string }, path = 'session') {
  address += 1;
  return test.app.inject({
    method: path === 'session' ? 'POST' : 'PUT',
    url: `/v1/staff/${path}`,
    headers: { ...ownPage, 'x-forwarded-for': `198.51.100.${address}` },
    payload: { password: staffPassword, ...body },
  });
}
const saidOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(test.now() / 1_000) });
/** Another half minute, so that the app shows another code. */
const goOn = () => test.setNow(test.now() + 30_000);

async function enrol(staff: Staff): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await staff.ask('POST', url)).json();
  const answer = await staff.ask('PUT', url, { payload: { code: await codeOf(secret) } });
  expect(answer.statusCode, answer.body).toBe(200);
  return { secret, codes: answer.json().recovery_codes };
}

describe('a second factor', () => {
  it('is asked for after the password, and each code counts once', async () => {
    const staff = await makeStaff(test, ['revenue']);
    const { secret, codes } = await enrol(staff);
    const { username } = staff;
    goOn();
    const code = await codeOf(secret);
    expect(saidOf(await enter({ username }))).toEqual([401, 'auth.code_required']);
    expect(saidOf(await enter({ username, code: '000000' }))).toEqual([401, 'auth.code_not_valid']);
    // A wrong password reveals nothing of the second factor.
    expect(saidOf(await enter({ username, password: 'wrong password', code }))).toEqual([
      401,
      'auth.credentials_not_valid',
    ]);
    expect((await enter({ username, code })).statusCode).toBe(201);
    expect(saidOf(await enter({ username, code }))).toEqual([401, 'auth.code_not_valid']);
    expect(new Set(codes).size).toBe(10);
    const [paper = ''] = codes;
    expect((await enter({ username, code: ` ${paper.toUpperCase()} ` })).statusCode).toBe(201);
    expect(saidOf(await enter({ username, code: paper }))).toEqual([401, 'auth.code_not_valid']);
    const account = (await staff.ask('GET', '/v1/staff/account')).json();
    expect(account.second_factor.recovery_codes_left).toBe(9);
  });

  it('of two requests with one code lets one in', async () => {
    const staff = await makeStaff(test, ['revenue']);
    const { secret, codes } = await enrol(staff);
    goOn();
    const { username } = staff;
    for (const code of [await codeOf(secret), codes[0] ?? '']) {
      const answers = await Promise.all([enter({ username, code }), enter({ username, code })]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401]);
    }
  });

  it('stops after many wrong codes, from whatever addresses, and goes on later', async () => {
    const staff = await makeStaff(test, ['revenue']);
    const { secret } = await enrol(staff);
    const { username } = staff;
    const wrong = { accountId: staff.id, now: test.now() };
    await test.db
      .updateTable('staff_factor')
      .set({ wrong: WRONG_CODES.max - 1, wrong_since: new Date(wrong.now) })
      .where('account_id', '=', staff.id)
      .execute();
    goOn();
    expect(saidOf(await enter({ username, code: '000000' }))).toEqual([401, 'auth.code_not_valid']);
    expect(saidOf(await enter({ username, code: await codeOf(secret) }))).toEqual([
      429,
      'auth.too_many_tries',
    ]);
    test.setNow(test.now() + 15 * MINUTE_MS);
    expect((await enter({ username, code: await codeOf(secret) })).statusCode).toBe(201);
  });

  it('is asked for by a new password, too', async () => {
    const staff = await makeStaff(test, ['revenue']);
    const { codes } = await enrol(staff);
    const { username } = staff;
    const body = { username, new_password: 'another horse battery' };
    expect(saidOf(await enter(body, 'password'))).toEqual([401, 'auth.code_required']);
    expect((await enter({ ...body, code: codes[0] ?? '' }, 'password')).statusCode).toBe(200);
  });

  it('is kept so that nobody can read it, and other sessions end when it begins', async () => {
    const staff = await makeStaff(test, ['revenue']);
    const other = await enter({ username: staff.username });
    const cookie = String(other.headers['set-cookie']).split(';')[0] ?? '';
    const { secret, codes } = await enrol(staff);
    const kept = await test.db
      .selectFrom('staff_factor')
      .selectAll()
      .where('account_id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(kept.secret).not.toContain(secret);
    const hashes = await test.db
      .selectFrom('staff_recovery_code')
      .select('hash')
      .where('account_id', '=', staff.id)
      .execute();
    expect(hashes).toHaveLength(10);
    expect(JSON.stringify(hashes)).not.toContain(codes[0]?.replaceAll('-', ''));
    const over = await test.app.inject({ url: '/profile', headers: { ...ownPage, cookie } });
    expect(over.statusCode).toBe(401);
    expect((await staff.ask('GET', '/profile')).statusCode).toBe(200);
  });

  it('that was begun and not confirmed is not asked for; one that is on is not begun again', async () => {
    const staff = await makeStaff(test, ['revenue']);
    await staff.ask('POST', url);
    expect((await enter({ username: staff.username })).statusCode).toBe(201);
    const wrong = await staff.ask('PUT', url, { payload: { code: '000000' } });
    expect(saidOf(wrong)).toEqual([401, 'auth.code_not_valid']);
    await enrol(staff);
    expect(saidOf(await staff.ask('POST', url))).toEqual([409, 'factor.on']);
  });

  it('ends by a code of it, and recovery codes are made anew by one', async () => {
    const staff = await makeStaff(test, ['revenue']);
    const { codes } = await enrol(staff);
    const [first = '', second = ''] = codes;
    const renewed = await staff.ask('POST', '/v1/staff/account/recovery-codes', { payload: { code: first } });
    const [fresh = ''] = renewed.json().recovery_codes;
    const end = (code: string) => staff.ask('POST', `${url}/end`, { payload: { code } });
    expect(saidOf(await end(second))).toEqual([401, 'auth.code_not_valid']);
    expect((await end(fresh)).json()).toEqual({ ended: true });
    expect((await enter({ username: staff.username })).statusCode).toBe(201);
    expect(saidOf(await end(fresh))).toEqual([409, 'factor.off']);
  });
});

describe('a role that has to have one', () => {
  it('may do nothing before, and all of its own after', async () => {
    const staff = await makeStaff(test, ['finance']);
    expect((await staff.ask('GET', '/profile')).json()).toMatchObject({
      needs_second_factor: true,
      permissions: [],
      menu: [],
    });
    expect(saidOf(await staff.ask('GET', '/v1/staff/alerts'))).toEqual([403, 'auth.forbidden']);
    const { codes } = await enrol(staff);
    expect((await staff.ask('GET', '/v1/staff/alerts')).statusCode).toBe(200);
    expect((await staff.ask('GET', '/profile')).json().needs_second_factor).toBe(false);
    const end = await staff.ask('POST', `${url}/end`, { payload: { code: codes[0] } });
    expect(saidOf(end)).toEqual([409, 'factor.required']);
  });

  it('has to have another one where an administrator took it', async () => {
    const staff = await makeStaff(test, ['finance']);
    const keeper = await makeStaff(test, ['administrator']);
    await enrol(staff);
    const taken = () => keeper.ask('DELETE', `/v1/staff/people/${staff.id}/second-factor`);
    expect((await taken()).json()).toEqual({ removed: true });
    expect((await staff.ask('GET', '/profile')).statusCode).toBe(401);
    expect((await enter({ username: staff.username })).json()).toMatchObject({ needs_second_factor: true });
    expect(saidOf(await taken())).toEqual([409, 'factor.off']);
    const { entries } = (await keeper.ask('GET', `/v1/staff/people/${staff.id}/history`)).json();
    expect(entries[0]).toMatchObject({ action: 'remove_factor', by: keeper.username });
  });
});

it('signs out everywhere but here', async () => {
  const staff = await makeStaff(test, ['revenue'], { scope: [1] });
  await enter({ username: staff.username });
  await enter({ username: staff.username });
  const account = async () => (await staff.ask('GET', '/v1/staff/account')).json();
  expect(await account()).toMatchObject({ sessions: 3, is_own: true, properties: [{ id: 1, code: 'BP' }] });
  expect((await staff.ask('DELETE', '/v1/staff/account/sessions')).json()).toEqual({ ended: 2 });
  expect((await account()).sessions).toBe(1);
});

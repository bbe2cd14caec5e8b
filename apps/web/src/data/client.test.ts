import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './client.ts';
import { keepAppSession, keepGuestSession } from './session.ts';
import { type Asked, problem, stubServer } from './stub-server.ts';

const session = (token: string) => ({ id: { token, expires_at: '2999-01-01T00:00:00Z' } });
const isLogin = ({ line }: Asked) => line.endsWith('/v1/auth/login/system');
const readResorts = () => callApi('listProperties', { query: { allBrands: '1' } });

/** A server of which only these tokens count; it gives one after the other. */
function serverOf(...tokens: string[]) {
  let given = 0;
  return stubServer((asked) => {
    if (isLogin(asked)) return session(tokens[given++] ?? 'none');
    return asked.token === tokens.at(-1) ? [] : problem(401, 'auth.token_not_valid');
  });
}

beforeEach(() => {
  stubServer(() => null);
  keepAppSession(null);
  keepGuestSession(null);
});
afterEach(() => vi.unstubAllGlobals());

it('the app signs in as the system user once, however many calls wait, and keeps its token on the device', async () => {
  const { asked, device } = serverOf('first');
  await Promise.all([readResorts(), readResorts()]);
  await readResorts();
  expect(asked.filter(isLogin).map(({ body }) => body)).toEqual(['username=web']);
  expect(asked.filter((one) => !isLogin(one)).map(({ token }) => token)).toEqual(['first', 'first', 'first']);
  expect(device.get('accessToken')).toContain('first');
});

it('a token that no longer counts is given up for another, once, and the call is made', async () => {
  const { asked, device } = serverOf('of-before', 'new');
  expect(await readResorts()).toEqual([]);
  expect(asked.filter(isLogin)).toHaveLength(2);
  expect(device.get('accessToken')).toContain('new');
});

it('a token that is refused twice is a refusal', async () => {
  const { asked } = stubServer((one) =>
    isLogin(one) ? session('any') : problem(401, 'auth.token_not_valid'),
  );
  await expect(readResorts()).rejects.toMatchObject({ problem: { status: 401 } });
  expect(asked.filter(isLogin)).toHaveLength(2);
});

it('a guest’s session that has ended is never replaced by the app’s', async () => {
  const { asked } = serverOf('first');
  await expect(callApi('listCoupons', {})).rejects.toMatchObject({ problem: { status: 401 } });
  expect(asked.map(({ token }) => token)).toEqual([null]);
});

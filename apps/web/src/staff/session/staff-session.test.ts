import { afterEach, expect, it, vi } from 'vitest';
import { signInStaff } from './staff-session.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(fetched: () => Promise<Response>): void {
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal('fetch', fetched);
}

it.each([
  [401, 'auth.credentials_not_valid'],
  [403, 'auth.not_authorized'],
  [429, 'auth.too_many_tries'],
  [503, 'auth.unhandled'],
])('a sign-in that is answered by %i is refused with its code', async (status, code) => {
  const problem = { type: 'about:blank', title: '', status, code, detail: '' };
  const headers = { 'content-type': 'application/problem+json' };
  answer(async () => new Response(JSON.stringify(problem), { status, headers }));
  expect(await signInStaff('ana', 'a password')).toMatchObject({ kind: 'refused', problem: { code } });
});

it('a sign-in without a network is offline', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await signInStaff('ana', 'a password')).toEqual({ kind: 'offline' });
});

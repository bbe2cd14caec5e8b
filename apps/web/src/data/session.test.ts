import { afterEach, expect, it, vi } from 'vitest';
import { guestSession, isLent, keepGuestSession, markLent } from './session.ts';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
afterEach(() => {
  keepGuestSession(null);
  vi.unstubAllGlobals();
});

const sessionOf = (token: string) => ({ token, expires_at: '2999-01-01T00:00:00Z' });

it('a session of another tab is held and never stored, one that is proved here is', () => {
  vi.stubGlobal('sessionStorage', store);
  keepGuestSession(sessionOf('before'));
  expect([...kept.values()].join()).toContain('before');
  markLent(sessionOf('lent'));
  for (const _ of ['taken', 'kept again, for another trip']) {
    keepGuestSession(sessionOf('lent'));
    expect([guestSession()?.token, isLent(guestSession()), kept.size]).toEqual(['lent', true, 0]);
  }
  keepGuestSession(sessionOf('own'));
  expect([guestSession()?.token, isLent(guestSession())]).toEqual(['own', false]);
  expect([...kept.values()].join()).toContain('own');
  keepGuestSession(null);
  expect([guestSession(), isLent(guestSession()), kept.size]).toEqual([null, false, 0]);
});

import { describe, expect, it } from 'vitest';
import { staff as english } from '../../i18n/en/staff.ts';
import { staff as spanish } from '../../i18n/es/staff.ts';
import type { Entry } from '../session/staff-session.ts';
import { entryWords, stepAfter } from './entry-words.ts';

const refused = (code: string, status = 403): Entry => ({
  kind: 'refused',
  problem: { type: 'about:blank', title: '', status, code: code as never, detail: '' },
});
const codes = Object.keys(english.refusals).filter((code) => code !== 'offline');

describe('a refusal to sign in', () => {
  it.each(codes)('%s has words of its own, in both languages', (code) => {
    const words = [english, spanish].map(({ refusals }) => entryWords(refused(code), refusals)?.title);
    expect(words[0]).toBe((english.refusals as Readonly<Record<string, { title: string }>>)[code]?.title);
    expect(words[0]).not.toBe(words[1]);
    expect(words.every((title) => title)).toBe(true);
  });

  it('differs from the others', () => {
    const titles = codes.map((code) => entryWords(refused(code), english.refusals)?.title);
    expect(new Set(titles).size).toBe(codes.length);
  });

  it.each([
    [
      'wrong user name or password',
      refused('auth.credentials_not_valid', 401),
      'auth.credentials_not_valid',
      'bad',
    ],
    ['an account that is closed', refused('auth.not_authorized'), 'auth.not_authorized', 'bad'],
    [
      'an account that is not confirmed',
      refused('auth.user_not_confirmed'),
      'auth.user_not_confirmed',
      'bad',
    ],
    // Somebody who has to wait did nothing wrong.
    ['too many tries', refused('auth.too_many_tries', 429), 'auth.too_many_tries', 'warn'],
    ['a wrong code', refused('auth.code_not_valid', 401), 'auth.code_not_valid', 'bad'],
    ['a server that fails', refused('auth.unhandled', 503), 'auth.unhandled', 'bad'],
    ['a code of no words', refused('server.busy', 503), 'auth.unknown', 'bad'],
    ['no code', refused('', 500), 'auth.unknown', 'bad'],
    ['no network', { kind: 'offline' }, 'offline', 'bad'],
  ] as const)('%s', (_, entry, key, tone) => {
    expect(entryWords(entry, english.refusals)).toEqual({ ...english.refusals[key], tone });
    expect(entryWords(entry, spanish.refusals)).toEqual({ ...spanish.refusals[key], tone });
  });

  it('is none of somebody who is in', () => {
    expect(entryWords({ kind: 'in' }, english.refusals)).toBeNull();
  });
});

describe('after the password', () => {
  it.each<[string, Entry, ReturnType<typeof stepAfter>]>([
    ['one is in', { kind: 'in' }, 'in'],
    ['another password is chosen', refused('auth.reset_required'), 'renew'],
    ['a code is asked for', refused('auth.code_required', 401), 'code'],
    ['a wrong one is said', refused('auth.credentials_not_valid', 401), 'refused'],
    ['a closed account is said', refused('auth.not_authorized'), 'refused'],
    ['a wait is said', refused('auth.too_many_tries', 429), 'refused'],
    ['a failure is said', refused('auth.unhandled', 503), 'refused'],
    ['a missing network is said', { kind: 'offline' }, 'refused'],
  ])('%s', (_, entry, step) => expect(stepAfter(entry)).toBe(step));
});

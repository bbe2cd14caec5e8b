import { SESSION_MARK } from '@traslado/domain/access/session';
import { expect, it } from 'vitest';
import { mayBeSignedIn } from './session-mark.ts';

const storeWith = (kept: string | null) => ({ getItem: () => kept });
const closed = {
  getItem() {
    throw new Error('closed');
  },
};

it.each([
  ['no cookie', '', null, false],
  ['cookies of others', `other=1; not-${SESSION_MARK}=1; x=${SESSION_MARK}`, null, false],
  ['the mark', `${SESSION_MARK}=1`, null, true],
  ['the mark over TLS, beside another', `other=1; __Host-${SESSION_MARK}=1`, null, true],
  ['a profile that is kept', '', '{"username":"ana"}', true],
])('who is signed in is asked with %s: %j, %j', (_, cookies, kept, isAsked) => {
  expect(mayBeSignedIn(cookies, storeWith(kept))).toBe(isAsked);
});

it('who is signed in is not asked where the device tells nothing', () => {
  expect(mayBeSignedIn('', closed)).toBe(false);
  expect(mayBeSignedIn(`${SESSION_MARK}=1`, closed)).toBe(true);
});

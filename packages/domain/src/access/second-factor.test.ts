import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areCodesStopped,
  checkCodeForm,
  kindOfCode,
  mustEnrol,
  recoveryCodeOf,
  WRONG_CODES,
} from './second-factor.ts';

describe('a code', () => {
  it.each<[string, 'app' | 'recovery' | null]>([
    ['123456', 'app'],
    [' 123 456 ', 'app'],
    ['12345', null],
    ['1234567', null],
    ['abcd-2345-efgh', 'recovery'],
    ['ABCD 2345 EFGH', 'recovery'],
    ['abcd-2345-efg', null],
    ['abcd-2345-efg0', null],
    ['', null],
  ])('%j is of %s', (typed, kind) => {
    expect(kindOfCode(typed)).toBe(kind);
  });

  it.each([
    ['', 'field.required'],
    ['12 34', 'code.format'],
  ])('%j: %s', (code, said) => {
    expect(checkCodeForm({ code })).toEqual([{ field: 'code', code: said }]);
  });

  it('of recovery is one whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        expect(kindOfCode(recoveryCodeOf(bytes))).toBe('recovery');
      }),
    );
  });
});

it.each<[number, number | null, number, boolean]>([
  [0, null, 0, false],
  [WRONG_CODES.max - 1, 0, 1, false],
  [WRONG_CODES.max, 0, 1, true],
  [WRONG_CODES.max, 0, WRONG_CODES.windowMs - 1, true],
  [WRONG_CODES.max, 0, WRONG_CODES.windowMs, false],
])('%i wrong codes since %j: at %i stopped %s', (wrong, since, now, stopped) => {
  expect(areCodesStopped({ wrong, since }, now)).toBe(stopped);
});

it.each<[boolean, boolean, string[], string[], boolean]>([
  [true, false, ['finance'], ['finance', 'administrator'], true],
  [true, false, ['revenue', 'finance'], ['finance'], true],
  [true, true, ['finance'], ['finance'], false],
  [true, false, ['revenue'], ['finance'], false],
  [true, false, ['finance'], [], false],
  [false, false, ['finance'], ['finance'], false],
])('own %s, has one %s, roles %j of %j: must enrol %s', (isOwn, hasFactor, roles, required, must) => {
  expect(mustEnrol({ isOwn, hasFactor, roles }, required)).toBe(must);
});

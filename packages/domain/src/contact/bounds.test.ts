import { describe, expect, it } from 'vitest';
import { isEmail, isPersonName } from './bounds.ts';
import { maskEmail, maskPhone } from './mask.ts';
import { checkUsername, guessesOf, isUsername, passwordFaults } from './password.ts';
import { isPossiblePhone } from './phone.ts';
import { isCleanLine, isCleanText, lengthOf, tidyLine, tidyText } from './text.ts';
import { tidyPhone } from './tidy-phone.ts';

describe('names', () => {
  it.each([
    "O'Brien",
    'O’Brien',
    'D’Ávila',
    'Núñez-López',
    'de la Cruz',
    'Mun\u0303oz',
    'J. R. Smith',
    'X',
    ' Ana ',
    'محمد',
    '王',
    'a'.repeat(80),
    '𠮷'.repeat(80),
  ])('%s is one', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    '',
    '   ',
    '...',
    "'-'",
    '\u0301',
    'a'.repeat(81),
    'a'.repeat(100_000),
    'Ana1',
    'Ana_B',
    'Ana@',
    '👨‍👩‍👧',
    'Ana\u200bB',
    'Ana\u202eB',
    'Ana\u0000',
    'Ana\ud800',
    'Ana\nBcc: x',
    '<b>Ana</b>',
    'Ana; DROP',
    '%',
    '=1+1',
    '{{7*7}}',
  ])('%j is none', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});

describe('e-mail', () => {
  it.each([
    'a@b.mx',
    'ana.rivera+resort@mail.example.com',
    "o'brien@example.ie",
    'x@xn--mxico-bsa.example',
    'a@b.xn--p1ai',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.mx`,
  ])('%s is one', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.mx',
    'a@',
    'a@.mx',
    'a@b..mx',
    '.a@b.mx',
    'a.@b.mx',
    'a..b@b.mx',
    'a b@c.mx',
    'a@b.m',
    'a@b.1x',
    'a@-b.mx',
    'a@b-.mx',
    'a@b.mx,c@d.mx',
    'a@b.mx\r\nBcc: c@d.mx',
    'a@b.mx\n',
    'Ana <a@b.mx>',
    '"a"@b.mx',
    'a@[127.0.0.1]',
    'añ@b.mx',
    'a@b@c.mx',
    `${'a'.repeat(65)}@b.mx`,
    `a@${'b'.repeat(64)}.mx`,
    `a@${'b.'.repeat(130)}mx`,
  ])('%j is none', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('accepts 254 characters and no more', () => {
    const long = (last: number) =>
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(last)}.mx`;
    expect(long(58)).toHaveLength(254);
    expect([isEmail(long(58)), isEmail(long(59))]).toEqual([true, false]);
  });
});

describe('texts', () => {
  it.each([
    '\u0000',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u061c',
    '\u200b',
    '\u200e',
    '\u202a',
    '\u202e',
    '\u2028',
    '\u2029',
    '\u2066',
    '\ufeff',
    '\ud83d',
    '\udc4d',
    '\ue000',
  ])('sign %j is refused in lines and in texts', (sign) => {
    expect(isCleanLine(`a${sign}b`)).toBe(false);
    expect(isCleanText(`a${sign}b`)).toBe(false);
  });

  it('a line has no breaks, a text may', () => {
    expect([isCleanLine('a\nb'), isCleanText('a\nb'), isCleanLine('a\tb')]).toEqual([false, true, false]);
  });

  it('counts code points', () => {
    expect([lengthOf('👍'), lengthOf('ñ'), lengthOf('')]).toEqual([1, 1, 0]);
  });

  it('tidies without losing words', () => {
    expect(tidyLine('  Ana \u00a0 Mun\u0303oz ')).toBe('Ana Muñoz');
    expect(tidyText(' a\r\nb\rc ')).toBe('a\nb\nc');
  });

  it('stays quick with hostile input', () => {
    const started = performance.now();
    for (const bad of [
      'a'.repeat(50_000),
      `${'-a'.repeat(25_000)}!`,
      `${'a.'.repeat(25_000)}@`,
      '\u0301'.repeat(50_000),
      ' '.repeat(50_000),
    ]) {
      isPersonName(bad);
      isEmail(bad);
      isEmail(`a@${bad}`);
      tidyPhone(bad);
      tidyLine(bad);
      tidyText(bad);
    }
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('phones', () => {
  it.each([
    ['+52 1 998 123 4567', undefined, '+529981234567'],
    ['+52 998 123 4567', undefined, '+529981234567'],
    ['0052 998 1234567', undefined, '+529981234567'],
    ['044 998 123 4567', '52', '+529981234567'],
    ['01 998 123 4567', '52', '+529981234567'],
    ['998-123-4567', '52', '+529981234567'],
    ['1 998 123 4567', '52', '+529981234567'],
    ['+1 (555) 010-9999', '52', '+15550109999'],
    ['(555) 010.9999', '1', '+15550109999'],
    ['5550109999', undefined, '5550109999'],
    ['52 998 123 4567', '52', '+529981234567'],
    ['52 998 123 4567', '1', '+529981234567'],
    ['521 998 123 4567', undefined, '+529981234567'],
    ['998 881 0101 ext. 204', '52', '+529988810101'],
    ['998 881 0101 extensión 204', '52', '+529988810101'],
    ['+1 305 555 0142 x 7', undefined, '+13055550142'],
    ['+1 305 555 0142;ext=12', undefined, '+13055550142'],
    ['+1 305 555 0142 #12', undefined, '+13055550142'],
  ])('%s (%s) is %s', (typed, country, phone) => {
    expect(tidyPhone(typed, country)).toBe(phone);
  });

  it.each(['', 'call me', '+52 998 CALL', '+52\u202e998', `+${'1'.repeat(60)}`, '++52998'])(
    '%j is none',
    (typed) => {
      expect(tidyPhone(typed)).toBeNull();
    },
  );

  it.each([
    ['+44 (0)20 7123 4567', '+442071234567'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('%s is %s: a zero in brackets is only dialled at home, but in Italy', (typed, phone) => {
    expect(tidyPhone(typed)).toBe(phone);
  });

  it.each([
    ['+529981234567', true],
    ['+13055550142', true],
    ['+50688887777', true],
    ['+442071234567', true],
    ['+4930123456', true],
    ['+390612345678', true],
    ['+5491112345678', true],
    ['+77172123456', true],
    ['+82212345678', true],
    ['+80012345678', true],
    ['+881612345678', true],
    // One digit fewer or more than the country has, or a length between two that it has.
    ['+1234567', false],
    ['+130555501', false],
    ['+130555501421', false],
    ['+52998123456', false],
    ['+5219981234567', false],
    ['+52998123456789', false],
    ['+5068888777', false],
    ['+441234567', true],
    ['+4412345678', false],
    ['+3361234567', false],
    // A country that does not exist.
    ['+999123456789', false],
    ['+2101234567', false],
    ['+0529981234', false],
    ['529981234567', false],
    ['+123456', false],
    ['+1234567890123456', false],
    ['+6212345678901234', false],
    ['+52998123456x', false],
    ['', false],
    ['+', false],
  ])('%s: %s', (phone, good) => {
    expect(isPossiblePhone(phone)).toBe(good);
  });
});

describe('staff passwords', () => {
  it.each([
    ['Ab1!x', 'classes', []],
    ['Ab1!', 'classes', ['password.too_short']],
    ['ab1!x', 'classes', ['password.uppercase_missing']],
    ['AB1!X', 'classes', ['password.lowercase_missing']],
    ['Abc!x', 'classes', ['password.digit_missing']],
    ['Abc1x', 'classes', ['password.special_missing']],
    ['Abc1^', 'classes', ['password.special_missing']],
    [
      '',
      'classes',
      [
        'password.too_short',
        'password.uppercase_missing',
        'password.lowercase_missing',
        'password.digit_missing',
        'password.special_missing',
      ],
    ],
    ['correct horse', 'long', []],
    ['elevenchars', 'long', ['password.too_short']],
    ['x'.repeat(201), 'long', ['password.too_long']],
  ] as const)('%s as %s lacks %j', (password, policy, faults) => {
    expect(passwordFaults(password, policy)).toEqual(faults);
  });

  const owner = { username: 'nora.nueva', email: 'n.nueva+desk@perla.example' };
  const common = new Set(['password1234', 'butterfly', 'contrasena']);
  it.each([
    ['a long one of my own', []],
    ['Password1234', ['password.common']],
    ['Butterfly2026!', ['password.common']],
    ['--contraseña--', ['password.common']],
    ['butterfly and 48 moths', []],
    ['butterfly 19 48 27 63', []],
    ['aaaaaaaaaaaa', ['password.repeats']],
    ['AbcabcABCabca', ['password.repeats']],
    ['abcdefabcdeg', []],
    ['i am Nora Nueva!', ['password.personal']],
    ['N_NUEVA was here', ['password.personal']],
    ['nora.nueva nora.nueva ', ['password.repeats', 'password.personal']],
    ['😀😀😀😀😀😀😀😀😀😀😀😀', ['password.repeats']],
  ])('%s is guessed for %j', (password, faults) => {
    expect(guessesOf(password, owner, (one) => common.has(one))).toEqual(faults);
  });

  it('holds a mailbox of two letters by chance', () => {
    expect(
      guessesOf('all of this is mine', { username: 'someone', email: 'al@x.example' }, () => false),
    ).toEqual([]);
  });

  it.each([
    ['maria lopez', 'username.invalid'],
    ['a b', 'username.invalid'],
    ['maría1', 'username.invalid'],
    [' maria1 ', undefined],
    ['maria', 'field.too_short'],
    ['m'.repeat(81), 'field.too_long'],
    [' ', 'field.required'],
  ])('the user name %j is answered %s', (name, code) => {
    expect(checkUsername(name)[0]?.code).toBe(code);
  });

  it.each([
    ['maria1', true],
    ['m.ruiz@resort.mx', true],
    ['maria', false],
    ['maria ruiz', false],
    ['maría123', false],
    ['m'.repeat(81), false],
  ])('user name %s: %s', (name, good) => {
    expect(isUsername(name)).toBe(good);
  });
});

it('masks contact data', () => {
  expect(maskEmail('ana.rivera@example.com')).toBe('a•••@example.com');
  expect(maskEmail('broken')).toBe('•••');
  expect(maskPhone('+529981234567')).toBe('+52••••••4567');
  expect(maskPhone('12345')).toBe('•••');
});

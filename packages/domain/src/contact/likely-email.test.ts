import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './bounds.ts';
import { likelyEmail } from './likely-email.ts';

describe('the address that was probably meant', () => {
  it.each([
    ['ana@gmail.con', 'ana@gmail.com'],
    ['Ana.Ruiz@gmail.con', 'Ana.Ruiz@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.om', 'ana@gmail.com'],
    ['ana@gmail.cm', 'ana@gmail.com'],
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@hotnail.es', 'ana@hotmail.es'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yahooo.com.mx', 'ana@yahoo.com.mx'],
    ['ana@perla-resorts.con', 'ana@perla-resorts.com'],
    ['ana@mail.perla.con', 'ana@mail.perla.com'],
  ])('for %s is %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant);
  });

  it.each([
    'ana@gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@email.com',
    'ana@live.nl',
    'ana@love.com',
    'ana@perla.co',
    'ana@perla.cm',
    'ana@outlook.com.mx',
    'ana@yahoo.com.mx',
    'ana@hotmail.nl',
    'ana@constructor.com',
    'ana@__proto__.com',
    'ana',
    'ana@',
    '@gmail.con',
    'a@b@gmail.con',
    '',
  ])('%s is left alone', (typed) => {
    expect(likelyEmail(typed)).toBeNull();
  });

  it('is an address, and nothing is asked about it again', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom('gmail.con', 'gmial.com', 'x.con', 'yaho.es', ''),
        (email, host) => {
          const typed = host ? `${email.slice(0, email.lastIndexOf('@'))}@${host}` : email;
          const likely = likelyEmail(typed);
          if (likely === null) return;
          expect(isEmail(likely)).toBe(isEmail(typed.replace(/@.*$/, '@gmail.com')));
          expect(likelyEmail(likely)).toBeNull();
        },
      ),
    );
  });
});

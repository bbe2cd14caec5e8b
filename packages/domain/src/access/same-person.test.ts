import { describe, expect, it } from 'vitest';
import { type AccountOfPerson, foldEmail, isSamePerson } from './same-person.ts';

const of = (accountId: number, more: Partial<AccountOfPerson> = {}): AccountOfPerson => ({
  accountId,
  email: null,
  issuer: null,
  subject: null,
  ...more,
});

describe('one person', () => {
  it.each([
    ['ana@perla.com', 'ana@perla.com'],
    [' Ana+two@Perla.com ', 'ana@perla.com'],
    ['ana', null],
    ['', null],
    [null, null],
  ])('%s is compared as %s', (email, folded) => expect(foldEmail(email)).toBe(folded));

  it.each<[string, AccountOfPerson, AccountOfPerson, boolean]>([
    ['the same account', of(1), of(1), true],
    ['accounts without anything', of(1), of(2), false],
    ['the same mailbox', of(1, { email: 'ANA@perla.com' }), of(2, { email: 'ana+x@perla.com' }), true],
    ['two mailboxes', of(1, { email: 'ana@perla.com' }), of(2, { email: 'eva@perla.com' }), false],
    ['the same mark', of(1, { issuer: 'a', subject: 's' }), of(2, { issuer: 'a', subject: 's' }), true],
    [
      'the mark of another service',
      of(1, { issuer: 'a', subject: 's' }),
      of(2, { issuer: 'b', subject: 's' }),
      false,
    ],
  ])('%s', (_, one, other, is) => {
    expect(isSamePerson(one, other)).toBe(is);
    expect(isSamePerson(other, one)).toBe(is);
  });
});

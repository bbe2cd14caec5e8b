import { describe, expect, it } from 'vitest';
import type { AccountOfPerson } from '../access/same-person.ts';
import { accountsWithoutAddress, refusalOfApproving, refusalOfPublishing } from './second-person.ts';

const of = (accountId: number, more: Partial<AccountOfPerson> = {}): AccountOfPerson => ({
  accountId,
  email: null,
  issuer: null,
  subject: null,
  ...more,
});

describe('the second person', () => {
  const ana = of(1, { email: 'ana@perla.com' });
  const anaAgain = of(9, { email: 'Ana@Perla.com' });
  const eva = of(2, { email: 'eva@perla.com' });
  it.each<[string, boolean, boolean, AccountOfPerson, string | null]>([
    ['nobody asks for one', false, false, ana, null],
    ['who wrote it', true, false, ana, 'change_set.second_person'],
    ['who wrote it, under another account', true, false, anaAgain, 'change_set.second_person'],
    ['who wrote it, after an approval', true, true, ana, null],
    ['somebody else', true, false, eva, null],
  ])('%s', (_, needsSecond, isApproved, publisher, code) =>
    expect(refusalOfPublishing({ needsSecond, isApproved, authors: [ana] }, publisher)).toBe(code),
  );

  const mark = (accountId: number, issuer: string, subject: string) => of(accountId, { issuer, subject });
  it.each<[string, AccountOfPerson[], AccountOfPerson, string | null]>([
    ['an account without an address', [ana], of(3), 'change_set.person_unknown'],
    ['somebody, of what an account without an address wrote', [of(3)], eva, 'change_set.person_unknown'],
    ['two accounts without an address', [of(3)], of(4), 'change_set.person_unknown'],
    ['a mark, where the author has only an address', [ana], mark(3, 'a', 's'), 'change_set.person_unknown'],
    ['another mark of the same service', [mark(1, 'a', 's')], mark(2, 'a', 't'), null],
    ['a mark of another service', [mark(1, 'a', 's')], mark(2, 'b', 't'), 'change_set.person_unknown'],
    ['somebody, once the author has an address', [of(1), ana], eva, null],
    ['somebody, of two of whom one is unknown', [ana, of(3)], eva, 'change_set.person_unknown'],
    ['who wrote it, under an account without an address', [ana, of(3)], of(3), 'change_set.second_person'],
  ])('is %s', (_, authors, person, code) => {
    expect(refusalOfApproving(authors, person)).toBe(code);
    expect(refusalOfPublishing({ needsSecond: true, isApproved: false, authors }, person)).toBe(code);
    expect(refusalOfPublishing({ needsSecond: false, isApproved: false, authors }, person)).toBe(null);
  });

  it('is no author of a row', () => {
    expect(refusalOfApproving([ana, eva], anaAgain)).toBe('change_set.second_person');
    expect(refusalOfApproving([ana], eva)).toBe(null);
  });

  it.each<[string, AccountOfPerson[], AccountOfPerson, number[]]>([
    ['nobody, who is told apart', [ana], eva, []],
    ['an author without one', [ana, of(3)], eva, [3]],
    ['who would approve without one', [ana], of(3), [3]],
    ['both', [of(3)], of(4), [3, 4]],
    ['a mark that stands beside an address', [ana], mark(3, 'a', 's'), [3]],
    ['only whom a mark does not tell', [mark(1, 'a', 's'), of(3)], mark(2, 'a', 't'), [3, 2]],
    ['no author who has one by now', [of(1), ana], eva, []],
  ])('an address is missing of %s; with it they are different people', (_, authors, approver, missing) => {
    expect(accountsWithoutAddress(authors, approver)).toEqual(missing);
    const entered = (one: AccountOfPerson) =>
      missing.includes(one.accountId) ? { ...one, email: `${one.accountId}@perla.com` } : one;
    expect(refusalOfApproving(authors.map(entered), entered(approver))).toBe(null);
  });

  it.each<[string, AccountOfPerson[], AccountOfPerson | null, number[]]>([
    ['an author without one, to themselves', [of(3)], of(3), [3]],
    ['an author without one, to another author', [ana, of(3)], ana, [3]],
    ['an author without one, to who does not approve', [of(3)], null, [3]],
    ['no author with a mark, to who does not approve', [mark(3, 'a', 's')], null, []],
    ['no author with an address, to who does not approve', [of(1), ana], null, []],
  ])('an address is missing of %s', (_, authors, viewer, missing) =>
    expect(accountsWithoutAddress(authors, viewer)).toEqual(missing),
  );
});

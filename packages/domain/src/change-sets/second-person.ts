import { type AccountOfPerson, hasAddress, isSamePerson, maybeSamePerson } from '../access/same-person.ts';

export type Decision = {
  /** True when a rule of one of the catalogues asks for two people. */
  readonly needsSecond: boolean;
  /** Accounts of the set's authors, as they were then and as they are now. */
  readonly authors: readonly AccountOfPerson[];
  readonly isApproved: boolean;
};

/** `person_unknown`: their account or an author's has no sign of its person, so they may be one person. */
export type NotSecond = 'change_set.second_person' | 'change_set.person_unknown';

/** The reason against a person's approval of a set: they wrote some of it, or they may be an author. */
export function refusalOfApproving(
  authors: readonly AccountOfPerson[],
  approver: AccountOfPerson,
): NotSecond | null {
  if (authors.some((author) => isSamePerson(author, approver))) return 'change_set.second_person';
  return maybeSamePerson(authors, approver).length === 0 ? null : 'change_set.person_unknown';
}

/** The reason against a person's publishing of a set: it needs a second person, has no approval, and they are not that person. */
export const refusalOfPublishing = (
  { needsSecond, authors, isApproved }: Decision,
  publisher: AccountOfPerson,
): NotSecond | null => (needsSecond && !isApproved ? refusalOfApproving(authors, publisher) : null);

/**
 * Accounts that need an address before there can be a second person. For a candidate: accounts that may be theirs, perhaps their own. For everybody
 * else (null): authors without any sign of their person.
 */
export function accountsWithoutAddress(
  authors: readonly AccountOfPerson[],
  approver: AccountOfPerson | null,
): number[] {
  const code = approver && refusalOfApproving(authors, approver);
  if (approver && code === null) return [];
  const isApprover = approver !== null && code === 'change_set.person_unknown';
  const asked = isApprover ? [...maybeSamePerson(authors, approver), approver] : authors;
  const known = asked.filter((one) => hasAddress(one) || (!isApprover && one.subject !== null));
  const ids = new Set(asked.map(({ accountId }) => accountId));
  for (const { accountId } of known) ids.delete(accountId);
  return [...ids];
}

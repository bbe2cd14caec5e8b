/** An account, as far as it tells who is behind it. */
export type AccountOfPerson = {
  readonly accountId: number;
  readonly email: string | null;
  /** The group's identity service and its mark for the person; null of an account of our own. */
  readonly issuer: string | null;
  readonly subject: string | null;
};

/** An address as it is compared: `Ana+test@Perla.com` reaches the same mailbox as `ana@perla.com`. Null where there is none. */
export function foldEmail(email: string | null): string | null {
  const [, local, domain] = /^([^+@]+)(?:\+[^@]*)?@(.+)$/.exec((email ?? '').normalize('NFKC').trim()) ?? [];
  return local && domain ? `${local}@${domain}`.toLowerCase() : null;
}

/** Whether two accounts are of one person: the same one, the same mailbox, or the same mark at the identity service. */
export function isSamePerson(one: AccountOfPerson, other: AccountOfPerson): boolean {
  if (one.accountId === other.accountId) return true;
  const [email, otherEmail] = [foldEmail(one.email), foldEmail(other.email)];
  if (email !== null && email === otherEmail) return true;
  return one.subject !== null && one.subject === other.subject && one.issuer === other.issuer;
}

export type Decision = {
  /** Whether a rule of one of the catalogues asks for two people. */
  readonly needsSecond: boolean;
  /** Accounts that wrote a row of the set, as they were then and as they are now. */
  readonly authors: readonly AccountOfPerson[];
  readonly isApproved: boolean;
};

/** Why somebody does not publish a set: they wrote some of it, and nobody else has approved it. */
export function refusalOfPublishing(
  { needsSecond, authors, isApproved }: Decision,
  publisher: AccountOfPerson,
): 'change_set.second_person' | null {
  if (!needsSecond || isApproved) return null;
  return authors.some((author) => isSamePerson(author, publisher)) ? 'change_set.second_person' : null;
}

/** Why somebody does not approve a set: they wrote some of it. */
export const refusalOfApproving = (
  authors: readonly AccountOfPerson[],
  approver: AccountOfPerson,
): 'change_set.second_person' | null =>
  authors.some((author) => isSamePerson(author, approver)) ? 'change_set.second_person' : null;

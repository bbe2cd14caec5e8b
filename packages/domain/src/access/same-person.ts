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

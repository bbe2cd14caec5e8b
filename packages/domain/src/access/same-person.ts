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

/** What tells who is behind an account: itself, its mailbox, its mark at the identity service. */
export function signsOf({ accountId, email, issuer, subject }: AccountOfPerson): string[] {
  const mailbox = foldEmail(email);
  return [
    `account ${accountId}`,
    ...(mailbox === null ? [] : [`mailbox ${mailbox}`]),
    ...(subject === null ? [] : [`mark ${JSON.stringify([issuer, subject])}`]),
  ];
}

/** Whether two accounts are of one person: they share one of their signs. */
export function isSamePerson(one: AccountOfPerson, other: AccountOfPerson): boolean {
  const signs = signsOf(other);
  return signsOf(one).some((sign) => signs.includes(sign));
}

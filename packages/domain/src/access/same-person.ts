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

export const hasAddress = ({ email }: AccountOfPerson): boolean => foldEmail(email) !== null;

/** Whether two accounts that are not of one person are surely of two: both have a mailbox, or both a mark at the same service. */
function canTellApart(one: AccountOfPerson, other: AccountOfPerson): boolean {
  if (hasAddress(one) && hasAddress(other)) return true;
  return one.subject !== null && other.subject !== null && one.issuer === other.issuer;
}

/** Accounts that may be this person’s, as far as anybody can tell. Each is known by what it was or is. */
export const untoldFrom = (
  accounts: readonly AccountOfPerson[],
  person: AccountOfPerson,
): AccountOfPerson[] =>
  accounts.filter(
    ({ accountId }) => !accounts.some((one) => one.accountId === accountId && canTellApart(one, person)),
  );

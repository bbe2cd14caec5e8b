/** An account, with the facts that identify its person. */
export type AccountOfPerson = {
  readonly accountId: number;
  readonly email: string | null;
  /** The group's identity service and its subject for the person; null for an account of our own. */
  readonly issuer: string | null;
  readonly subject: string | null;
};

/** An address in comparable form: `Ana+test@Perla.com` reaches the same mailbox as `ana@perla.com`. Null without one. */
export function foldEmail(email: string | null): string | null {
  const [, local, domain] = /^([^+@]+)(?:\+[^@]*)?@(.+)$/.exec((email ?? '').normalize('NFKC').trim()) ?? [];
  return local && domain ? `${local}@${domain}`.toLowerCase() : null;
}

/** Facts that identify the person of an account: the account, its mailbox, its subject at the identity service. */
export function signsOf({ accountId, email, issuer, subject }: AccountOfPerson): string[] {
  const mailbox = foldEmail(email);
  return [
    `account ${accountId}`,
    ...(mailbox === null ? [] : [`mailbox ${mailbox}`]),
    ...(subject === null ? [] : [`mark ${JSON.stringify([issuer, subject])}`]),
  ];
}

/** True for two accounts of one person: they share a sign. */
export function isSamePerson(one: AccountOfPerson, other: AccountOfPerson): boolean {
  const signs = signsOf(other);
  return signsOf(one).some((sign) => signs.includes(sign));
}

export const hasAddress = ({ email }: AccountOfPerson): boolean => foldEmail(email) !== null;

/** True for two accounts that surely belong to different people: both have a mailbox, or both a subject at the same service. */
function canTellApart(one: AccountOfPerson, other: AccountOfPerson): boolean {
  if (hasAddress(one) && hasAddress(other)) return true;
  return one.subject !== null && other.subject !== null && one.issuer === other.issuer;
}

/** Accounts that may be this person’s. One that was ever surely another person's is not among them. */
export const maybeSamePerson = (
  accounts: readonly AccountOfPerson[],
  person: AccountOfPerson,
): AccountOfPerson[] =>
  accounts.filter(
    ({ accountId }) => !accounts.some((one) => one.accountId === accountId && canTellApart(one, person)),
  );

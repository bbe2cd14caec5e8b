import { type AccountOfPerson, signsOf } from '@traslado/domain/access/same-person';
import { type Decider, limitOf, type Purse, SPENT_WITHIN_MS } from '@traslado/domain/desk/money-authority';
import type { Handle } from '../../db/client.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import { listAccounts, listGiven } from '../../store/request/authority-repository.ts';
import type { AccountOfStaff } from '../../store/request/record.ts';

export type AuthorityDeps = { readonly admitted: AdmittedAccounts };

const personOf = ({ id, email, issuer, subject }: AccountOfStaff): AccountOfPerson => ({
  accountId: id,
  email,
  issuer,
  subject,
});

/** The present authority over the money of bookings. Calculated with all accounts, because a person may have several. */
export async function findAuthority(handle: Handle, { admitted }: AuthorityDeps, now: number) {
  const accounts = await listAccounts(handle, admitted);
  const given = await listGiven(handle, now - SPENT_WITHIN_MS);
  const bySign = new Map<string, number[]>();
  for (const account of accounts)
    for (const sign of signsOf(personOf(account)))
      bySign.set(sign, [...(bySign.get(sign) ?? []), account.id]);
  // Every account is compared with every other: a look-up by identity, so that the time grows only with their number.
  const accountsOf = (persons: readonly AccountOfPerson[]): number[] => [
    ...new Set(persons.flatMap(signsOf).flatMap((sign) => bySign.get(sign) ?? [])),
  ];
  // Includes accounts that are closed, deleted or have another address since.
  const inDayOf = (person: AccountOfPerson): number => {
    const own = new Set(accountsOf([person]));
    const persons = [person, ...accounts.filter(({ id }) => own.has(id)).map(personOf)];
    const signs = new Set(persons.flatMap(signsOf));
    return given
      .filter((one) => signsOf(one.person).some((sign) => signs.has(sign)))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  };
  const purseOf = (account: AccountOfStaff, onBookingMinor: number): Purse => ({
    limitMinor: limitOf({ ofAccount: account.limitMinor, ofRoles: [account.roleLimitMinor] }),
    onBookingMinor,
    inDayMinor: inDayOf(personOf(account)),
  });
  return {
    /** The authority of an account over a booking with this much given back by hand; null for an account that opens nothing. */
    of: (accountId: number, onBookingMinor: number): Decider | null => {
      const account = accounts.find(({ id, isOpen }) => id === accountId && isOpen);
      return account ? { person: personOf(account), purse: purseOf(account, onBookingMinor) } : null;
    },
    /** All accounts of the persons behind these, closed ones too. */
    accountsOf,
  };
}

export type Authority = Awaited<ReturnType<typeof findAuthority>>;

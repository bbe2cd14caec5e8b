import { KEYS_OF_THE_HOUSE } from '@traslado/domain/access/authority';
import { type AccountOfPerson, signsOf } from '@traslado/domain/access/same-person';
import { isInScope } from '@traslado/domain/access/scope';
import { type Decider, limitOf, type Purse, SPENT_WITHIN_MS } from '@traslado/domain/desk/money-authority';
import type { Handle } from '../../db/client.ts';
import type { Roles } from '../roles/open-roles.ts';
import type { AdmittedAccounts } from '../roles/record.ts';
import { listAccounts, listGiven } from './account-repository.ts';
import type { AccountOfStaff } from './record.ts';

export type AuthorityDeps = { readonly roles: Roles; readonly admitted: AdmittedAccounts };

const personOf = ({ id, email, issuer, subject }: AccountOfStaff): AccountOfPerson => ({
  accountId: id,
  email,
  issuer,
  subject,
});

/** Who has which authority over the money of bookings now. Reckoned with all accounts, because a person may have several. */
export async function findAuthority(handle: Handle, { roles, admitted }: AuthorityDeps, now: number) {
  const accounts = await listAccounts(handle, admitted);
  const given = await listGiven(handle, now - SPENT_WITHIN_MS);
  const bySign = new Map<string, number[]>();
  for (const account of accounts)
    for (const sign of signsOf(personOf(account)))
      bySign.set(sign, [...(bySign.get(sign) ?? []), account.id]);
  // Each is asked about each: looked up, so that many accounts take no longer than they are many.
  const accountsOf = (persons: readonly AccountOfPerson[]): number[] => [
    ...new Set(persons.flatMap(signsOf).flatMap((sign) => bySign.get(sign) ?? [])),
  ];
  const purseOf = (account: AccountOfStaff, onBookingMinor: number): Purse => ({
    limitMinor: limitOf({ ofAccount: account.limitMinor, ofRoles: [account.roleLimitMinor] }),
    onBookingMinor,
    inDayMinor: accountsOf([personOf(account)]).reduce((sum, id) => sum + (given.get(id) ?? 0), 0),
  });
  const deciderOf = (account: AccountOfStaff, onBookingMinor: number): Decider => {
    const permissions = roles.permissionsOfAccount(account);
    return {
      person: personOf(account),
      purse: purseOf(account, onBookingMinor),
      isAdministrator:
        account.scope === null && KEYS_OF_THE_HOUSE.every((permission) => permissions.includes(permission)),
    };
  };
  const mayDecide = (account: AccountOfStaff, propertyId: number): boolean =>
    roles.permissionsOfAccount(account).includes('refunds:decide') && isInScope(account.scope, propertyId);
  return {
    /** The authority of an account over a booking of which so much was given back by hand; null where the account opens nothing. */
    of: (accountId: number, onBookingMinor: number): Decider | null => {
      const account = accounts.find(({ id }) => id === accountId);
      return account ? deciderOf(account, onBookingMinor) : null;
    },
    /** Everybody who may decide on requests about bookings of a property. */
    deciders: (propertyId: number, onBookingMinor: number): Decider[] =>
      accounts
        .filter((account) => mayDecide(account, propertyId))
        .map((account) => deciderOf(account, onBookingMinor)),
    /** All accounts of whoever is behind these. */
    accountsOf,
  };
}

export type Authority = Awaited<ReturnType<typeof findAuthority>>;

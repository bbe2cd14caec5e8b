import type { CallAnswer } from '@traslado/contract/schemas';
import type { Db } from '../../db/client.ts';
import { hashOfToken } from '../../db/token-hash.ts';
import type { JobLog } from '../../job-log.ts';
import type { PersonFacts, StaffProfiles } from '../../ports/staff-profiles.ts';
import { Refused } from '../../refused.ts';
import type { AdmittedAccounts, StaffAccount } from '../../store/account/record.ts';
import { findSession } from '../../store/account/repository.ts';
import { updateServiceRoles } from '../../store/account/service-account-repository.ts';
import { changeRights } from '../roles/change-rights.ts';
import { factsOf, type ProfileDependencies, presentProfile } from './presenter.ts';
import { readAccessToken, type SealedTokens } from './seal-tokens.ts';

export type ReadProfileDependencies = ProfileDependencies & {
  readonly db: Db;
  readonly admitted: AdmittedAccounts;
  readonly staffProfiles: StaffProfiles;
  readonly sealedTokens: SealedTokens;
  readonly log: JobLog;
};

/**
 * The profile of the session's account. Accounts of the group's identity service have theirs read from the group's auth backend, where one is set.
 * Our own account is the fallback.
 */
export async function readProfile(
  dependencies: ReadProfileDependencies,
  token: string | null,
  now: number,
): Promise<CallAnswer<'getProfile'>> {
  const { db, admitted, sealedTokens } = dependencies;
  const found = token === null ? null : await findSession(db, hashOfToken(token), admitted);
  // Over since it was admitted, a moment ago.
  if (!found) throw new Refused('auth.not_signed_in');
  const { account, session } = found;
  const accessToken = readAccessToken(sealedTokens, session, now);
  const facts = await askFacts(dependencies, account, accessToken, now);
  return presentProfile(dependencies, account, facts, session);
}

async function askFacts(
  { db, admitted, staffProfiles, log, roles }: ReadProfileDependencies,
  account: StaffAccount,
  accessToken: string | null,
  now: number,
): Promise<PersonFacts> {
  const own = factsOf(account);
  const outcome = await staffProfiles.read(own, accessToken);
  if (outcome.kind === 'unavailable') {
    log.warn({ reason: outcome.detail }, 'the auth backend of the group told no profile; ours is shown');
    return own;
  }
  const value = { ...outcome.value, roles: roles.known(outcome.value.roles) };
  // A person's rights follow from the account at every call: a page is never told of more, nor of less.
  if (value.roles.join() !== own.roles.join()) {
    const { id: accountId, username: of } = account;
    await db.transaction().execute(async (tx) => {
      const make = () => updateServiceRoles(tx, { accountId, roles: value.roles, now });
      await changeRights(tx, { admitted, of, now, make });
    });
  }
  return value;
}

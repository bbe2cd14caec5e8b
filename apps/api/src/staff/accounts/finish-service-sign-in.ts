import type { ServiceRefusal } from '@traslado/domain/access/service-refusal';
import type { Db, Tx } from '../../db/client.ts';
import { networkOf } from '../../http/network-of.ts';
import type { JobLog } from '../../job-log.ts';
import type { IdentityService, ServiceOutcome, ServicePerson } from '../../ports/identity-service.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import {
  findServiceAccount,
  type ServiceAccount,
  saveServiceAccount,
  withdrawServiceAccount,
} from '../../store/account/service-account-repository.ts';
import { changeRights } from '../roles/change-rights.ts';
import type { SignInTrip } from './begin-service-sign-in.ts';
import type { SignIns } from './count-sign-ins.ts';
import type { ProfileDependencies } from './presenter.ts';
import { type SealedTokens, sealTokens } from './seal-tokens.ts';
import { enter } from './sign-in.ts';

export type FinishDependencies = ProfileDependencies & {
  readonly db: Db;
  readonly admitted: AdmittedAccounts;
  readonly log: JobLog;
  readonly signIns: SignIns;
  readonly identityService: IdentityService;
  readonly sealedTokens: SealedTokens;
};

export type Ending =
  | { readonly kind: 'in'; readonly token: string }
  | { readonly kind: 'refused'; readonly code: ServiceRefusal };

type Known = Extract<ServiceOutcome, { kind: 'known' }>;

const refused = (code: ServiceRefusal): Ending => ({ kind: 'refused', code });

/**
 * Signs a person in who came back from the identity service. Every failure is a refusal for the door to show, never an error page.
 * @param request `search` is the query of the return; `trip` is the browser's kept state, null where it had none that counts
 */
export async function finishServiceSignIn(
  dependencies: FinishDependencies,
  request: {
    readonly search: string;
    readonly trip: SignInTrip | null;
    readonly ip: string;
    readonly now: number;
  },
): Promise<Ending> {
  const { log } = dependencies;
  const { trip, now } = request;
  // The service is not asked about a trip of another browser, or one that began too long ago.
  if (trip === null || trip.endsAt <= now) return refused('auth.credentials_not_valid');
  try {
    const outcome = await askOnceInAWhile(dependencies, { ...request, trip });
    if (outcome === null) return refused('auth.too_many_tries');
    if (outcome.kind === 'known') return await takeIn(dependencies, outcome, trip, now);
    if (outcome.kind === 'cancelled') return refused('auth.cancelled');
    log.warn({ outcome: outcome.kind, reason: outcome.detail }, 'the identity service let nobody in');
    if (outcome.kind === 'credentials_not_valid') return refused('auth.credentials_not_valid');
    return refused(outcome.kind === 'unavailable' ? 'auth.unhandled' : 'auth.unknown');
  } catch (error) {
    log.error({ err: error }, 'signing in with the identity service failed');
    return refused('auth.unhandled');
  }
}

/**
 * We are no way to try codes at their service: an address that brings false ones is slowed down and stopped. Null for one that has to wait.
 */
async function askOnceInAWhile(
  { identityService, signIns }: FinishDependencies,
  { search, trip, ip, now }: { search: string; trip: SignInTrip; ip: string; now: number },
): Promise<ServiceOutcome | null> {
  // No account has this name: codes come without one.
  const codesOfAddress = `identity:${networkOf(ip)}`;
  const judged = await signIns.judge({ name: codesOfAddress, ip, now }, () =>
    identityService.finish(search, trip),
  );
  return judged.kind === 'judged' ? judged.outcome : null;
}

async function takeIn(
  dependencies: FinishDependencies,
  { person: told, tokens }: Known,
  trip: SignInTrip,
  now: number,
): Promise<Ending> {
  const { db, sealedTokens, admitted, roles: known } = dependencies;
  // Their name of a role may be none of ours.
  const person = { ...told, roles: known.known(told.roles) };
  const { issuer } = person;
  if (person.roles.length === 0) {
    await db.transaction().execute(async (tx) => {
      const account = await findServiceAccount(tx, person);
      const make = () => withdrawServiceAccount(tx, person, now);
      if (account) await changeRights(tx, { admitted, of: account.username, now, make });
    });
    return refused('auth.not_authorized');
  }
  return db.transaction().execute(async (tx): Promise<Ending> => {
    const { id, status } = await saveAccount(tx, admitted, person, now);
    if (status === 'unconfirmed') return refused('auth.user_not_confirmed');
    if (status !== 'active') return refused('auth.not_authorized');
    const { token } = await enter(tx, dependencies, {
      accountId: id,
      replaces: trip.replaces,
      sealTokens: (tokenHash) => sealTokens(sealedTokens, tokens, { tokenHash, now }),
      action: 'session.open',
      detail: { issuer },
      now,
    });
    return { kind: 'in', token };
  });
}

/** The account of a person, as the service describes them now. The service gives and takes its roles. */
async function saveAccount(
  tx: Tx,
  admitted: AdmittedAccounts,
  person: ServicePerson,
  now: number,
): Promise<Pick<ServiceAccount, 'id' | 'status'>> {
  const account = await findServiceAccount(tx, person);
  if (account && account.status !== 'active') return account;
  const make = () => saveServiceAccount(tx, person, now);
  const isSame = account?.roles.join() === person.roles.join();
  const of = account?.username ?? '';
  const saved = isSame ? await make() : await changeRights(tx, { admitted, of, now, make });
  // Closed since it was read.
  return saved ?? { id: 0, status: 'disabled' };
}

import { checkStaffLoginForm } from '@traslado/domain/forms/staff-forms';
import type { IdentityOutcome, StaffIdentity } from '../../ports/staff-identity.ts';
import { Refused } from '../../refused.ts';
import type { SignIns } from './count-sign-ins.ts';

export type ProveStaffDependencies = {
  readonly identity: StaffIdentity;
  readonly signIns: SignIns;
};

export type Proof = { readonly username: string; readonly password: string; readonly ip: string };

const codeOf = {
  credentials_not_valid: 'auth.credentials_not_valid',
  not_authorized: 'auth.not_authorized',
  reset_required: 'auth.reset_required',
  user_not_confirmed: 'auth.user_not_confirmed',
  unavailable: 'auth.unhandled',
  unknown: 'auth.unknown',
} as const satisfies Record<Exclude<IdentityOutcome['kind'], 'known'>, string>;

/** As names are kept and compared. */
export const usernameOf = (typed: string): string => typed.trim().toLowerCase();

/**
 * Asks whether somebody is who they say. Wrong tries delay a name's wrong answers and in the end stop it at that address for a while; nothing is ever locked.
 * @throws Refused `auth.invalid_credentials` for what can be no name or password, `auth.too_many_tries`, and what the identity said:
 * `auth.credentials_not_valid`, `auth.not_authorized`, `auth.reset_required`, `auth.user_not_confirmed`, `auth.unhandled`, `auth.unknown`
 */
export async function proveStaff(
  dependencies: ProveStaffDependencies,
  proof: Proof,
  now: number,
): Promise<{ accountId: number }> {
  const outcome = await askIdentity(dependencies, proof, now);
  if (outcome.kind === 'known') return outcome;
  throw refusalOf(outcome);
}

export function refusalOf(outcome: Exclude<IdentityOutcome, { kind: 'known' }>): Refused {
  return new Refused(codeOf[outcome.kind]);
}

/** The same, telling what the identity said. */
export async function askIdentity(
  { identity, signIns }: ProveStaffDependencies,
  { username, password, ip }: Proof,
  now: number,
): Promise<IdentityOutcome> {
  const issues = checkStaffLoginForm({ username, password });
  if (issues.length > 0) throw new Refused('auth.invalid_credentials', { issues });
  const name = usernameOf(username);
  const judged = await signIns.judge({ name, ip, now }, () => identity.prove(name, password));
  if (judged.kind === 'judged') return judged.outcome;
  throw new Refused('auth.too_many_tries', { retryAfterSeconds: judged.seconds });
}

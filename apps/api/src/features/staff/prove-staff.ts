import { setTimeout as sleep } from 'node:timers/promises';
import { checkStaffLoginForm } from '@traslado/domain/forms/staff-forms';
import type { IdentityOutcome, StaffIdentity } from '../../ports/staff-identity.ts';
import { Refused } from '../../refused.ts';
import type { Guesses } from '../stays/count-guesses.ts';

export type ProveStaffDependencies = {
  readonly identity: StaffIdentity;
  readonly guesses: Guesses;
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
 * Asks whether somebody is who they say. Wrong tries slow a name down and stop an address for a while; nothing is ever locked.
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
  { identity, guesses }: ProveStaffDependencies,
  { username, password, ip }: Proof,
  now: number,
): Promise<IdentityOutcome> {
  const issues = checkStaffLoginForm({ username, password });
  if (issues.length > 0) throw new Refused('auth.invalid_credentials', { issues });
  const name = usernameOf(username);
  const key = `staff:${name}`;
  return guesses.oneOfFew(ip, async () => {
    const decision = guesses.decide(key, ip, now);
    if (decision.kind === 'later')
      throw new Refused('auth.too_many_tries', {
        retryAfterSeconds: Math.max(1, Math.ceil((decision.untilAt - now) / 1000)),
      });
    if (decision.delayMs > 0) await sleep(decision.delayMs);
    const outcome = await identity.prove(name, password);
    if (outcome.kind === 'credentials_not_valid') await guesses.note(key, ip, now);
    return outcome;
  });
}

import { checkStaffLoginForm } from '@traslado/domain/forms/staff-forms';
import type { IdentityOutcome, StaffIdentity } from '../../ports/staff-identity.ts';
import { Refused } from '../../refused.ts';
import type { SignIns } from './count-sign-ins.ts';
import type { CodeOutcome, SecondFactors } from './prove-codes.ts';

export type ProveStaffDependencies = {
  readonly identity: StaffIdentity;
  readonly signIns: SignIns;
  readonly secondFactors: SecondFactors;
};

export type Proof = {
  readonly username: string;
  readonly password: string;
  /** Of the second factor. */
  readonly code: string | null;
  readonly ip: string;
};

/** The outcome of a proof, the second factor included. */
export type ProofOutcome =
  | IdentityOutcome
  | { readonly kind: 'code_required' }
  | { readonly kind: 'code_not_valid' }
  | { readonly kind: 'code_stopped' };

const codeOf = {
  credentials_not_valid: 'auth.credentials_not_valid',
  not_authorized: 'auth.not_authorized',
  reset_required: 'auth.reset_required',
  user_not_confirmed: 'auth.user_not_confirmed',
  unavailable: 'auth.unhandled',
  unknown: 'auth.unknown',
  code_required: 'auth.code_required',
  code_not_valid: 'auth.code_not_valid',
  code_stopped: 'auth.too_many_tries',
} as const satisfies Record<Exclude<ProofOutcome['kind'], 'known'>, string>;

export const kindOfWrong = {
  missing: 'code_required',
  wrong: 'code_not_valid',
  stopped: 'code_stopped',
} as const satisfies Record<Exclude<CodeOutcome, 'right' | 'none'>, ProofOutcome['kind']>;

/** As names are kept and compared. */
export const usernameOf = (typed: string): string => typed.trim().toLowerCase();

export function refusalOf(outcome: Exclude<ProofOutcome, { kind: 'known' }>): Refused {
  return new Refused(codeOf[outcome.kind]);
}

/**
 * Asks the identity to prove a person, and returns its outcome. Wrong tries delay a name's wrong answers and in the end stop it at that
 * address for a while; nothing is ever locked. A wrong code counts like a wrong password. Codes: `auth.invalid_credentials` for an
 * impossible name or password, `auth.too_many_tries`.
 * @param letIn the outcomes that would open a session, and so need the code of the second factor
 */
export async function askIdentity(
  { identity, signIns, secondFactors }: ProveStaffDependencies,
  { username, password, code, ip }: Proof,
  now: number,
  letIn: readonly IdentityOutcome['kind'][],
): Promise<ProofOutcome> {
  const issues = checkStaffLoginForm({ username, password });
  if (issues.length > 0) throw new Refused('auth.invalid_credentials', { issues });
  const name = usernameOf(username);
  const prove = async (): Promise<ProofOutcome> => {
    const outcome = await identity.prove(name, password);
    if (!('accountId' in outcome) || !letIn.includes(outcome.kind)) return outcome;
    const said = await secondFactors.check(outcome.accountId, code);
    return said === 'right' || said === 'none' ? outcome : { kind: kindOfWrong[said] };
  };
  const judged = await signIns.judge({ name, ip, now }, prove);
  if (judged.kind === 'judged') return judged.outcome;
  throw new Refused('auth.too_many_tries', { retryAfterSeconds: judged.seconds });
}

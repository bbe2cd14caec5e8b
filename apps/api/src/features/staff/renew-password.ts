import {
  PASSWORD_CLASSES_MIN,
  PASSWORD_LONG_MIN,
  PASSWORD_MAX,
  type PasswordPolicy,
  passwordFaults,
} from '@traslado/domain/contact/password';
import { lengthOf } from '@traslado/domain/contact/text';
import { hashPassword } from '../../db/password-hash.ts';
import { Refused } from '../../refused.ts';
import { askIdentity, type Proof, refusalOf } from './prove-staff.ts';
import { updatePassword } from './repository.ts';
import { enter, hashOfFormer, type SignedIn, type SignInDependencies } from './sign-in.ts';

/**
 * Gives somebody another password by the one they have, also where it has to be changed before anything else. All their sessions end, and a new
 * one opens.
 */
export async function renewPassword(
  dependencies: SignInDependencies & { readonly passwordPolicy: PasswordPolicy },
  request: Proof & {
    readonly newPassword: string;
    readonly formerToken: string | null;
    readonly now: number;
  },
): Promise<SignedIn> {
  const { password, newPassword, now } = request;
  const outcome = await askIdentity(dependencies, request, now);
  if (outcome.kind !== 'known' && outcome.kind !== 'reset_required') throw refusalOf(outcome);
  checkNewPassword(newPassword, password, dependencies.passwordPolicy);
  const { accountId } = outcome;
  const passwordHash = await hashPassword(newPassword);
  return dependencies.db.transaction().execute(async (tx) => {
    await updatePassword(tx, { accountId, passwordHash, now });
    return enter(tx, {
      accountId,
      replaces: hashOfFormer(request.formerToken),
      action: 'password.renew',
      now,
    });
  });
}

/** Only who proved the old one hears what the new one lacks. */
function checkNewPassword(newPassword: string, password: string, policy: PasswordPolicy): void {
  const min = policy === 'long' ? PASSWORD_LONG_MIN : PASSWORD_CLASSES_MIN;
  const current = lengthOf(newPassword);
  const codes = passwordFaults(newPassword, policy);
  const faults = codes.length === 0 && newPassword === password ? (['password.same'] as const) : codes;
  const [first] = faults;
  if (first === undefined) return;
  throw new Refused(first, {
    issues: faults.map((code) => ({
      field: 'new_password',
      code,
      params: { min, max: PASSWORD_MAX, current },
    })),
  });
}

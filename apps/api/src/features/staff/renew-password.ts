import type { PasswordPolicy } from '@traslado/domain/contact/password';
import { hashPassword } from '../../db/password-hash.ts';
import { checkNewPassword } from './check-new-password.ts';
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
  const outcome = await askIdentity(dependencies, request, now, ['known', 'reset_required']);
  if (outcome.kind !== 'known' && outcome.kind !== 'reset_required') throw refusalOf(outcome);
  checkNewPassword(newPassword, password, dependencies.passwordPolicy);
  const { accountId } = outcome;
  const passwordHash = await hashPassword(newPassword);
  return dependencies.db.transaction().execute(async (tx) => {
    await updatePassword(tx, { accountId, passwordHash, now });
    return enter(tx, dependencies, {
      accountId,
      replaces: hashOfFormer(request.formerToken),
      action: 'password.renew',
      now,
    });
  });
}

import type { PasswordPolicy } from '@traslado/domain/contact/password';
import { hashPassword } from '../../db/password-hash.ts';
import { findAccount, updatePassword } from '../../store/account/repository.ts';
import { checkNewPassword } from './check-new-password.ts';
import { askIdentity, type Proof, refusalOf, usernameOf } from './prove-staff.ts';
import { enter, hashOfFormer, type SignedIn, type SignInDependencies } from './sign-in.ts';

/**
 * Gives an account another password by the present one, also where it has to be changed before anything else. All its sessions end, and a
 * new one opens.
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
  const { accountId } = outcome;
  const { db, passwordPolicy: policy } = dependencies;
  const username = usernameOf(request.username);
  const owner = { username, email: (await findAccount(db, accountId))?.email ?? null };
  await checkNewPassword({ newPassword, password, owner, policy });
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (tx) => {
    await updatePassword(tx, { accountId, passwordHash, now });
    return enter(tx, dependencies, {
      accountId,
      replaces: hashOfFormer(request.formerToken),
      action: 'password.renew',
      now,
    });
  });
}

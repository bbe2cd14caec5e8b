import { randomBytes } from 'node:crypto';
import { isUsername } from '@traslado/domain/contact/password';
import type { Db } from '../../db/client.ts';
import { hashPassword } from '../../db/password-hash.ts';
import type { AdmittedAccounts } from '../../store/account/record.ts';
import { saveAccount } from '../../store/account/repository.ts';
import { changeRights } from '../roles/change-rights.ts';
import { listRoleNames } from '../roles/list-role-names.ts';
import { usernameOf } from './prove-staff.ts';

/** A sentence for the person at the command line. */
export class AccountError extends Error {}

/**
 * Makes an account, or gives the one of this name another password and these roles. For the command that makes the first administrator of a
 * new installation: nobody could grant a permission yet. The last person who can give every right keeps as much.
 * @returns a password for one use: the first sign-in asks for another
 * @throws AccountError
 */
export async function createAccount(
  db: Db,
  {
    username: typed,
    roles,
    admitted,
    now,
  }: { username: string; roles: readonly string[]; admitted: AdmittedAccounts; now: number },
): Promise<{ username: string; password: string }> {
  const username = usernameOf(typed);
  if (!isUsername(username))
    throw new AccountError('A user name needs 6 to 80 letters, numbers or the signs . _ @ + -');
  const known = await listRoleNames(db);
  const unknown = roles.filter((role) => !known.includes(role));
  if (roles.length === 0 || unknown.length > 0)
    throw new AccountError(`Name one or more of these roles: ${known.join(', ')}`);
  const password = randomBytes(15).toString('base64url');
  const account = { username, passwordHash: await hashPassword(password), roles, now };
  await db.transaction().execute((tx) => {
    const make = async () => {
      if (!(await saveAccount(tx, account)))
        throw new AccountError(`${username} signs in with the group’s identity service; choose another name`);
    };
    return changeRights(tx, { admitted, of: username, now, make }, () => {
      throw new AccountError(
        `${username} is the last account that can give every right. Name its roles again, or make another such account first`,
      );
    });
  });
  return { username, password };
}

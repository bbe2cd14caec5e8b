import type { PasswordPolicy } from '@traslado/domain/contact/password';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { hashPassword } from '../../db/password-hash.ts';
import { Refused } from '../../refused.ts';
import { deleteLink, findLinked } from '../../store/account/link-repository.ts';
import { checkNewPassword } from '../accounts/check-new-password.ts';
import { choosePassword } from '../accounts/choose-password.ts';
import { hashOfLink } from './issue-link.ts';

export type LinkDependencies = { readonly db: Db; readonly passwordPolicy: PasswordPolicy };

/** The person of a link. Code: `auth.link_over` for a used, expired or unknown one. */
export async function readLink(
  db: Db,
  key: string,
  now: number,
): Promise<{ username: string; name: string }> {
  const linked = await findLinked(db, hashOfLink(key), now);
  if (!linked) throw new Refused('auth.link_over');
  const { username, name } = linked;
  return { username, name };
}

/** Sets the password that the person of a link chose; the link and all their sessions end. Codes: `auth.link_over`, `password.…`. */
export async function useLink(
  { db, passwordPolicy }: LinkDependencies,
  { key, newPassword, now }: { key: string; newPassword: string; now: number },
): Promise<{ username: string }> {
  const hash = hashOfLink(key);
  const owner = await findLinked(db, hash, now);
  if (!owner) throw new Refused('auth.link_over');
  await checkNewPassword({ newPassword, password: null, owner, policy: passwordPolicy });
  const passwordHash = await hashPassword(newPassword);
  return db.transaction().execute(async (tx) => {
    const linked = await findLinked(tx, hash, now);
    // Of two at once, one finds it gone.
    if (!linked || !(await deleteLink(tx, hash))) throw new Refused('auth.link_over');
    const { accountId, username } = linked;
    await choosePassword(tx, { accountId, passwordHash, now });
    await insertDeed(tx, {
      accountId,
      username,
      action: 'password.choose',
      subject: username,
      detail: {},
      now,
    });
    return { username };
  });
}

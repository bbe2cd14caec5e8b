import type { Db } from '../../db/client.ts';
import { hashPassword, isHashOf } from '../../db/password-hash.ts';
import type { StaffIdentity } from '../../ports/staff-identity.ts';

/**
 * Accounts of our own. A password is hashed also for an unknown name, so that both refusals take as long.
 * @param demo true if the demo's accounts, whose password is public, open anything
 */
export function createEmbeddedStaffIdentity(db: Db, { demo }: { demo: boolean }): StaffIdentity {
  let nobodys: Promise<string> | undefined;
  return {
    async prove(username, password) {
      nobodys ??= hashPassword('the password of nobody');
      // Awaited for every name, so that the first sign-in of all reveals nothing either.
      const nobodysHash = await nobodys;
      const account = await db
        .selectFrom('staff_account')
        .select(['id', 'password_hash', 'status', 'demo'])
        .where('username', '=', username)
        .executeTakeFirst();
      const usable = account && (demo || !account.demo) ? account : undefined;
      const isRight = await isHashOf(usable?.password_hash ?? nobodysHash, password);
      if (!usable || !isRight) return { kind: 'credentials_not_valid' };
      if (usable.status === 'disabled') return { kind: 'not_authorized' };
      if (usable.status === 'unconfirmed') return { kind: 'user_not_confirmed' };
      if (usable.status === 'reset_required') return { kind: 'reset_required', accountId: usable.id };
      return { kind: 'known', accountId: usable.id };
    },
  };
}

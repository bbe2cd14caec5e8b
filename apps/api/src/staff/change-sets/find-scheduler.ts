import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { findScheduler } from '../../store/change-set/author-repository.ts';
import type { Roles } from '../roles/open-roles.ts';

/** The present rights of an absent person: null where their account opens nothing any more. They are read each time. */
export async function findSchedulerOf(
  { db, roles, demo }: { readonly db: Db; readonly roles: Roles; readonly demo: boolean },
  accountId: number,
): Promise<StaffCaller | null> {
  const account = await findScheduler(db, accountId, demo);
  if (!account) return null;
  const { username, scope } = account;
  const permissions = roles.permissionsOfAccount(account);
  // Publishing gives no money back.
  return { kind: 'staff', accountId, username, permissions, limitMinor: 0, scope };
}

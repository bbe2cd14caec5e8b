import type { CallAnswer } from '@traslado/contract/schemas';
import { isInScope } from '@traslado/domain/access/scope';
import { toIso } from '@traslado/domain/time/instant';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { findAccount } from '../../store/account/repository.ts';
import {
  countSessions,
  deleteOtherSessions,
  findFactor,
} from '../../store/account/second-factor-repository.ts';
import type { Roles } from '../roles/open-roles.ts';

export type AccountDependencies = {
  readonly db: Db;
  readonly roles: Roles;
  readonly inventory: Pick<Inventory, 'current'>;
};

/** A person's view of their own account. */
export async function readAccount(
  { db, roles, inventory }: AccountDependencies,
  { accountId, scope }: StaffCaller,
): Promise<CallAnswer<'getOwnAccount'>> {
  const account = await findAccount(db, accountId);
  // Gone since it was admitted, a moment ago.
  if (!account) throw new Refused('auth.not_signed_in');
  const factor = await findFactor(db, accountId);
  const { properties } = inventory.current();
  return {
    properties:
      scope &&
      properties.filter(({ id }) => isInScope(scope, id)).map(({ id, code, name }) => ({ id, code, name })),
    is_own: account.isOwn,
    second_factor: {
      since: factor?.confirmedAt ? toIso(factor.confirmedAt) : null,
      is_required: account.isOwn && roles.needFactor(account.roles),
      recovery_codes_left: factor?.confirmedAt ? factor.recoveryCodes : 0,
    },
    sessions: await countSessions(db, accountId),
  };
}

/** Ends all sessions of an account but this one. Returns their number. */
export function endOtherSessions(
  db: Db,
  { accountId, username }: StaffCaller,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: number },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const ended = await deleteOtherSessions(tx, { accountId, tokenHash });
    const deed = { accountId, username, action: 'session.close_others', subject: username } as const;
    await insertDeed(tx, { ...deed, detail: { ended }, now });
    return ended;
  });
}

import { type Deed, insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { SetAction } from '../../store/change-set/repository.ts';

/** Notes an action on a set, in its own transaction. */
export const noteDeed = (
  tx: Tx,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  { id, action, now, ...detail }: { id: number; action: SetAction; now: number } & Deed['detail'],
): Promise<void> =>
  insertDeed(tx, {
    accountId,
    username,
    action: `change_set.${action}`,
    subject: String(id),
    detail,
    now,
  });

import { insertDeed } from '../../db/audit.ts';
import type { Tx } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { SetAction } from '../../store/change-set/repository.ts';

/** Writes down what somebody did with a set, in the transaction in which they did it. */
export const noteDeed = (
  tx: Tx,
  { accountId, username }: Pick<StaffCaller, 'accountId' | 'username'>,
  { id, action, now, ...detail }: { id: number; action: SetAction; now: number; [name: string]: unknown },
): Promise<void> =>
  insertDeed(tx, {
    accountId,
    username,
    action: `change_set.${action}`,
    subject: String(id),
    detail,
    now,
  });

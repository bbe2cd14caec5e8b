import type { CallAnswer } from '@traslado/contract/schemas';
import { isLookOpen } from '@traslado/domain/desk/look';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findLookAsGuest, updateLookEnded } from '../../store/view/repository.ts';

/**
 * Ends a view-as-guest before its time.
 * @throws Refused `look.not_found` for none of theirs, `look.over` where it has ended already
 */
export async function endLook(
  db: Db,
  { staff, id, now }: { readonly staff: StaffCaller; readonly id: number; readonly now: number },
): Promise<CallAnswer<'endLook'>> {
  const { accountId, username } = staff;
  const look = await findLookAsGuest(db, { id, accountId });
  if (!look) throw new Refused('look.not_found');
  if (!isLookOpen(look, now)) throw new Refused('look.over');
  await db.transaction().execute(async (tx) => {
    if (!(await updateLookEnded(tx, id, now))) throw new Refused('look.over');
    const deed = { accountId, username, now, detail: { look: id } };
    await insertDeed(tx, { ...deed, action: 'look.end', subject: look.couponCode });
  });
  return { ended: true };
}

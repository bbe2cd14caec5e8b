import type { CallAnswer } from '@traslado/contract/schemas';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { makeKey } from '../../sellers/finding/make-fix-key.ts';
import { planFix } from '../../sellers/finding/plan-fix.ts';
import { insertFixLink } from '../../store/finding/link-repository.ts';
import { listFindings, lockForFindings } from '../../store/finding/repository.ts';

type Asked = { readonly id: number; readonly now: number };

/** Makes a correction link of a booking, in place of its earlier one, for staff who hand it over. It is shown this once. */
export async function makeFixLink(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  staff: StaffCaller,
  { id, now }: Asked,
): Promise<CallAnswer<'makeFixLink'>> {
  const coupon = await findCouponForStaff(db, staff, id);
  const { fields, rideId } = planFix(coupon, await listFindings(db, id), now);
  if (fields.length === 0) throw new Refused('fix_link.nothing');
  const { href, hash } = makeKey(publicUrl);
  const { accountId, username } = staff;
  await db.transaction().execute(async (tx) => {
    const locked = await lockForFindings(tx, id);
    if (locked?.version !== coupon.version) throw new Refused('coupon.stale');
    const base = { couponId: id, baseVersion: coupon.version, now };
    await insertFixLink(tx, { ...base, hash, fields, rideId, way: 'show', by: { accountId, username } });
    const deed = { accountId, username, action: 'fix_link.show', subject: coupon.code } as const;
    await insertDeed(tx, { ...deed, detail: { fields }, now });
  });
  return { address: href, fields: [...fields] };
}

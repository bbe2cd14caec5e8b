import { asGuestPath } from '@traslado/contract/as-guest-path';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { checkLook, lookEndsAt } from '@traslado/domain/desk/look';
import { toIso } from '@traslado/domain/time/instant';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { insertLookAsGuest, lockLooksOf, updateRunningLook } from '../../store/view/repository.ts';

type Asked = {
  readonly staff: StaffCaller;
  /** `coupon.id`. */
  readonly id: number;
  readonly body: CallRequest<'startLook'>['body'];
  readonly now: number;
};

/**
 * Begins a view-as-guest of a booking by staff. Their running one ends.
 * @throws Refused `coupon.not_found` for none, and for one outside their properties; for a reason or a note that is missing
 */
export async function startLook(db: Db, { staff, id, body, now }: Asked): Promise<CallAnswer<'startLook'>> {
  const { reason = null } = body;
  const { code } = await findCouponForStaff(db, staff, id);
  const issues = checkLook({ reason, note: body.note });
  const [first] = issues;
  if (first || reason === null) throw new Refused(first?.code ?? 'field.required', { issues });
  const { accountId, username } = staff;
  const note = body.note.trim();
  const expiresAt = lookEndsAt({ startedAt: now });
  const look = await db.transaction().execute(async (tx) => {
    await lockLooksOf(tx, accountId);
    const before = await updateRunningLook(tx, { accountId, now });
    const deed = { accountId, username, now };
    if (before)
      await insertDeed(tx, {
        ...deed,
        action: before.isOver ? 'look.over' : 'look.end',
        subject: before.couponCode,
        detail: {},
      });
    const made = await insertLookAsGuest(tx, { accountId, couponId: id, reason, note, now, expiresAt });
    await insertDeed(tx, {
      ...deed,
      action: 'look.start',
      subject: code,
      detail: { look: made, reason, note, until: toIso(expiresAt) },
    });
    return made;
  });
  return { id: look, page: asGuestPath(look), expires_at: toIso(expiresAt) };
}

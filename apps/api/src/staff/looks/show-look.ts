import type { CallAnswer } from '@traslado/contract/schemas';
import { isLookOpen, type LookPage, lookEndsAt } from '@traslado/domain/desk/look';
import type { Language } from '@traslado/domain/language';
import { toIso } from '@traslado/domain/time/instant';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { findingsForGuest } from '../../guest/fix-link/see-data-to-fix.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { showCouponToStaff } from '../../sellers/booking/show-coupon.ts';
import { findLookAsGuest } from '../../store/view/repository.ts';
import { coverNumbers } from './presenter.ts';

type Asked = {
  readonly staff: StaffCaller;
  /** `staff_look.id`. */
  readonly id: number;
  readonly page: LookPage;
  readonly language: Language;
  readonly now: number;
};

/**
 * A page of the guest of a booking, for staff with a running view-as-guest of it. The audit gets it before it is shown. The answer is the
 * guests' own, made by their presenter as for the owner of the booking, without the numbers that would open their session.
 * @throws Refused `look.not_found` for none of theirs, and where they no longer work for the property; `look.over` after its end
 */
export async function showLook(
  deps: { readonly db: Db; readonly inventory: Inventory },
  { staff, id, page, language, now }: Asked,
): Promise<CallAnswer<'showLook'>> {
  const { accountId, username } = staff;
  const look = await findLookAsGuest(deps.db, { id, accountId });
  if (!look) throw new Refused('look.not_found');
  if (!isLookOpen(look, now)) throw new Refused('look.over');
  const asked = { id: look.couponId, owner: true, language, now };
  const shown = await showCouponToStaff(deps, staff, asked).catch(refuseAsNoLook);
  if (!shown) throw new Refused('look.not_found');
  const { coupon, view } = shown;
  await insertDeed(deps.db, {
    accountId,
    username,
    action: `look.${page}`,
    subject: coupon.code,
    detail: { look: id },
    now,
  });
  const endsAt = lookEndsAt(look);
  return {
    booking_id: look.couponId,
    expires_at: toIso(endsAt),
    seconds_left: Math.ceil((endsAt - now) / 1000),
    booking: coverNumbers(view),
    findings: page === 'mytransportation' ? await findingsForGuest(deps.db, coupon) : [],
  };
}

/** A booking outside their scope ends their view-as-guest of it. */
function refuseAsNoLook(error: unknown): never {
  if (error instanceof Refused && error.code === 'coupon.not_found') throw new Refused('look.not_found');
  throw error;
}

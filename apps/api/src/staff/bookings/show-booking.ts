import type { CallAnswer } from '@traslado/contract/schemas';
import { topicsFor } from '@traslado/domain/access/attention';
import type { Language } from '@traslado/domain/language';
import { insertLook } from '../../db/audit-looks.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { presentKeptRefunds, presentWhy } from '../../sellers/booking/present-why.ts';
import { showCouponToStaff } from '../../sellers/booking/show-coupon.ts';
import { nameColleagues } from '../../store/account/person-repository.ts';
import { findStory } from '../../store/story/repository.ts';
import { presentActing } from './present-acting.ts';
import { presentStory } from './presenter.ts';
import { showTheirBooking, type TheirBookingDeps } from './show-their-booking.ts';

type Asked = { readonly id: number; readonly language: Language; readonly now: number };

/**
 * A booking with its story: 3 statements, and one more where it names colleagues; of one that the group's backend keeps 3. Opening it is an entry of the audit. The entry is
 * written after the story was read, which lists the earlier openings, and before anything is shown.
 * @throws Refused `coupon.not_found` for none, and for one outside the caller's properties
 */
export async function showBooking(
  deps: TheirBookingDeps,
  caller: StaffCaller,
  { id, language, now }: Asked,
): Promise<CallAnswer<'getBookingStory'>> {
  const { db, inventory } = deps;
  const { permissions } = caller;
  const found = await showCouponToStaff(deps, caller, { id, language, now });
  if (!found) return showTheirBooking(deps, caller, { id, language, now });
  const { coupon, view } = found;
  const story = await findStory(db, id, {
    topics: topicsFor(permissions),
    maySeeMessages: permissions.includes('messages:see'),
    maySeeAudit: permissions.includes('audit:see'),
  });
  await insertLook(db, caller, { at: 'booking', subject: coupon.code, now });
  const reader = {
    language,
    mayReach: permissions.includes('mail:send'),
    mayHandleMoney: permissions.includes('payments:handle'),
    now,
  };
  const acting = presentActing(coupon, story, { caller, now });
  const snapshot = inventory.current();
  const told = presentStory(snapshot, { coupon, view, story }, reader);
  const refundsWhy = presentKeptRefunds(story.changes, coupon);
  const byStaff = told.events.map(({ source, who }) => (source === 'staff' ? who : null));
  const colleagues = await nameColleagues(db, byStaff, caller);
  return { ...told, acting, colleagues, why: presentWhy(snapshot, coupon), refunds_why: refundsWhy };
}

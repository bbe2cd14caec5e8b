import type { CallAnswer } from '@traslado/contract/schemas';
import { topicsFor } from '@traslado/domain/access/attention';
import { isInScope } from '@traslado/domain/access/scope';
import type { Language } from '@traslado/domain/language';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { Refused } from '../../refused.ts';
import { findCouponById } from '../coupons/repository.ts';
import { presentStory } from './presenter.ts';
import { findStory } from './story-repository.ts';

type Deps = { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> };

type Asked = { readonly id: number; readonly language: Language; readonly now: number };

/**
 * A booking with its story: 2 statements. Looking at it is an entry of the audit. It is written beside the second statement, so that nobody waits
 * for it and nothing is shown that was not written down.
 * @throws Refused `coupon.not_found` for none, and for one of properties that the caller does not work for
 */
export async function showBooking(
  { db, inventory }: Deps,
  { accountId, username, permissions, scope }: StaffCaller,
  { id, language, now }: Asked,
): Promise<CallAnswer<'getBookingStory'>> {
  const coupon = await findCouponById(db, id);
  const properties = coupon
    ? [coupon.propertyId, ...coupon.transfers.flatMap((ride) => ride.propertyId ?? [])]
    : [];
  if (!coupon || !properties.some((one) => isInScope(scope, one))) throw new Refused('coupon.not_found');
  const detail = { number: coupon.code };
  const [story] = await Promise.all([
    findStory(db, id, topicsFor(permissions)),
    insertDeed(db, { accountId, username, action: 'booking.see', subject: String(id), detail, now }),
  ]);
  const reader = { language, now, mayReach: permissions.includes('mail:send') };
  return presentStory(inventory.current(), { coupon, story }, reader);
}

import type { CouponView } from '../letter/facts.ts';
import { type Addressed, type BookingMails, writeBookingMails } from './booking-mails.ts';
import { noticeTags } from './notice-tags.ts';
import { listNotified } from './repository.ts';

/**
 * Tells the people of every resort in a booking, in the language of their resort, and the recipients of its service's notices, in that of
 * the booking's own resort. An address is told once. Returns the number of addresses.
 */
export async function writeResortNotices(
  deps: BookingMails,
  {
    couponId,
    coupon,
    now,
    ...notice
  }: { couponId: number; coupon: CouponView; now: number } & Pick<Addressed, 'letter' | 'edition'>,
): Promise<number> {
  const told = new Set<string>();
  for (const [index, { language, tags }] of noticeTags(coupon, deps.staffLanguageOf).entries()) {
    const ofService = index === 0 ? deps.noticeAddressesOf(coupon.service.id) : [];
    const wanted = new Set([...(await listNotified(deps.db, tags)), ...ofService]);
    const addresses = [...wanted].filter((address) => !told.has(address));
    if (addresses.length === 0) continue;
    for (const address of addresses) told.add(address);
    const facts = await deps.findLetterFacts(couponId, now, language);
    if (!facts) continue;
    const addressed = addresses.map((address) => ({ ...notice, address }));
    await writeBookingMails(deps, { couponId, facts, addressed, now });
  }
  return told.size;
}

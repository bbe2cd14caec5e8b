import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { findCouponFor } from './find-coupon-for.ts';
import { type CouponView, presentCoupon } from './presenter.ts';
import { findCouponById } from './repository.ts';

/** Mail and phone of a booking, in full. */
export type Reach = { readonly email: string; readonly phone: string };

export type ShowDependencies = { readonly db: Db; readonly catalogue: Catalogue };

/** A booking as the guest who asks sees it. */
export async function showCoupon(
  { db, catalogue }: ShowDependencies,
  { guest, code, language, now }: { guest: GuestCaller; code: string; language: Language; now: number },
): Promise<CouponView> {
  const { coupon, standing } = await findCouponFor(db, guest, code);
  return presentCoupon(catalogue.current(), coupon, { owner: standing === 'owner', language, now });
}

/**
 * A booking by `coupon.id` as its owner sees it, in the language it was made in unless said, and where its guest is reached in full; null when
 * there is none. For our own letters: no browser gets `reach`.
 */
export async function showOwnersCoupon(
  { db, catalogue }: ShowDependencies,
  asked: { couponId: number; now: number; language?: Language },
): Promise<{ view: CouponView; reach: Reach; language: Language } | null> {
  const coupon = await findCouponById(db, asked.couponId);
  if (!coupon) return null;
  const { now, language = coupon.language } = asked;
  const view = presentCoupon(catalogue.current(), coupon, { owner: true, language, now });
  return { view, reach: { email: coupon.contactEmail, phone: coupon.contactPhone }, language };
}

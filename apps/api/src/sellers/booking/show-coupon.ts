import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { GuestCaller, StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { findCouponById } from '../../store/booking/repository.ts';
import { admitStaff, findCouponForCaller } from './find-coupon-for.ts';
import { type CouponView, presentCoupon } from './presenter.ts';

/** Mail and phone of a booking, in full. */
export type Reach = { readonly email: string; readonly phone: string };

export type ShowDependencies = { readonly db: Db; readonly inventory: Inventory };

/** A booking as the caller sees it: a guest, or staff of one of its properties. */
export async function showCoupon(
  { db, inventory }: ShowDependencies,
  {
    caller,
    code,
    language,
    now,
  }: { caller: GuestCaller | StaffCaller; code: string; language: Language; now: number },
): Promise<CouponView> {
  const { coupon, standing } = await findCouponForCaller(db, caller, code);
  return presentCoupon(inventory.current(), coupon, { owner: standing === 'owner', language, now });
}

/**
 * A booking by `coupon.id` as its owner sees it, in its own language unless another is given, with the guest's contact in full; null for
 * none. For our own letters: no browser gets `reach`.
 */
export async function showOwnersCoupon(
  { db, inventory }: ShowDependencies,
  asked: { couponId: number; now: number; language?: Language },
): Promise<{ view: CouponView; reach: Reach; language: Language; isByStaff: boolean } | null> {
  const coupon = await findCouponById(db, asked.couponId);
  if (!coupon) return null;
  const { now, language = coupon.language } = asked;
  const view = presentCoupon(inventory.current(), coupon, { owner: true, language, now });
  const reach = { email: coupon.contactEmail, phone: coupon.contactPhone };
  return { view, reach, language, isByStaff: coupon.isByStaff };
}

/** A booking by its internal id as staff of its properties see it, with its record; null for a number that is not one of ours. */
export async function showCouponToStaff(
  { db, inventory }: ShowDependencies,
  caller: StaffCaller,
  {
    id,
    owner = false,
    language,
    now,
  }: { id: number /** As its owner sees it. */; owner?: boolean; language: Language; now: number },
): Promise<{ coupon: CouponRecord; view: CouponView } | null> {
  const coupon = await findCouponById(db, id);
  if (!coupon) return null;
  admitStaff(caller, coupon);
  return { coupon, view: presentCoupon(inventory.current(), coupon, { owner, language, now }) };
}

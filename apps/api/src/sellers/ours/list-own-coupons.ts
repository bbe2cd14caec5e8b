import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import type { Db } from '../../db/client.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { listCouponsOfStay } from '../../store/booking/repository.ts';
import { standingOfGuest } from '../booking/find-coupon-for.ts';
import { presentCoupon } from '../booking/presenter.ts';

/** The bookings that the guest's stay rides on, newest first, each with the guest's rights to it. */
export async function listOwnCoupons(
  { db, inventory }: { readonly db: Db; readonly inventory: Pick<Inventory, 'current'> },
  { guest, language, now }: { guest: GuestCaller; language: Language; now: number },
): Promise<CallAnswer<'listCoupons'>> {
  const snapshot = inventory.current();
  const coupons = await listCouponsOfStay(db, guest);
  return coupons
    .toReversed()
    .map((coupon) =>
      presentCoupon(snapshot, coupon, { owner: standingOfGuest(guest, coupon) === 'owner', language, now }),
    );
}

import type { Language } from '@traslado/domain/language';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { presentCoupon } from './presenter.ts';

/** The refusal for a change of an older version, with the newer state, so that the page can show it at once. */
export function staleCoupon(
  snapshot: Snapshot,
  coupon: CouponRecord,
  { language, now }: { readonly language: Language; readonly now: number },
): Refused {
  return new Refused('coupon.stale', {
    expected: {
      version: coupon.version,
      coupon: presentCoupon(snapshot, coupon, { owner: true, language, now }),
    },
  });
}

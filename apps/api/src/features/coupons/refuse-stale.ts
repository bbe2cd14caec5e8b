import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Language } from '../../http/locale.ts';
import { Refused } from '../../refused.ts';
import { presentCoupon } from './presenter.ts';
import type { CouponRecord } from './record.ts';

/** The refusal for a change made on an older version, with the newer state, so that the page can show it at once. */
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

/** Version of the header `If-Match`; null when it is absent or `*`. Codes: `field.invalid`. */
export function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch === '*') return null;
  if (!/^\d{1,9}$/.test(ifMatch)) throw new Refused('field.invalid', { field: 'If-Match' });
  return Number(ifMatch);
}

import { createHash } from 'node:crypto';
import { bookingNumberOf } from '@traslado/domain/booking/booking-number';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { type CouponView, presentCoupon } from '../booking/presenter.ts';

type Shown = {
  readonly coupon: CouponRecord;
  readonly standing: 'owner' | 'member';
  readonly fresh: boolean;
};

/** Our own name of a booking of theirs: always the same, and without a sign that a file or a calendar cannot hold. */
const fileIdOf = (code: string): string => bookingNumberOf(createHash('sha256').update(code).digest());

/** A booking of theirs as its guest sees it. Without their answer it offers no action. */
export function presentBackendCoupon(
  snapshot: Snapshot,
  { coupon, standing, fresh }: Shown,
  { language, now }: { readonly language: Language; readonly now: number },
): CouponView {
  const view = presentCoupon(snapshot, coupon, { owner: standing === 'owner', language, now });
  const due = coupon.status === 'pending_payment' ? coupon.totalMinor - coupon.paidMinor : 0;
  const file_id = fileIdOf(coupon.code);
  const shown = { ...view, file_id, price: { ...view.price, due: toDecimal(Math.max(0, due)) } };
  if (fresh) return shown;
  return {
    ...shown,
    transfers: shown.transfers.map((ride) => ({
      ...ride,
      viewer: { can_change: false, can_cancel: false },
    })),
    viewer: { ...shown.viewer, can_pay: false, can_edit: false, can_cancel: false },
  };
}

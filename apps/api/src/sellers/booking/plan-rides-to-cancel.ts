import type { RidesWish } from '@traslado/domain/booking/abilities';
import { planCancellation } from '@traslado/domain/booking/plan-cancellation';
import type { RefundRule } from '@traslado/domain/booking/refund';
import type { Acting } from '@traslado/domain/desk/overrides';
import type { CouponRecord } from '../../store/booking/record.ts';
import type { CancelPlan } from '../../store/cancellation/record.ts';
import { notAllowed } from './refuse-not-allowed.ts';

/** Plans the cancellation of rides of a booking now, for its owner or for staff in their place. */
export function cancelPlanOf(
  coupon: CouponRecord,
  wish: RidesWish,
  {
    refundRules,
    ...when
  }: { readonly refundRules: readonly RefundRule[]; readonly now: number; readonly acting?: Acting },
): CancelPlan {
  const planned = planCancellation(coupon, wish, refundRules, { standing: 'owner', ...when });
  if (planned.kind === 'refused') throw notAllowed(planned);
  return { ...planned.plan, coupon, askedMinor: 0 };
}

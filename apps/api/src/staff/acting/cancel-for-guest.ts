import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { toDecimal } from '@traslado/domain/money';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { presentOverrides } from '../../sellers/booking/present-overrides.ts';
import { presentRefundSteps } from '../../sellers/booking/present-why.ts';
import { cancelBooking } from '../../sellers/ours/cancel-booking.ts';
import type { CancelDeps } from '../../sellers/ours/cancel-rides.ts';
import { type ActingRequest, actorOf } from './record.ts';

/** Cancels rides for a guest, by the guests' own use case. 5 statements, and one of the audit. */
export async function cancelForGuest(
  deps: CancelDeps,
  request: ActingRequest<CallRequest<'cancelForGuest'>['body']>,
): Promise<CallAnswer<'cancelForGuest'>> {
  const { staff, id, body } = request;
  const { code } = await findCouponForStaff(deps.db, staff, id);
  const actor = actorOf(staff, body, body.waive_fee);
  const what = { codes: [code], wish: body.rides };
  const { view, plan } = await cancelBooking(deps, { ...request, actor, what });
  const overrides = presentOverrides(plan.overrides);
  return {
    ...view,
    overrides,
    steps: presentRefundSteps(plan.steps),
    fee_asked: toDecimal(plan.askedMinor),
  };
}

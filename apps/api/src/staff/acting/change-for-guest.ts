import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { Refused } from '../../refused.ts';
import type { ChangeBody } from '../../sellers/booking/change-body.ts';
import { contactRideOf } from '../../sellers/booking/contact-ride.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { presentOverrides } from '../../sellers/booking/present-overrides.ts';
import { type ChangeDeps, changeAs } from '../../sellers/ours/change-transfer.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import { type ActingRequest, actorOf } from './record.ts';

type Changed = CallAnswer<'changeForGuest'>;

/** Changes flight or people of a booking for a guest, by the guests' own use case. */
export async function changeForGuest(
  deps: ChangeDeps,
  request: ActingRequest<CallRequest<'changeForGuest'>['body']>,
): Promise<Changed> {
  const { staff, id, body } = request;
  const coupon = await findCouponForStaff(deps.db, staff, id);
  const { transfer_id, special_answer, reason: _reason, note: _note, ...wish } = body;
  if (!coupon.transfers.some((ride) => ride.id === transfer_id))
    throw new Refused('transfer.not_found', { field: 'transfer_id' });
  const confirmsItems = special_answer !== undefined;
  return change(deps, request, { coupon, transferId: transfer_id, wish, confirmsItems });
}

/** Corrects the contact of a booking's guest. It is a change of the last standing ride, so that it can be done as long as there is one. */
export async function correctContact(
  deps: ChangeDeps,
  request: ActingRequest<CallRequest<'correctContact'>['body']>,
): Promise<Changed> {
  const { staff, id, body } = request;
  const coupon = await findCouponForStaff(deps.db, staff, id);
  const { name, email, phone } = body;
  const wish = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  };
  return change(deps, request, { coupon, transferId: contactRideOf(coupon)?.id ?? 0, wish });
}

async function change(
  deps: ChangeDeps,
  request: ActingRequest<object>,
  {
    coupon,
    transferId,
    wish,
    confirmsItems = false,
  }: {
    coupon: CouponRecord;
    transferId: number;
    wish: Omit<ChangeBody, 'coupon_id'>;
    confirmsItems?: boolean;
  },
): Promise<Changed> {
  const { view, overrides } = await changeAs(deps, {
    ...request,
    actor: actorOf(request.staff, request.body),
    transferId,
    confirmsItems,
    body: { ...wish, coupon_id: coupon.code },
  });
  return { ...view, overrides: presentOverrides(overrides) };
}

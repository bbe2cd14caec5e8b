import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { createReceptiveGroup } from '../../guest/parties/create-receptive-group.ts';
import { type LinkDeps, linkStay } from '../../guest/parties/link-stay.ts';
import type { GuestCaller, StaffCaller } from '../../http/tokens.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { findStayForStaff, refuseSoldThere } from '../../sellers/stay/find-stay-for-staff.ts';
import type { BookDeps } from './book-for-guest.ts';

type Deps = Omit<BookDeps, 'clock'> & Pick<LinkDeps, 'guesses' | 'seller'>;

type Asked = { readonly hotel: string; readonly folio: string; readonly booking?: number | undefined };

/**
 * The guest for whom staff group stays: of a booking that they see, or of a stay that they book for.
 * @throws Refused `coupon.not_found` or `stay.not_found` outside their properties
 */
async function findGuest(
  deps: Deps,
  staff: StaffCaller,
  asked: Asked,
): Promise<{ guest: GuestCaller; couponCode: string | undefined }> {
  refuseSoldThere(deps.seller);
  if (asked.booking !== undefined) {
    const { hotel, folio, guestName, code } = await findCouponForStaff(deps.db, staff, asked.booking);
    return { guest: { kind: 'guest', hotel, folio, lastName: guestName }, couponCode: code };
  }
  const { hotel, folio, lastName } = await findStayForStaff(deps, staff, asked);
  return { guest: { kind: 'guest', hotel, folio, lastName }, couponCode: undefined };
}

/** Links another stay to a guest's, by the guests' own use case. */
export async function linkForGuest(
  deps: Deps,
  {
    staff,
    body,
    ...asked
  }: {
    readonly staff: StaffCaller;
    readonly body: CallRequest<'linkStayForGuest'>['body'];
    readonly ip: string;
    readonly language: Language;
    readonly now: number;
  },
): Promise<CallAnswer<'linkStayForGuest'>> {
  const { hotel, folio, other_hotel, other_folio, last_name, arrival, receptive_group_id } = body;
  const { guest, couponCode } = await findGuest(deps, staff, body);
  return linkStay(deps, {
    ...asked,
    guest,
    hotel,
    folio,
    other: { hotel: other_hotel, folio: other_folio },
    lastName: last_name,
    arrival,
    groupId: receptive_group_id,
    couponCode,
    drafter: staff,
  });
}

/**
 * Puts a guest's stays together with their counters, by the guests' own use case: the ones that staff linked, and the ones that ride
 * already.
 */
export async function groupForGuest(
  deps: Deps,
  {
    staff,
    body,
    now,
  }: {
    readonly staff: StaffCaller;
    readonly body: CallRequest<'groupStaysForGuest'>['body'];
    readonly now: number;
  },
): Promise<CallAnswer<'groupStaysForGuest'>> {
  const { guest, couponCode } = await findGuest(deps, staff, body);
  const { booking: _, ...stays } = body;
  return createReceptiveGroup(deps, {
    guest,
    body: { ...stays, ...(couponCode !== undefined && { coupon_id: couponCode }) },
    drafter: staff,
    now,
  });
}

import { isInScope } from '@traslado/domain/access/scope';
import { mayManage } from '@traslado/domain/booking/abilities';
import { type Standing, standingOf } from '@traslado/domain/stay/owner';
import type { Handle } from '../../db/client.ts';
import type { GuestCaller, StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import type { CouponRecord } from '../../store/booking/record.ts';
import {
  findCoupon,
  findCouponById,
  findCouponOfTransfer,
  listCouponsByCode,
} from '../../store/booking/repository.ts';
import type { Actor, Changer } from './actor.ts';
import { notAllowed } from './refuse-not-allowed.ts';

/** The standing of a stay's guest towards a booking. */
export function standingOfGuest(guest: GuestCaller, coupon: CouponRecord): Standing {
  const key = (stay: { hotel: string; folio: string }) => ({ propertyCode: stay.hotel, folio: stay.folio });
  return standingOf(key(guest), { mainStay: key(coupon), otherStays: coupon.stays.map(key) });
}

/** The booking, if the guest may see it: their stay is its main one or rides on it. Others do not even learn that it exists. */
export async function findCouponFor(
  handle: Handle,
  guest: GuestCaller,
  code: string,
): Promise<{ coupon: CouponRecord; standing: 'owner' | 'member' }> {
  return admitGuest(guest, await findCoupon(handle, code));
}

/** The same for a guest or for staff, who see the bookings of their properties and own none. */
export async function findCouponForCaller(
  handle: Handle,
  caller: GuestCaller | StaffCaller,
  code: string,
): Promise<{ coupon: CouponRecord; standing: 'owner' | 'member' }> {
  if (caller.kind === 'guest') return findCouponFor(handle, caller, code);
  const coupon = await findCoupon(handle, code);
  if (!coupon || !isOfScope(caller, coupon)) throw new Refused('coupon.not_found');
  return { coupon, standing: 'member' };
}

/** The booking of an internal id, if staff work for one of its properties. */
export async function findCouponForStaff(
  handle: Handle,
  staff: StaffCaller,
  id: number,
): Promise<CouponRecord> {
  const coupon = await findCouponById(handle, id);
  if (!coupon) throw new Refused('coupon.not_found');
  admitStaff(staff, coupon);
  return coupon;
}

/** Refuses a booking outside the staff's properties, as if it did not exist. */
export function admitStaff(staff: StaffCaller, coupon: CouponRecord): void {
  if (!isOfScope(staff, coupon)) throw new Refused('coupon.not_found');
}

const isOfScope = ({ scope }: StaffCaller, coupon: CouponRecord): boolean =>
  propertiesOf(coupon).some((id) => isInScope(scope, id));

/** The property of a booking, and the other properties of its rides. */
const propertiesOf = ({ propertyId, transfers }: CouponRecord): number[] => [
  propertyId,
  ...transfers.flatMap((ride) => ride.propertyId ?? []),
];

/** The same for a booking that was read already. */
export function admitGuest(
  guest: GuestCaller,
  coupon: CouponRecord | null,
): { coupon: CouponRecord; standing: 'owner' | 'member' } {
  const standing = coupon ? standingOfGuest(guest, coupon) : 'stranger';
  if (!coupon || standing === 'stranger') throw new Refused('coupon.not_found');
  return { coupon, standing };
}

/** The booking of a ride, if the guest may see it. */
export async function findCouponOfRide(
  handle: Handle,
  guest: GuestCaller,
  transferId: number,
): Promise<{ coupon: CouponRecord; standing: 'owner' | 'member' }> {
  return admitGuest(guest, await findCouponOfTransfer(handle, transferId));
}

/** Bookings that the actor may change or cancel, in the order of their internal ids: of their main stay, or of the staff's properties. */
export async function findOwnCoupons(
  handle: Handle,
  actor: Actor,
  codes: readonly string[],
): Promise<CouponRecord[]> {
  const coupons = await listCouponsByCode(handle, [...new Set(codes)]);
  if (coupons.length < new Set(codes).size) throw new Refused('coupon.not_found');
  return coupons.map((coupon) => admitActor(actor, coupon));
}

/** The same for the booking of a ride. */
export async function findOwnCouponOfTransfer(
  handle: Handle,
  actor: Changer,
  transferId: number,
): Promise<CouponRecord> {
  const coupon = await findCouponOfTransfer(handle, transferId);
  if (!coupon || isStranger(actor, coupon)) throw new Refused('transfer.not_found');
  return admitActor(actor, coupon);
}

function isStranger(actor: Changer, coupon: CouponRecord): boolean {
  if (actor.kind === 'link_holder') return actor.couponId !== coupon.id;
  return actor.kind === 'guest'
    ? standingOfGuest(actor, coupon) === 'stranger'
    : !isOfScope(actor.staff, coupon);
}

/** The booking, for its owner, for a holder of its link, or for staff of one of its properties. */
function admitActor(actor: Changer, coupon: CouponRecord): CouponRecord {
  if (actor.kind === 'guest') return admitOwner(actor, coupon);
  if (isStranger(actor, coupon)) throw new Refused('coupon.not_found');
  return coupon;
}

/** The booking, if it is the guest's own. */
export function admitOwner(guest: GuestCaller, found: CouponRecord | null): CouponRecord {
  const { coupon, standing } = admitGuest(guest, found);
  const verdict = mayManage({ standing });
  if (verdict.kind === 'refused') throw notAllowed(verdict);
  return coupon;
}

import type { CouponView } from '../../booking-parts/coupon-view.ts';
import type { Stay } from '../stay/stay-session.ts';

/** A ride that stands, as the look-up names it. */
export type BookedRide = Stay['viewer']['bookedLegs'][number];

const isStanding = ({ status }: CouponView): boolean =>
  status === 'confirmed' || status === 'partially_cancelled';

/** Number of a guest's bookings, without those that wait for their payment, have expired or are canceled. */
export function countStanding(coupons: readonly CouponView[]): number {
  return coupons.filter(isStanding).length;
}

/** The rides that stand among these bookings, the next one first. */
export function ridesOf(coupons: readonly CouponView[]): BookedRide[] {
  return coupons
    .filter(isStanding)
    .flatMap((coupon) =>
      coupon.transfers
        .filter(({ status }) => status === 'confirmed')
        .map(({ direction, flight_date, pick_up }) => ({
          at: pick_up.at,
          direction,
          owner: coupon.viewer.owner,
          coupon_id: coupon.viewer.owner ? coupon.coupon_id : null,
          service_date: flight_date,
          pick_up_date: pick_up.date,
          pick_up_time: pick_up.time,
          time_zone: pick_up.time_zone,
          zone_name: pick_up.zone_name,
        })),
    )
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at: _, ...ride }) => ride);
}

import type { CouponView } from '../../booking-parts/coupon-view.ts';

/** Bookings that lead to no ride any more. */
export function isOver(coupon: CouponView): boolean {
  return coupon.status === 'cancelled' || coupon.status === 'expired';
}

const DAY_MS = 24 * 3_600_000;

/** True for a standing ride near enough that its flight may be followed; the card of its day knows the hours. */
export const isNear = ({ status, pick_up }: CouponView['transfers'][number], nowAt: number): boolean =>
  status === 'confirmed' && Math.abs(Date.parse(pick_up.at) - nowAt) <= DAY_MS;

/** First ride that still stands, epoch milliseconds; after everything else when there is none. */
function nextRideAt(coupon: CouponView, nowAt: number): number {
  const ahead = coupon.transfers
    .filter((ride) => ride.status !== 'cancelled')
    .map((ride) => Date.parse(ride.pick_up.at))
    .filter((at) => at >= nowAt);
  return Math.min(Number.POSITIVE_INFINITY, ...ahead);
}

/** The next ride first, then past ones, then cancelled and expired ones. */
export function sortCoupons(coupons: readonly CouponView[], nowAt: number): CouponView[] {
  const rank = (coupon: CouponView) => {
    if (isOver(coupon)) return 2;
    return nextRideAt(coupon, nowAt) === Number.POSITIVE_INFINITY ? 1 : 0;
  };
  return [...coupons].sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    const soonest = nextRideAt(a, nowAt) - nextRideAt(b, nowAt);
    return rank(a) === 0 && soonest !== 0 ? soonest : b.created_at.localeCompare(a.created_at);
  });
}

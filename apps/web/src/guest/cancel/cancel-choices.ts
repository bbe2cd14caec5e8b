import type { CouponView } from '../../booking-parts/coupon-view.ts';
import type { CancelChoice } from './ask-cancellation.ts';

/** One way to cancel. `until` (ISO) is the first of its deadlines; `isOpen` is true while that is ahead, or waived: its airline keeps the ride frozen. */
export type OfferedChoice = { choice: CancelChoice; until: string; isOpen: boolean };

/**
 * The cancellable parts of a booking: only rides that it still has. An unpaid booking is cancelled whole, at any time.
 * @param nowAt epoch milliseconds
 */
export function cancelChoices(coupon: CouponView, nowAt: number): OfferedChoice[] {
  const standing = coupon.transfers.filter(
    (ride) => ride.status === 'confirmed' || ride.status === 'pending',
  );
  const isUnpaid = coupon.status === 'pending_payment';
  const offer = (choice: CancelChoice, rides: typeof standing): OfferedChoice[] => {
    const [until] = rides.map((ride) => ride.cancel_until).sort();
    if (until === undefined) return [];
    const isWaived = rides.every((ride) => ride.viewer.can_cancel);
    return [{ choice, until, isOpen: isUnpaid || isWaived || nowAt <= Date.parse(until) }];
  };
  const single = (['arrival', 'departure'] as const).flatMap((direction) =>
    offer(
      direction,
      standing.filter((ride) => ride.direction === direction),
    ),
  );
  if (single.length < 2) return single;
  const both = offer('round_trip', standing);
  return isUnpaid ? both : [...both, ...single];
}

import type { BackendCoupon, BackendSold } from '../../ports/transfers.ts';

/** The answer of a sale, by the booking that it became. */
export function soldOf(their: BackendCoupon): BackendSold {
  return {
    couponCode: their.code,
    isPending: their.status === 'pending_payment',
    dueMinor: their.dueMinor,
    holdExpiresAt: their.holdExpiresAt,
    expiresAt: their.expiresAt,
    rides: their.transfers.map((ride) => ({
      transferId: ride.id,
      direction: ride.direction,
      flightOn: ride.flightOn,
      pickUpTime: ride.pickUpTime,
    })),
  };
}

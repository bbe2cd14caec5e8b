import type { Db } from '../../db/client.ts';
import type { StayBookings, StayName } from '../../ports/pms.ts';
import { findBookingsOfStay } from '../../store/stay/coupon-repository.ts';

/** The bookings that a stay rides on; none for an unknown stay, in the same time. */
export function readBookingsOfStay(db: Db, stay: StayName): Promise<StayBookings> {
  return findBookingsOfStay(db, stay);
}

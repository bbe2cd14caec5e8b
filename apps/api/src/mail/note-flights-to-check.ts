import type { Handle } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import type { CouponView } from '../letter/facts.ts';

const kind = 'flight.time_to_check';

/**
 * Alerts staff about flights of a booking to check, once the booking is confirmed: an unpaid one needs no work yet. Resolves the alert when
 * no flight is left.
 */
export async function noteFlightsToCheck(
  db: Handle,
  { couponId, coupon, now }: { readonly couponId: number; readonly coupon: CouponView; readonly now: number },
): Promise<void> {
  const detail = coupon.transfers
    .filter((ride) => ride.time_to_check && ride.status !== 'cancelled')
    .map((ride) => `${ride.flight_code} ${ride.flight_date} ${ride.flight_time}`)
    .join(', ');
  const subject = coupon.coupon_id;
  if (detail === '') await resolveStaffAlerts(db, { kinds: [kind], subject, now });
  else await insertStaffAlert(db, { kind, subject, detail, couponId, now });
}

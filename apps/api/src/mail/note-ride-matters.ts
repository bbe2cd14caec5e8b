import type { AlertKind } from '@traslado/domain/access/alerts';
import type { Handle } from '../db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from '../db/staff-alerts.ts';
import type { CouponView, TransferView } from '../letter/facts.ts';

/** Rides that need somebody's work, and how their alert names one. */
const matters: readonly {
  readonly kind: AlertKind;
  readonly isOpen: (ride: TransferView) => boolean;
  readonly detail: (ride: TransferView) => string;
}[] = [
  {
    kind: 'flight.time_to_check',
    isOpen: (ride) => ride.time_to_check,
    detail: (ride) => `${ride.flight_code} ${ride.flight_date} ${ride.flight_time}`,
  },
  {
    kind: 'sale.items_to_call',
    isOpen: (ride) => ride.special_answer === 'call',
    detail: ({ pick_up }) => `${pick_up.date} ${pick_up.time}`,
  },
];

/**
 * Alerts staff about rides of a booking that need work, once the booking is confirmed: an unpaid one needs none yet. Resolves the alert when no
 * ride is left.
 */
export async function noteRideMatters(
  db: Handle,
  { couponId, coupon, now }: { readonly couponId: number; readonly coupon: CouponView; readonly now: number },
): Promise<void> {
  const subject = coupon.coupon_id;
  for (const { kind, isOpen, detail: name } of matters) {
    const detail = coupon.transfers
      .filter((ride) => isOpen(ride) && ride.status !== 'cancelled')
      .map(name)
      .join(', ');
    if (detail === '') await resolveStaffAlerts(db, { kinds: [kind], subject, now });
    else await insertStaffAlert(db, { kind, subject, detail, couponId, now });
  }
}

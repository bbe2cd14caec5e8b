import { expect, it } from 'vitest';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { sortCoupons } from './sort-coupons.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function booking(id: string, status: CouponView['status'], rideOn: string): CouponView {
  const view = {
    coupon_id: id,
    status,
    created_at: `2026-11-0${id.length}T00:00:00Z`,
    transfers: [{ status: 'confirmed', pick_up: { at: `${rideOn}T12:00:00Z` } }],
  };
  return view as CouponView;
}

it('puts the next ride first, past ones behind it, cancelled and expired ones last', () => {
  const sorted = sortCoupons(
    [
      booking('cancelled', 'cancelled', '2026-12-01'),
      booking('past', 'confirmed', '2026-11-01'),
      booking('later', 'confirmed', '2026-12-24'),
      booking('expired', 'expired', '2026-12-01'),
      booking('soon', 'pending_payment', '2026-11-25'),
    ],
    NOW,
  );
  expect(sorted.map((one) => one.coupon_id)).toEqual(['soon', 'later', 'past', 'cancelled', 'expired']);
});

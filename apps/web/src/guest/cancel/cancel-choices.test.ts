import { describe, expect, it } from 'vitest';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { cancelChoices } from './cancel-choices.ts';

const NOW = Date.parse('2026-12-20T12:00:00Z');
const ahead = '2026-12-20T12:00:00.000Z';
const later = '2026-12-27T12:00:00.000Z';
const past = '2026-12-20T11:59:59.999Z';

type Ride = CouponView['transfers'][number];
const ride = (direction: Ride['direction'], until: string, status: Ride['status'] = 'confirmed') =>
  ({ direction, cancel_until: until, status, viewer: { can_change: false, can_cancel: false } }) as Ride;
const booking = (status: CouponView['status'], ...transfers: Ride[]) => ({ status, transfers }) as CouponView;
const of = (coupon: CouponView) => cancelChoices(coupon, NOW).map((one) => [one.choice, one.isOpen]);

describe('cancellable rides', () => {
  it('both, or one of them; at the very instant of the deadline still', () => {
    expect(of(booking('confirmed', ride('arrival', ahead), ride('departure', later)))).toEqual([
      ['round_trip', true],
      ['arrival', true],
      ['departure', true],
    ]);
  });

  it('both need both deadlines open', () => {
    expect(of(booking('confirmed', ride('arrival', past), ride('departure', later)))).toEqual([
      ['round_trip', false],
      ['arrival', false],
      ['departure', true],
    ]);
  });

  it('a ride that its airline keeps frozen, after its deadline', () => {
    const frozen = { ...ride('arrival', past), viewer: { can_change: true, can_cancel: true } };
    expect(of(booking('confirmed', frozen))).toEqual([['arrival', true]]);
  });

  it('only standing ones', () => {
    expect(
      of(booking('partially_cancelled', ride('arrival', later, 'cancelled'), ride('departure', later))),
    ).toEqual([['departure', true]]);
    expect(of(booking('cancelled', ride('arrival', later, 'cancelled')))).toEqual([]);
    expect(of(booking('confirmed', ride('arrival', past, 'completed'), ride('departure', later)))).toEqual([
      ['departure', true],
    ]);
  });

  it('an unpaid booking as a whole, at any time', () => {
    expect(
      of(booking('pending_payment', ride('arrival', past, 'pending'), ride('departure', later, 'pending'))),
    ).toEqual([['round_trip', true]]);
  });
});

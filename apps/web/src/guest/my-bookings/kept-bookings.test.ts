import { describe, expect, it } from 'vitest';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { keepBooking, keepBookings, keptBookings } from './kept-bookings.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

function memoryStore() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    all: () => [...held.values()].join(),
  };
}

function booking(id: string, rideAt: number): CouponView {
  const view = {
    coupon_id: id,
    contact: { name: 'Ana Rivera', email: 'ana@example.com', phone: '+529981234567' },
    transfers: [{ pick_up: { at: new Date(rideAt).toISOString() } }],
  };
  return view as CouponView;
}

describe('bookings stored for times without a network', () => {
  it('are there with the moment they were seen, without e-mail and phone', () => {
    const store = memoryStore();
    keepBooking(store, booking('A', NOW + HOUR), NOW);
    expect(keptBookings(store, NOW)).toMatchObject([
      { view: { coupon_id: 'A' }, seenAt: '2026-11-21T12:00:00.000Z' },
    ]);
    expect(store.all()).not.toContain('ana@');
    expect(store.all()).not.toContain('1234567');
  });

  it('keep one entry a booking, the latest', () => {
    const store = memoryStore();
    keepBooking(store, booking('A', NOW + HOUR), NOW);
    keepBooking(store, booking('B', NOW + HOUR), NOW);
    keepBooking(store, booking('A', NOW + HOUR), NOW + 1000);
    expect(keptBookings(store, NOW).map((one) => [one.view.coupon_id, one.seenAt])).toEqual([
      ['A', '2026-11-21T12:00:01.000Z'],
      ['B', '2026-11-21T12:00:00.000Z'],
    ]);
  });

  it('lose those that the guest no longer has', () => {
    const store = memoryStore();
    keepBooking(store, booking('A', NOW + HOUR), NOW);
    keepBookings(store, [booking('B', NOW + HOUR)], NOW);
    expect(keptBookings(store, NOW).map((one) => one.view.coupon_id)).toEqual(['B']);
  });

  it('end a day after the last ride', () => {
    const store = memoryStore();
    keepBooking(store, booking('A', NOW), NOW);
    expect(keptBookings(store, NOW + 24 * HOUR - 1)).toHaveLength(1);
    expect(keptBookings(store, NOW + 24 * HOUR)).toHaveLength(0);
  });

  it('survive another value under the key', () => {
    const store = memoryStore();
    store.setItem('keptBookings', '{"not":"a list"}');
    expect(keptBookings(store, NOW)).toEqual([]);
    store.setItem('keptBookings', 'nonsense');
    expect(keptBookings(store, NOW)).toEqual([]);
  });
});

import { keptBookings, type RideDay, type TextStore, writeKept } from './kept-bookings.ts';

/** Keeps a ride's day with its booking. A booking that is not kept here keeps no days. */
export function keepDay(store: TextStore, day: RideDay, nowAt: number): void {
  const kept = keptBookings(store, nowAt);
  writeKept(
    store,
    kept.map((one) =>
      one.view.coupon_id === day.coupon_id
        ? { ...one, days: [day, ...daysBut(one.days, day.transfer_id)] }
        : one,
    ),
  );
}

/** A ride's day as it was last seen here, or null. */
export const keptDay = (store: TextStore, transferId: number, nowAt: number): RideDay | null =>
  keptBookings(store, nowAt)
    .flatMap(({ days = [] }) => days)
    .find((day) => day.transfer_id === transferId) ?? null;

const daysBut = (days: readonly RideDay[] = [], transferId: number): RideDay[] =>
  days.filter((day) => day.transfer_id !== transferId);

import type { CallAnswer } from '@traslado/contract/schemas';
import { maskEmail } from '@traslado/domain/contact/mask';
import type { CouponView } from '../../booking-parts/coupon-view.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';

export type RideDay = CallAnswer<'getRideDay'>;

/** A booking as it was last seen on this device, and when (ISO). `days`: its rides on their day, each with its own moment. */
export type KeptBooking = {
  readonly view: CouponView;
  readonly seenAt: string;
  readonly days?: readonly RideDay[];
};

/** The part of Storage that is used, so that tests need no browser. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/** After the last ride a voucher has no use; a day more for late flights. */
const KEEP_AFTER_LAST_RIDE_MS = 24 * 3_600_000;

function lastRideAt(view: CouponView): number {
  return Math.max(0, ...view.transfers.map((ride) => Date.parse(ride.pick_up.at)));
}

/** The data of a voucher, without contact data. */
function withoutContact(view: CouponView): CouponView {
  return { ...view, contact: { name: view.contact.name, email: maskEmail(view.contact.email), phone: '' } };
}

/** The bookings stored for times without a network, newest first seen; those whose rides are over are left out. */
export function keptBookings(store: TextStore, nowAt: number): readonly KeptBooking[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(LOCAL_KEYS.keptBookings) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return (kept as KeptBooking[]).filter(
      ({ view, seenAt }) => typeof seenAt === 'string' && nowAt < lastRideAt(view) + KEEP_AFTER_LAST_RIDE_MS,
    );
  } catch {
    return [];
  }
}

/** A booking as of now, with the days of its rides that were kept before. */
function entryOf(store: TextStore, view: CouponView, nowAt: number): KeptBooking {
  const before = keptBookings(store, nowAt).find((one) => one.view.coupon_id === view.coupon_id);
  return {
    view: withoutContact(view),
    seenAt: new Date(nowAt).toISOString(),
    ...(before?.days && { days: before.days }),
  };
}

export function writeKept(store: TextStore, kept: readonly KeptBooking[]): void {
  try {
    store.setItem(LOCAL_KEYS.keptBookings, JSON.stringify(kept));
  } catch {
    // Storage is full or refused: the letter in the mail is readable without a network, too.
  }
}

/** Keeps one booking as it is now. */
export function keepBooking(store: TextStore, view: CouponView, nowAt: number): void {
  const others = keptBookings(store, nowAt).filter((one) => one.view.coupon_id !== view.coupon_id);
  writeKept(store, [entryOf(store, view, nowAt), ...others]);
}

/** Keeps all bookings of the guest as they are now: one that is no longer among them goes. */
export function keepBookings(store: TextStore, views: readonly CouponView[], nowAt: number): void {
  writeKept(
    store,
    views.map((view) => entryOf(store, view, nowAt)),
  );
}

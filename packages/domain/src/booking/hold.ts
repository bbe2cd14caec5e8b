import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';

/** Seats and vehicles of a limited service are held this long for an unpaid booking, or an unpaid change. */
export const HOLD_MINUTES = 15;
/** An unpaid booking keeps its number and its price this long, or until shortly before its first ride. */
const PENDING_HOURS = 24;
const PENDING_HOURS_BEFORE_FIRST_LEG = 5;
/** Unpaid bookings of one stay at a time, so that one guest cannot hold every seat. */
export const MAX_UNPAID_HOLDS = 3;

/** Last instant at which a hold taken now still keeps its seats. */
export function holdUntil(nowAt: Instant): Instant {
  return nowAt + HOLD_MINUTES * MINUTE_MS;
}

export function isHeld(nowAt: Instant, heldUntilAt: Instant): boolean {
  return nowAt <= heldUntilAt;
}

/** Last instant at which a pending booking can be paid as usual: 24 hours after it was made, or 5 hours before its first leg if sooner. */
export function pendingUntil(booking: { createdAt: Instant; firstPickUpAt: Instant }): Instant {
  return Math.min(
    booking.createdAt + PENDING_HOURS * HOUR_MS,
    booking.firstPickUpAt - PENDING_HOURS_BEFORE_FIRST_LEG * HOUR_MS,
  );
}

export function isExpired(nowAt: Instant, booking: { createdAt: Instant; firstPickUpAt: Instant }): boolean {
  return nowAt > pendingUntil(booking);
}

/** One reminder to pay: this long after booking, or this long before the booking expires, whichever comes first. */
export const REMIND_HOURS_AFTER = 12;
export const REMIND_HOURS_BEFORE_EXPIRY = 2;
/** No reminder comes right after booking. */
export const REMIND_MINUTES_AT_LEAST = 30;

export function isReminderDue(nowAt: Instant, booking: { createdAt: Instant; expiresAt: Instant }): boolean {
  const dueAt = Math.min(
    booking.createdAt + REMIND_HOURS_AFTER * HOUR_MS,
    booking.expiresAt - REMIND_HOURS_BEFORE_EXPIRY * HOUR_MS,
  );
  const earliestAt = booking.createdAt + REMIND_MINUTES_AT_LEAST * MINUTE_MS;
  return nowAt >= Math.max(dueAt, earliestAt) && nowAt <= booking.expiresAt;
}

/**
 * The effect of a payment on its booking: as usual while it is pending and held; `take_again` when the seats were freed meanwhile; `revive` when it
 * expired but its first leg is still ahead, so it is confirmed if the seats are there, else refunded at once.
 */
export function onPayment(
  nowAt: Instant,
  booking: { createdAt: Instant; firstPickUpAt: Instant; heldUntilAt: Instant },
): 'confirm' | 'take_again' | 'revive' | 'refund' {
  if (!isExpired(nowAt, booking)) return isHeld(nowAt, booking.heldUntilAt) ? 'confirm' : 'take_again';
  return nowAt < booking.firstPickUpAt ? 'revive' : 'refund';
}

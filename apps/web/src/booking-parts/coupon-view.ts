import type { CallAnswer } from '@traslado/contract/schemas';
import type { Counters } from '@traslado/domain/booking/passengers';

/** A booking as the server shows it. */
export type CouponView = CallAnswer<'getCoupon'>;

/** The counters of a stay as the rules name them. */
export const countersOf = (stay: Readonly<Record<'adults' | 'minors' | 'babyseat', number>>): Counters => ({
  adults: stay.adults,
  children: stay.minors,
  babySeats: stay.babyseat,
});

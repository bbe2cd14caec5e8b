import { formatCivilDate, formatCivilTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Story } from './use-bookings.ts';

type Ride = Story['booking']['transfers'][number];
export type Moment = { readonly date: string; readonly time: string };

export const momentText = ({ date, time }: Moment, locale: Locale): string =>
  `${formatCivilDate(date, locale, 'short')}, ${formatCivilTime(time, locale)}`;

/** The pick-up of a ride that counts now: the news of its flight may have moved it. */
export function pickUpNow(ride: Ride, followed: Story['followed']): { pickUp: Moment; isMoved: boolean } {
  const expected = followed.find(({ transfer_id: id }) => id === ride.transfer_id)?.expected ?? null;
  return { pickUp: expected ?? ride.pick_up, isMoved: expected !== null };
}

/** The ride that comes next, with the pick-up that counts now; null where none is left. */
export function nextRide({
  booking,
  followed,
}: Pick<Story, 'booking' | 'followed'>): { ride: Ride; pickUp: Moment; isMoved: boolean } | null {
  const coming = booking.transfers
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .map((ride) => ({ ride, ...pickUpNow(ride, followed) }));
  const atOf = ({ pickUp: { date, time } }: (typeof coming)[number]) => `${date} ${time}`;
  return coming.sort((a, b) => (atOf(a) < atOf(b) ? -1 : 1))[0] ?? null;
}

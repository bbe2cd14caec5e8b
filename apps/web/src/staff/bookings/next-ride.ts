import type { Story } from './use-bookings.ts';

type Ride = Story['booking']['transfers'][number];
type Moment = { readonly date: string; readonly time: string };

/** The ride that comes next, with the pick-up that counts now; null where none is left. */
export function nextRide({
  booking,
  followed,
}: Pick<Story, 'booking' | 'followed'>): { ride: Ride; pickUp: Moment; isMoved: boolean } | null {
  const coming = booking.transfers
    .filter(({ status }) => status === 'pending' || status === 'confirmed')
    .map((ride) => {
      const expected = followed.find(({ transfer_id: id }) => id === ride.transfer_id)?.expected ?? null;
      return { ride, pickUp: expected ?? ride.pick_up, isMoved: expected !== null };
    });
  const atOf = ({ pickUp: { date, time } }: (typeof coming)[number]) => `${date} ${time}`;
  return coming.sort((a, b) => (atOf(a) < atOf(b) ? -1 : 1))[0] ?? null;
}

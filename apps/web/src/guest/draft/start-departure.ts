import { guestSession } from '../../data/session.ts';
import { currentStay, openStay } from '../stay/stay-session.ts';
import { endBooking } from './booking-store.ts';

/**
 * Begins a booking of the way back for the stay that is signed in.
 * @returns false when the session has ended and the stay has to be looked up again
 */
export function startDeparture(airportId: number): boolean {
  const stay = currentStay();
  const session = guestSession();
  if (!stay || !session) return false;
  endBooking();
  openStay(stay, session, {
    typeReservation: 'OneWay',
    direction: 'departure',
    airport: String(airportId),
    resort: stay.resort,
  });
  return true;
}

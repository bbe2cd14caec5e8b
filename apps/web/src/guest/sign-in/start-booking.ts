import { guestSession } from '../../data/session.ts';
import { bookingStepPath, PATHS } from '../../shell/paths.ts';
import { endBooking } from '../draft/booking-store.ts';
import { keepStart } from '../draft/start-draft.ts';
import { currentSelection, currentStay, openStay } from '../stay/stay-session.ts';

/**
 * Begins another booking for the stay that is signed in.
 * @returns the address to go to: the first step, or the home page with its form filled in where the airport is still to be chosen
 */
export function startBooking(): string {
  const stay = currentStay();
  const selection = currentSelection();
  const session = guestSession();
  if (!stay || !selection || !session) return PATHS.home;
  endBooking();
  if (selection.airport !== '') {
    openStay(stay, session, { ...selection, typeReservation: 'RoundTrip', direction: '' });
    return bookingStepPath('service');
  }
  keepStart({
    typeReservation: 'RoundTrip',
    direction: '',
    airport: '',
    resort: stay.resort,
    booking: stay.confirmationNumber,
    arrival: null,
    lastName: stay.lastName,
  });
  return PATHS.home;
}

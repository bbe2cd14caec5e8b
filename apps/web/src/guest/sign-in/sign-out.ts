import { queryClient } from '../../data/query-client.ts';
import { keepGuestSession } from '../../data/session.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';
import { endBooking } from '../draft/booking-store.ts';
import { forgetKeptBookings } from '../stay/kept-owner.ts';

/** First words of the query keys whose answers are a guest's own. */
const OF_GUESTS = new Set([
  'coupon',
  'coupons',
  'included',
  'candidates',
  'services',
  'change',
  'cancellation',
]);

/** Leaves nothing of the guest in this tab and nothing readable without a network on this device. */
export function wipeGuest(): void {
  endBooking();
  forgetKeptBookings();
  try {
    // Everything stored in a tab is the guest's: session, stay, answers, drafts of messages.
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
  keepGuestSession(null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => OF_GUESTS.has(String(queryKey[0])) });
}

/** Ends the guest's session here and in the other tabs. */
export function signOut(): void {
  wipeGuest();
  try {
    localStorage.setItem(LOCAL_KEYS.signedOutAt, new Date().toISOString());
  } catch {
    // Other tabs keep their session until it ends by itself.
  }
}

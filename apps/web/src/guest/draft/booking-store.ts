import { useSyncExternalStore } from 'react';
import { guestSession, isLent } from '../../data/session.ts';
import { currentSelection, currentStay, openStay, type Selection, type Stay } from '../stay/stay-session.ts';
import { type BookingAction, type BookingState, EMPTY_BOOKING, reduceBooking } from './booking-state.ts';
import { forgetDraft, forgetInTab, keepDraft, keepInTab, keptDraft, keptInTab } from './keep-booking.ts';

/** One booking a tab. Every change is stored for the tab at once and on the device shortly after. */

/** Writing the device's draft at every key would be work for nothing: the tab's own copy is the one that reloads. */
const DRAFT_DELAY_MS = 400;

let state: BookingState | null = null;
let round = 0;
let draftTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function get(): BookingState {
  state ??= keptInTab(sessionStorage) ?? EMPTY_BOOKING;
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function writeDraft(): void {
  draftTimer = undefined;
  const stay = currentStay();
  const selection = currentSelection();
  const session = guestSession();
  const current = get();
  if (!stay || !selection || !session || current.stayKey === '') return;
  // The device's draft has its session with it, and a lent one is never stored.
  if (isLent(session)) return;
  keepDraft(localStorage, { state: current, stay, selection, session }, Date.now());
}

/** The home page's choice follows the booking, so that the two always agree. */
function mirrorTrip(trip: BookingState['trip']): void {
  const stay = currentStay();
  const selection = currentSelection();
  const session = guestSession();
  if (!stay || !selection || !session) return;
  const direction = trip === 'round_trip' ? '' : trip;
  openStay(stay, session, {
    ...selection,
    typeReservation: trip === 'round_trip' ? 'RoundTrip' : 'OneWay',
    direction,
  });
}

export function dispatch(action: BookingAction): void {
  const before = get();
  const next = reduceBooking(before, action);
  if (next === before) return;
  state = next;
  keepInTab(sessionStorage, next);
  if (next.trip !== before.trip && action.type !== 'opened') mirrorTrip(next.trip);
  if (draftTimer === undefined) draftTimer = setTimeout(writeDraft, DRAFT_DELAY_MS);
  for (const listener of listeners) listener();
}

export function bookingState(): BookingState {
  return get();
}

export function useBooking(): BookingState {
  return useSyncExternalStore(subscribe, get);
}

/** The choice of the home page, as a trip. */
export function tripOfSelection(selection: Selection): BookingState['trip'] {
  if (selection.typeReservation === 'RoundTrip') return 'round_trip';
  return selection.direction === 'departure' ? 'departure' : 'arrival';
}

/**
 * Makes this tab's booking the one of the stay from the look-up; a tab without one goes on with the device's draft.
 * @returns the stay, or null when there is neither and the guest has to start at the home page
 */
export function openBooking(): Stay | null {
  const stay = currentStay();
  const selection = currentSelection();
  if (stay && selection && guestSession()) {
    dispatch({ type: 'opened', stay, trip: tripOfSelection(selection) });
    return stay;
  }
  const draft = keptDraft(localStorage, Date.now());
  if (!draft) return null;
  openStay(draft.stay, draft.session, draft.selection);
  state = draft.state;
  keepInTab(sessionStorage, draft.state);
  for (const listener of listeners) listener();
  return draft.stay;
}

/** True when the device holds a booking that was begun within the last 24 hours and can go on. */
export function hasDraft(): boolean {
  return keptDraft(localStorage, Date.now())?.state.serviceId != null;
}

/** Another number after a reset or an end: values of an earlier form are then no longer stored. */
export function bookingRound(): number {
  return round;
}

/** Starts the booking over for the same stay: step 1, passengers, forms and notes as the stay has them. */
export function resetBooking(): void {
  round += 1;
  dispatch({ type: 'reset', stay: currentStay() });
}

/** Takes the finished booking off the tab and the device. The guest's session stays: the confirmation needs it. */
export function endBooking(): void {
  clearTimeout(draftTimer);
  draftTimer = undefined;
  round += 1;
  state = EMPTY_BOOKING;
  forgetInTab(sessionStorage);
  forgetDraft(localStorage);
  for (const listener of listeners) listener();
}

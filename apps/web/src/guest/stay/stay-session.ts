import type { CallAnswer } from '@traslado/contract/schemas';
import type { StartForm } from '@traslado/domain/forms/start-form';
import { keepGuestSession, type Session } from '../../data/session.ts';
import { ofTab, readKept, writeKept } from '../../storage/kept-json.ts';
import { SESSION_KEYS } from '../../storage/stored-keys.ts';
import { claimKeptBookings } from './kept-owner.ts';

export type Stay = Omit<CallAnswer<'findStay'>, 'session'>;

/** The choices of the home page, with the stay that they led to. */
export type Selection = Pick<StartForm, 'typeReservation' | 'direction' | 'airport' | 'resort'>;

/** Keeps the proved stay and the guest's session for this tab. */
export function openStay(stay: Stay, session: Session, selection: Selection): void {
  claimKeptBookings(stay.resort, stay.confirmationNumber);
  keepGuestSession(session);
  writeKept(ofTab, SESSION_KEYS.userInformation, stay);
  writeKept(ofTab, SESSION_KEYS.selectData, selection);
}

export function currentStay(): Stay | null {
  return readKept<Stay>(ofTab, SESSION_KEYS.userInformation);
}

export function currentSelection(): Selection | null {
  return readKept<Selection>(ofTab, SESSION_KEYS.selectData);
}

/** Shape of stored drafts from which on mail and phone are only those typed here. */
export const DRAFT_SHAPE = 2;

/** Ends the guest's session on this device. */
export function closeStay(): void {
  keepGuestSession(null);
  try {
    sessionStorage.removeItem(SESSION_KEYS.userInformation);
    sessionStorage.removeItem(SESSION_KEYS.selectData);
  } catch {
    // Nothing was stored.
  }
}

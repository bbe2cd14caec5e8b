import { useSyncExternalStore } from 'react';
import { guestSession, subscribeGuestSession } from '../../data/session.ts';

/** True while this tab has a guest's session. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    subscribeGuestSession,
    () => guestSession() !== null,
    () => false,
  );
}

import { guestSession, keepGuestSession, markLent } from '../../data/session.ts';
import { LOCAL_KEYS } from '../../storage/stored-keys.ts';
import { currentSelection, currentStay, openStay } from '../stay/stay-session.ts';
import { answerTabs, askTabs, type Lent } from './tab-session.ts';

/** Longest wait for an open tab. It passes while the page's own code is on its way. */
const WAIT_MS = 300;
/** After a first answer: another tab may have a newer session. */
const GRACE_MS = 30;

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let channel: BroadcastChannel | null = null;

/**
 * From now on this tab answers others that ask for the guest's session; without a session of its own it asks them first. The session is only ever in
 * memory, so it ends with the last tab.
 * @param goesOn only for a stay that this tab has: without one, the booking of the device's draft goes on
 */
export async function shareSession(goesOn?: 'goesOn'): Promise<void> {
  if (typeof BroadcastChannel === 'undefined') return;
  if (!channel) {
    channel = new BroadcastChannel('guest-session');
    answerTabs(channel, ownSession);
  }
  const own = currentStay();
  if (guestSession() || (goesOn && !own)) return;
  const signedOutAt = lastSignOut();
  const lent = await askTabs(channel, inTime, own);
  // A guest who signed in here meanwhile keeps their own; one who signed out elsewhere is out.
  if (lent && !guestSession() && lastSignOut() === signedOutAt) take(lent);
}

function ownSession(): Lent | null {
  const [session, stay, selection] = [guestSession(), currentStay(), currentSelection()];
  return session && { session, proved: stay && selection ? { stay, selection } : null };
}

function take({ session, proved }: Lent): void {
  markLent(session);
  if (proved) openStay(proved.stay, session, proved.selection);
  else keepGuestSession(session);
}

/** The turn after it counts answers that came while this page was busy. */
async function inTime(answered: Promise<void>): Promise<void> {
  await Promise.race([pass(WAIT_MS), answered.then(() => pass(GRACE_MS))]);
  await pass(0);
}

function lastSignOut(): string | null {
  try {
    return localStorage.getItem(LOCAL_KEYS.signedOutAt);
  } catch {
    return null;
  }
}

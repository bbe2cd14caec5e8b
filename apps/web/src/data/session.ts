import type { CallAnswer } from '@traslado/contract/schemas';
import { LOCAL_KEYS, SESSION_KEYS } from '../storage/stored-keys.ts';

/**
 * A token and the instant (ISO) from which it no longer counts. There are two: the app's own, stored for every tab of the device, and the guest's,
 * bound to one stay and to this tab. A staff session lives in a cookie that no script can read.
 */
export type Session = CallAnswer<'loginSystem'>['id'];

/** A token that is about to end is not worth starting a call with. */
const MARGIN_MS = 30_000;

/** A session that came from outside this page; null for none, and for one that no longer counts. */
export function readSession(kept: unknown): Session | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { token, expires_at } = kept as Partial<Session>;
  if (typeof token !== 'string' || typeof expires_at !== 'string') return null;
  return Date.parse(expires_at) - Date.now() > MARGIN_MS ? { token, expires_at } : null;
}

function read(storage: Storage, key: string): Session | null {
  try {
    return readSession(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function write(storage: Storage, key: string, session: Session | null): void {
  try {
    if (session) storage.setItem(key, JSON.stringify(session));
    else storage.removeItem(key);
  } catch {
    // Storage is refused: the session lives as long as this page, in memory.
  }
}

const memory: { app: Session | null; guest: Session | null } = { app: null, guest: null };

function current(kind: 'app' | 'guest'): Session | null {
  const kept = memory[kind];
  if (kept && Date.parse(kept.expires_at) - Date.now() > MARGIN_MS) return kept;
  memory[kind] =
    kind === 'app'
      ? read(localStorage, LOCAL_KEYS.accessToken)
      : read(sessionStorage, SESSION_KEYS.accessToken);
  return memory[kind];
}

export function appSession(): Session | null {
  return current('app');
}

export function guestSession(): Session | null {
  return current('guest');
}

export function keepAppSession(session: Session | null): void {
  memory.app = session;
  write(localStorage, LOCAL_KEYS.accessToken, session);
}

export function keepGuestSession(session: Session | null): void {
  memory.guest = session;
  write(sessionStorage, SESSION_KEYS.accessToken, isLent(session) ? null : session);
  for (const listener of listeners) listener();
}

let lentToken: string | null = null;

/** Marks a session of another tab: it is never stored, only held in memory. */
export function markLent({ token }: Session): void {
  lentToken = token;
}

export const isLent = (session: Session | null): boolean => session?.token === lentToken;

const listeners = new Set<() => void>();

/** Follows the guest's signing in and out in this tab. */
export function subscribeGuestSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';

export type NotificationType = 'good' | 'bad' | 'info';

/** The one toast of the page. */
export type Notification = {
  readonly message: string;
  readonly type: NotificationType;
  /** The subject of the message, such as a booking number. */
  readonly value: string | null;
  readonly open: boolean;
};

const CLEARED: Notification = { message: '', type: 'info', value: null, open: false };

let current = CLEARED;
const listeners = new Set<() => void>();

function publish(next: Notification): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens the toast; a message that is already open is replaced. */
export function notify(message: string, type: NotificationType = 'info', value: string | null = null): void {
  publish({ message, type, value, open: true });
}

/** Hides the toast and clears its message. */
export function hideNotification(): void {
  publish(CLEARED);
}

export function useNotification(): Notification {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => CLEARED,
  );
}

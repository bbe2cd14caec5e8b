import { pageValue } from './page-value.ts';

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

const toast = pageValue(CLEARED);

/** Opens the toast; a message that is already open is replaced. */
export function notify(message: string, type: NotificationType = 'info', value: string | null = null): void {
  toast.set({ message, type, value, open: true });
}

/** Hides the toast and clears its message. */
export function hideNotification(): void {
  toast.set(CLEARED);
}

export const useNotification = toast.useValue;

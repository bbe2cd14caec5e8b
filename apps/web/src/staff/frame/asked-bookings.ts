import { useSyncExternalStore } from 'react';

/** The search among the bookings. It is about a person: it is in memory, never in an address, and is gone with the tab. */
let asked = '';
const listeners = new Set<() => void>();

export function askBookings(search: string): void {
  asked = search;
  for (const listener of listeners) listener();
}

export function useAskedBookings(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
    () => '',
  );
}

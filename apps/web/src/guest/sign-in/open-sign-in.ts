import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

function publish(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the sign-in to My transportation over any page. */
export function openSignIn(): void {
  publish(true);
}

export function closeSignIn(): void {
  publish(false);
}

export function useSignInOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** True while the command palette is open. Its button stands in the frame of every page; the palette itself is loaded on demand. */
let isOpen = false;
const listeners = new Set<() => void>();

function publish(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const openPalette = (): void => publish(true);
export const closePalette = (): void => publish(false);
export const togglePalette = (): void => publish(!isOpen);

export function useIsPaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOpen,
    () => false,
  );
}

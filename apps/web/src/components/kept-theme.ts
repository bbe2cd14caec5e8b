import { LOCAL_KEYS } from '../storage/stored-keys.ts';

/** Applies this device's stored theme, if any; without one the system's theme rules. */
export function applyKeptTheme(): void {
  try {
    const kept = localStorage.getItem(LOCAL_KEYS.theme);
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept;
  } catch {
    // Storage is refused: the system's theme serves.
  }
}

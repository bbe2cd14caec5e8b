import { useSyncExternalStore } from 'react';
import { LOCAL_KEYS } from '../storage/stored-keys.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Chooses a theme. Choosing the system's present theme means following the system again. */
export function chooseTheme(theme: Theme): void {
  const follow = theme === systemTheme();
  if (follow) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (follow) localStorage.removeItem(LOCAL_KEYS.theme);
    else localStorage.setItem(LOCAL_KEYS.theme, theme);
  } catch {
    // Not stored: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** The theme that is shown now. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => chosenTheme() ?? systemTheme(),
    () => 'light',
  );
}

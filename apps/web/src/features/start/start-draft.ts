import type { StartForm } from '@traslado/domain/forms/start-form';
import { SESSION_KEYS } from '../../data/stored-keys.ts';

/** What was typed into the home form in this tab; the last name and number too, so that Back asks nothing twice. */
export function keptStart(): Partial<StartForm> {
  // Without a browser there is nothing kept: the page is being drawn when it is built.
  if (typeof sessionStorage === 'undefined') return {};
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEYS.selectDraft) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<StartForm>) : {};
  } catch {
    return {};
  }
}

export function keepStart(values: StartForm): void {
  try {
    sessionStorage.setItem(SESSION_KEYS.selectDraft, JSON.stringify(values));
  } catch {
    // Storage is refused: coming back then means typing again.
  }
}

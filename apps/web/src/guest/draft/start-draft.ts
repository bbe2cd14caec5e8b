import type { StartForm } from '@traslado/domain/forms/start-form';
import { ofTab, readKept, writeKept } from '../../storage/kept-json.ts';
import { SESSION_KEYS } from '../../storage/stored-keys.ts';

/** Values that the form begins with: the content of a link in the resort's letter, or typed into the drawn page. In memory alone. */
let begun: Partial<StartForm> | null = null;

/**
 * Takes the content of a link (`/#stay=BP100001-1&name=Rivera`), and removes it from the address at once. It stands in the fragment, which no
 * browser sends.
 * @returns the content; null for any other address
 */
export function takeLink(): Pick<StartForm, 'booking' | 'lastName'> | null {
  const carried = new URLSearchParams(window.location.hash.slice(1));
  const [booking, lastName] = [carried.get('stay'), carried.get('name')];
  if (booking === null && lastName === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  const link = { booking: (booking ?? '').slice(0, 60), lastName: (lastName ?? '').slice(0, 80) };
  begun = link;
  return link;
}

/** The home form as typed in this tab; the last name and number too, so that Back asks nothing twice. */
export function keptStart(): Partial<StartForm> {
  // Without a browser nothing is stored: the page is being drawn when it is built.
  if (typeof sessionStorage === 'undefined') return {};
  return begun ?? readKept<Partial<StartForm>>(ofTab, SESSION_KEYS.selectDraft) ?? {};
}

export function keepStart(values: StartForm): void {
  begun = null;
  writeKept(ofTab, SESSION_KEYS.selectDraft, values);
}

/** The form begins with these values. */
export function beginWith(values: Partial<StartForm>): void {
  begun = values;
}

import type { StartForm } from '@traslado/domain/forms/start-form';
import { ofTab, readKept, writeKept } from '../../storage/kept-json.ts';
import { SESSION_KEYS } from '../../storage/stored-keys.ts';

/** The content of a link in the resort's letter: `/#stay=BP100001-1&name=Rivera`. In memory alone. */
let linked: Pick<StartForm, 'booking' | 'lastName'> | null = null;

/**
 * Takes the content of such a link, and removes it from the address at once. It stands in the fragment, which no browser sends.
 * @returns the content; null for any other address
 */
export function takeLink(): typeof linked {
  const carried = new URLSearchParams(window.location.hash.slice(1));
  const [booking, lastName] = [carried.get('stay'), carried.get('name')];
  if (booking === null && lastName === null) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  linked = { booking: (booking ?? '').slice(0, 60), lastName: (lastName ?? '').slice(0, 80) };
  return linked;
}

/** The home form as typed in this tab; the last name and number too, so that Back asks nothing twice. */
export function keptStart(): Partial<StartForm> {
  // Without a browser nothing is stored: the page is being drawn when it is built.
  if (typeof sessionStorage === 'undefined') return {};
  return linked ?? readKept<Partial<StartForm>>(ofTab, SESSION_KEYS.selectDraft) ?? {};
}

export function keepStart(values: StartForm): void {
  linked = null;
  writeKept(ofTab, SESSION_KEYS.selectDraft, values);
}

type Typed = [name: string, value: unknown];

/** Of a drawn form whose page is rendered from scratch. */
let typed: Typed[] = [];

/** Values that were typed into the drawn form before its code was here, by their fields. */
export function typedStart(): Typed[] {
  return (
    [...new FormData(document.forms[0])]
      // A group of radio buttons has the form's prefix before its name.
      .map(([name, value]): Typed => [name.replace(/^.*-/, ''), value])
      .filter(([name]) => /^(booking|lastName|typeReservation)$/.test(name))
      .concat(typed)
  );
}

/** Keeps what differs from the drawing, which is about to go. */
export function keepTyped(): void {
  typed = typedStart().filter(([, value]) => value && value !== 'RoundTrip');
}

import type { Locale } from './i18n/locale.ts';

/** True where the document shows the home page already, drawn in this language when it was built. */
export function isHomeDrawn(locale: Locale): boolean {
  return document.documentElement.dataset.home === locale && window.location.pathname === '/';
}

let pressed: HTMLButtonElement | null = null;
const note = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

/** A button that is pressed while its code is on the way is remembered. A form sent with Enter presses its button, too. */
export function watchDrawnHome(): void {
  addEventListener('click', note, true);
}

/** Presses the remembered button again, now that its code is here. */
export function pressAgain(): void {
  removeEventListener('click', note, true);
  pressed?.click();
  pressed = null;
}

/** Values of the drawn form by their fields. */
export function drawnValues(): Readonly<Record<string, unknown>> {
  const values = [...new FormData(document.forms[0])];
  // A group of radio buttons has the form's prefix before its name.
  return Object.fromEntries(values.map(([name, value]) => [name.replace(/^.*-/, ''), value]));
}

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

/** The page is more than a drawing: the remembered button is pressed again, now that its code is here. */
export function pressAgain(): void {
  delete document.documentElement.dataset.home;
  removeEventListener('click', note, true);
  pressed?.click();
  pressed = null;
}

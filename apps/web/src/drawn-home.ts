import type { Locale } from './i18n/locale.ts';

/** True where the document shows the home page already, drawn in this language when it was built. */
export function isHomeDrawn(locale: Locale): boolean {
  return document.documentElement.dataset.home === locale && window.location.pathname === '/';
}

import { LOCALES, type Locale, localeOfBrowser } from '@traslado/domain/constants';
import type { Language } from '@traslado/domain/language';
import { LOCAL_KEYS } from '../storage/stored-keys.ts';

export type { Locale };

function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** This device's stored language, else the browser's. */
export function initialLocale(): Locale {
  try {
    const kept = localStorage.getItem(LOCAL_KEYS.locale);
    if (isLocale(kept)) return kept;
  } catch {
    // Storage is refused (private mode, policy): the browser's language still serves.
  }
  // Only the first language counts: en-US users often list Spanish last.
  return localeOfBrowser(navigator.language);
}

export function keepLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCAL_KEYS.locale, locale);
  } catch {
    // Not stored: the choice holds until the page is closed.
  }
}

/** `en` or `es`, as the calls name a language. */
export function languageOf(locale: Locale): Language {
  return locale === 'es-MX' ? 'es' : 'en';
}

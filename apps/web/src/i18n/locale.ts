/** The two languages of the product. English is the default. */
export type Locale = 'en-US' | 'es-MX';

export const LOCALES: readonly Locale[] = ['en-US', 'es-MX'];

const STORAGE_KEY = 'locale';

function isLocale(value: unknown): value is Locale {
  return value === 'en-US' || value === 'es-MX';
}

/** Spanish when any of the browser's languages contains "es", else English. */
export function localeFromLanguages(languages: readonly string[]): Locale {
  return languages.some((language) => /(^|[-_])es([-_]|$)/i.test(language)) ? 'es-MX' : 'en-US';
}

/** The language kept on this device, else the browser's. */
export function initialLocale(): Locale {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    if (isLocale(kept)) return kept;
  } catch {
    // Storage is refused (private mode, policy): the browser's language still serves.
  }
  // Only the first language counts: en-US users often list Spanish last.
  return localeFromLanguages([navigator.language]);
}

export function keepLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Not kept: the choice holds until the page is closed.
  }
}

/** `en` or `es`, as the calls name a language. */
export function languageOf(locale: Locale): 'en' | 'es' {
  return locale === 'es-MX' ? 'es' : 'en';
}

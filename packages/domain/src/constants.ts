// Fixed figures of the product that belong to no single rule. Rules keep their own beside them.

export const LOCALES = ['en-US', 'es-MX'] as const;
export type Locale = (typeof LOCALES)[number];
const DEFAULT_LOCALE: Locale = 'en-US';

/** Spanish when the browser's language contains "es", otherwise English. */
export function localeOfBrowser(language: string): Locale {
  return language.toLowerCase().includes('es') ? 'es-MX' : DEFAULT_LOCALE;
}

export const STEPS = 4;
export const LOADER_FRAMES = 10;
export const LOADER_FRAME_MS = 800;

export const DEFAULT_RECEPTIVE_GROUP_ID = 0;
export const DEFAULT_SYSTEM_USER = 'web';

/** Defaults of a call about services. */
export const DEFAULT_SERVICE_LANGUAGE = 'EN';
export const DEFAULT_HOTEL = 'BP';
export const DEFAULT_AIRPORT_ID = 1;

/** Hours that a started booking stays on the device, without card data. */
export const DRAFT_HOURS = 24;

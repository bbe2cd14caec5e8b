// Fixed figures of the product that belong to no single rule. Rules keep their own beside them.

export const LOCALES = ['en-US', 'es-MX'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en-US';

/** Spanish when the browser's language contains "es", otherwise English. */
export function localeOfBrowser(language: string): Locale {
  return language.toLowerCase().includes('es') ? 'es-MX' : DEFAULT_LOCALE;
}

export const STEPS = 4;
export const LOADER_FRAMES = 10;
export const LOADER_FRAME_MS = 800;
/** Widths in CSS pixels from which the layout changes. */
export const BREAKPOINTS = { xs: 414, sm: 768, md: 1440, lg: 1440 } as const;
export const PROPERTIES_PER_ROW = 4;

export const DEFAULT_RECEPTIVE_GROUP_ID = 0;
export const NOTIFICATION_GROUP_STATUS = 1;
export const DEFAULT_SYSTEM_USER = 'web';

/** A started booking is kept on the device so long, without card data. */
export const DRAFT_HOURS = 24;
/** How long a driver waits after a landing, as told to guests. */
export const WAITING_MINUTES = { from: 20, to: 25 } as const;
/** Local times at the property. */
export const OFFICE_HOURS = { from: '08:00', to: '20:00' } as const;
/** From this age a child pays in full, in years. */
export const FULL_RATE_AGE = 4;

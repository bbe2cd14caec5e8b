import type { Locale } from '../../i18n/locale.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** `2026-12-21` as tables and histories have room for it: Dec 21, 2026. */
export function shortDate(date: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

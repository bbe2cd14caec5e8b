import type { Locale } from '../../i18n/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(date: string, locale: Locale, style: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `2026-12-21` as tables and histories have room for it: Dec 21, 2026. */
export const shortDate = (date: string, locale: Locale): string =>
  formatted(date, locale, { dateStyle: 'medium' });

/** The same without its year: Dec 21. */
export const shortDay = (date: string, locale: Locale): string =>
  formatted(date, locale, { month: 'short', day: 'numeric' });

/** Today by the reader's clock. */
export function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

import type { Locale } from '../../i18n/locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const dayAt = (date: string) => new Date(`${date}T00:00:00Z`);

const formatted = (date: string, locale: Locale, style: Intl.DateTimeFormatOptions): string =>
  formatOf(locale, style).format(dayAt(date));

/** `2026-12-21` as tables and histories have room for it: Dec 21, 2026. */
export const shortDate = (date: string, locale: Locale): string =>
  formatted(date, locale, { dateStyle: 'medium' });

/** Days in a row, without what they share: Jan 27 – 29, 2027. */
export const shortRange = (from: string, to: string, locale: Locale): string =>
  formatOf(locale, { dateStyle: 'medium' }).formatRange(dayAt(from), dayAt(to));

/** A day without its year: Dec 21. */
export const shortDay = (date: string, locale: Locale): string =>
  formatted(date, locale, { month: 'short', day: 'numeric' });

/** Today by the reader's clock. */
export function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

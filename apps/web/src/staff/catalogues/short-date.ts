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

/** A day without its year: Dec 21. */
export const shortDay = (date: string, locale: Locale): string =>
  formatted(date, locale, { month: 'short', day: 'numeric' });

/** Days in a row, their year once where they share it: Jan 27 – Jan 29, 2027. */
export function shortRange(from: string, to: string, locale: Locale): string {
  if (from === to) return shortDate(from, locale);
  const first = from.slice(0, 4) === to.slice(0, 4) ? shortDay(from, locale) : shortDate(from, locale);
  return `${first} – ${shortDate(to, locale)}`;
}

/** Today by the reader's clock. */
export function dayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

import { formatMoney, type MoneyStyle, SALE_CURRENCY, toMinor } from '@traslado/domain/money';
import { clockTime } from '@traslado/domain/time/clock-time';
import { type Locale, languageOf } from './locale.ts';

export { formatNumber } from '@traslado/domain/number';

const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${name}|${options.timeZone ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** A civil date has no zone: it is read and written as UTC so that no browser's zone can move it. */
function civilInstant(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** An amount is never broken over two lines: no "USD" without its number. */
export function unbroken(text: string): string {
  return text.replace(/^([A-Z]{3})\s/, '$1\u00a0');
}

const DATE_STYLES = {
  /** Sunday, December 21, 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Sun, Dec 21 */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** December 21, 2026 */
  plain: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATE_STYLES;

/** `2026-12-21` in words, months always as words. */
export function formatCivilDate(date: string, locale: Locale, style: DateStyle = 'full'): string {
  return dateFormat(locale, style, { ...DATE_STYLES[style], timeZone: 'UTC' }).format(civilInstant(date));
}

/** `14:35` as people of the language write it: 2:35 PM, 14:35. */
export function formatCivilTime(time: string, locale: Locale): string {
  return clockTime(time, languageOf(locale));
}

/** An instant (ISO) as date and time of a place. */
export function formatInstant(at: string, timeZone: string, locale: Locale): string {
  const instant = new Date(at);
  const date = dateFormat(locale, 'instant', { ...DATE_STYLES.short, timeZone }).format(instant);
  const time = dateFormat('es-MX', 'clock', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${date}, ${formatCivilTime(time.format(instant), locale)}`;
}

/** A decimal amount of the wire with its code: USD 84.00; `main` leaves out cents that are zero. */
export function formatAmount(
  amount: number,
  locale: Locale,
  style: MoneyStyle = 'full',
  currency: string = SALE_CURRENCY,
): string {
  return unbroken(formatMoney({ amountMinor: toMinor(amount), currency }, locale, { style }));
}

/** "a, b and c" in the language. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}

const MINUTE_MS = 60_000;

/** Age in the largest unit that fits: "3 hours ago", "hace 3 horas"; both instants in epoch milliseconds. */
export function formatAge(at: number, nowAt: number, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((nowAt - at) / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 48 * 60) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-Math.floor(minutes / (24 * 60)), 'day');
}

/** An instant (ISO) by the clock of the person's own device: for events on the device itself, never for a ride. */
export function formatMoment(at: string, locale: Locale): string {
  return formatInstant(at, Intl.DateTimeFormat().resolvedOptions().timeZone, locale);
}

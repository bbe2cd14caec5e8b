import { formatAge } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

const MINUTE_MS = 60_000;

/** Time that a thing has waited: "26 hours", "26 horas"; both in epoch milliseconds. */
export function formatWait(since: number, nowAt: number, locale: Locale): string {
  const minutes = Math.max(0, Math.floor((nowAt - since) / MINUTE_MS));
  const text = (count: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  if (minutes < 60) return text(minutes, 'minute');
  if (minutes < 48 * 60) return text(Math.floor(minutes / 60), 'hour');
  return text(Math.floor(minutes / (24 * 60)), 'day');
}

/** Distance of an instant from now, ahead or behind: "in 5 hours", "hace 3 horas"; both in epoch milliseconds. */
export function formatDistance(at: number, nowAt: number, locale: Locale): string {
  if (at <= nowAt) return formatAge(at, nowAt, locale);
  const minutes = Math.ceil((at - nowAt) / MINUTE_MS);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (minutes < 60) return format.format(minutes, 'minute');
  if (minutes < 48 * 60) return format.format(Math.floor(minutes / 60), 'hour');
  return format.format(Math.floor(minutes / (24 * 60)), 'day');
}

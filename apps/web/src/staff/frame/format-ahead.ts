import { formatAge, formatCivilTime, formatInstant } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

const MINUTE_MS = 60_000;
const HOURS_AHEAD = 48;

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

/**
 * A ride's pick-up by the clock of its place, a near one with its distance: "in 5h · 2:35 PM", "en 5 h · 14:35", else "Mon, Dec 28, 2:35 PM". The
 * present is in epoch milliseconds.
 * @param city of its clock, where rides by other clocks stand beside it
 */
export function formatPickUp(
  at: string,
  timeZone: string,
  { nowAt, locale, city }: { nowAt: number; locale: Locale; city?: string | undefined },
): string {
  const minutes = Math.round((Date.parse(at) - nowAt) / MINUTE_MS);
  const which = city ? `, ${city}` : '';
  if (Math.abs(minutes) >= HOURS_AHEAD * 60) return formatInstant(at, timeZone, locale) + which;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'narrow' });
  const far =
    Math.abs(minutes) < 60
      ? format.format(minutes, 'minute')
      : format.format(Math.trunc(minutes / 60), 'hour');
  const clock = new Intl.DateTimeFormat('es-MX', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${far} · ${formatCivilTime(clock.format(new Date(at)), locale)}${which}`;
}

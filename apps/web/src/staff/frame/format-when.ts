import { daysBetween } from '@traslado/domain/time/civil';
import { localDateOf, toLocal } from '@traslado/domain/time/zone';
import { formatCivilTime, formatInstant } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** An instant (ISO) as date with its year and time of a place: actions of years ago are read, too. */
export function formatWhen(at: string, timeZone: string, locale: Locale): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
  return `${date}, ${formatClock(at, timeZone, locale)}`;
}

/** The same with its weekday in this year, and with its year in any other. */
export function formatPast(at: string, timeZone: string, locale: Locale, now = Date.now()): string {
  const yearOf = (instant: number) =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(instant);
  const isThisYear = yearOf(Date.parse(at)) === yearOf(now);
  return isThisYear ? formatInstant(at, timeZone, locale) : formatWhen(at, timeZone, locale);
}

/**
 * An instant (ISO) that is past, for rows that are read for their order: "Today, 2:35 PM", "Yesterday, 2:35 PM", else its date, with the
 * year of another year. Its place is told elsewhere; none is the reader's.
 */
export function formatRecent(
  at: string,
  locale: Locale,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  now = Date.now(),
): string {
  const daysAgo = daysBetween(localDateOf(Date.parse(at), timeZone), localDateOf(now, timeZone));
  if (daysAgo !== 0 && daysAgo !== 1) return formatPast(at, timeZone, locale, now);
  return `${dayWord(daysAgo, locale)}, ${formatClock(at, timeZone, locale)}`;
}

/** "Today", "Yesterday", as they begin a line. */
export const dayWord = (daysAgo: number, locale: Locale): string =>
  capitalized(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day'), locale);

/** With the capital that begins a sentence. */
export const capitalized = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The time of day of an instant (ISO) at a place. */
export const formatClock = (at: string, timeZone: string, locale: Locale): string =>
  formatCivilTime(toLocal(Date.parse(at), timeZone).time, locale);

/** The short name of a zone's clock at an instant (ISO): "EST", "GMT-7". */
export const clockName = (at: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * A moment with the short name of its zone, by the clock of its place; of no place, by that of the reader's device: other pages have
 * clocks of resorts.
 */
export function formatHere(
  at: string,
  locale: Locale,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return `${formatPast(at, timeZone, locale)} ${clockName(at, timeZone, locale)}`;
}

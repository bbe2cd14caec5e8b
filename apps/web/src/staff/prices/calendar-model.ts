import type { CallAnswer } from '@traslado/contract/schemas';
import { addDays, addMonths, daysBetween } from '@traslado/domain/time/civil';
import type { Locale } from '../../i18n/locale.ts';

export type Calendar = CallAnswer<'getPriceCalendar'>;
export type CalendarRate = Calendar['rates'][number];
export type CalendarRange = Calendar['ranges'][number];

/** The letter of a rate, with its color and pattern. */
export type Mark = { readonly letter: string; readonly look: string };

/** The look of days that are not for sale. */
export const NO_MARK: Mark = { letter: '–', look: 'none' };

/** As many as the sheet has; a year with more rates uses them again, with other letters. */
const LOOKS = 8;

/** A, B … Z, AA, AB … */
const letterOf = (index: number): string =>
  (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Marks of the rates that win, in the order in which they first do. */
export function marksOf({ ranges }: Pick<Calendar, 'ranges'>): ReadonlyMap<number, Mark> {
  const winners = [...new Set(ranges.flatMap(({ rate }) => rate ?? []))];
  return new Map(winners.map((id, index) => [id, { letter: letterOf(index), look: String(index % LOOKS) }]));
}

/** The rates that win in the order of their letters, then those that never do. */
export function ratesInOrder<R extends { readonly id: number }>(
  rates: readonly R[],
  marks: ReadonlyMap<number, Mark>,
): R[] {
  const winning = [...marks.keys()].flatMap((id) => rates.find((rate) => rate.id === id) ?? []);
  return [...winning, ...rates.filter(({ id }) => !marks.has(id))];
}

/** Days in a row on which the same rate wins, whatever it wins against. */
export function winnersOf({
  ranges,
}: Pick<Calendar, 'ranges'>): Pick<CalendarRange, 'from' | 'to' | 'rate'>[] {
  const merged: Pick<CalendarRange, 'from' | 'to' | 'rate'>[] = [];
  for (const { from, to, rate } of ranges) {
    const last = merged.at(-1);
    if (last && last.rate === rate) merged[merged.length - 1] = { ...last, to };
    else merged.push({ from, to, rate });
  }
  return merged;
}

/** Days on which a rate wins; null counts the days that are not for sale. */
export function daysOf({ ranges }: Pick<Calendar, 'ranges'>, id: number | null): number {
  return ranges.reduce((sum, { from, to, rate }) => sum + (rate === id ? daysBetween(from, to) + 1 : 0), 0);
}

/** Every day has a rate, no rates tie, and each of them wins on some day. */
export const isWell = ({ ranges, ties, shadowed }: Pick<Calendar, 'ranges' | 'ties' | 'shadowed'>): boolean =>
  daysOf({ ranges }, null) === 0 && ties.length === 0 && shadowed.length === 0;

/** The range that a day is in. */
export const rangeOf = ({ ranges }: Pick<Calendar, 'ranges'>, day: string): CalendarRange | undefined =>
  ranges.find(({ from, to }) => from <= day && day <= to);

/** The first and the last day of a calendar. */
export function endsOf({ year, ranges }: Pick<Calendar, 'year' | 'ranges'>): readonly [string, string] {
  const first = ranges[0]?.from ?? `${year}-01-01`;
  return [first, addDays(addMonths(first, 12), -1)];
}

/** A year, or the first and the last of twelve months. */
export function monthsText(from: string, locale: Locale): string {
  const date = new Date(`${from}T00:00:00Z`);
  if (date.getUTCMonth() === 0) return from.slice(0, 4);
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(date, new Date(`${addMonths(from, 11)}T00:00:00Z`));
}

/** First days of the twelve months. */
export const monthsOf = (from: string): string[] =>
  Array.from({ length: 12 }, (_, month) => addMonths(from, month));

/** The weeks of a month, Sunday first; null where a day is of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const count = daysBetween(month, addMonths(month, 1));
  const before = new Date(`${month}T00:00:00Z`).getUTCDay();
  const days = [
    ...Array<null>(before).fill(null),
    ...Array.from({ length: count }, (_, day) => addDays(month, day)),
  ];
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => {
    const own = days.slice(week * 7, week * 7 + 7);
    return [...own, ...Array<null>(7 - own.length).fill(null)];
  });
}

/** The day that a key of the calendar leads to, never beyond its ends; null for any other key. */
export function moveDay(day: string, key: string, [from, last]: readonly [string, string]): string | null {
  const first = `${day.slice(0, 8)}01`;
  const steps: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
    Home: () => first,
    End: () => addDays(addMonths(first, 1), -1),
  };
  const to = steps[key]?.();
  if (to === undefined) return null;
  return from <= to && to <= last ? to : day;
}

import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import type { Locale } from '../i18n/locale.ts';

/** One number of a date or a time, typed in a box of its own. */
export type Segment = {
  readonly key: 'day' | 'month' | 'year' | 'hour' | 'minute';
  readonly digits: 2 | 4;
  readonly min: number;
  readonly max: number;
  /** What stands before it. */
  readonly before: '' | '/' | ':';
};

/** What is typed so far, digits only; '' where nothing is. */
export type Typed = Readonly<Partial<Record<Segment['key'], string>>>;

const DAY = { key: 'day', digits: 2, min: 1, max: 31 } as const;
const MONTH = { key: 'month', digits: 2, min: 1, max: 12 } as const;
const YEAR = { key: 'year', digits: 4, min: 1, max: 9999, before: '/' } as const;

/** Month, day, year in the United States; day, month, year in Mexico. */
export function dateSegments(locale: Locale): readonly Segment[] {
  const [first, second] = locale === 'en-US' ? [MONTH, DAY] : [DAY, MONTH];
  return [{ ...first, before: '' }, { ...second, before: '/' }, YEAR];
}

/** Twelve hours in the United States, twenty-four in Mexico. */
export function timeSegments(locale: Locale): readonly Segment[] {
  const hour = locale === 'en-US' ? { min: 1, max: 12 } : { min: 0, max: 23 };
  return [
    { key: 'hour', digits: 2, ...hour, before: '' },
    { key: 'minute', digits: 2, min: 0, max: 59, before: ':' },
  ];
}

/** True when no further digit can belong to this segment: the next one may be gone to. */
export function isFull(segment: Segment, text: string): boolean {
  if (text.length >= segment.digits) return true;
  // "4" cannot begin a day or a month of two digits, "2" cannot begin an hour of twelve.
  return segment.digits === 2 && text !== '' && Number(text) * 10 > segment.max;
}

/** One more or one less, going round at the ends; from nothing to `start`. */
export function stepped(segment: Segment, text: string, by: 1 | -1, start: number): string {
  const next = text === '' ? start : Number(text) + by;
  const round = next > segment.max ? segment.min : next < segment.min ? segment.max : next;
  return String(round).padStart(segment.digits, '0');
}

export function typedDate(value: string): Typed {
  const [year = '', month = '', day = ''] = value.split('-');
  return isCivilDate(value) ? { year, month, day } : {};
}

/**
 * 'YYYY-MM-DD' of what is typed, also where no such day exists, so that the rules can say so; '' while something is missing.
 * @param from first day that may be chosen: a year that was not typed yet is the first that fits it
 */
export function dateOf({ day = '', month = '', year = '' }: Typed, from?: string): string {
  if (day === '' || month === '') return '';
  const tail = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year.length === 4) return `${year}-${tail}`;
  // Only once both are typed to their end: the 2 of a 24 is not yet a day.
  if (year !== '' || !from || day.length < 2 || month.length < 2) return '';
  const first = `${from.slice(0, 4)}-${tail}`;
  return first >= from ? first : `${Number(from.slice(0, 4)) + 1}-${tail}`;
}

export type HalfDay = 'am' | 'pm';

export function typedTime(value: string, locale: Locale): { typed: Typed; half: HalfDay } {
  if (!isCivilTime(value)) return { typed: {}, half: 'pm' };
  const [hour = '', minute = ''] = value.split(':');
  const half = Number(hour) < 12 ? 'am' : 'pm';
  if (locale === 'es-MX') return { typed: { hour, minute }, half };
  return { typed: { hour: String(Number(hour) % 12 || 12).padStart(2, '0'), minute }, half };
}

/** 'HH:MM' of what is typed, '' while something is missing. An hour of 13 and more is taken as it is, whatever the half. */
export function timeOf({ hour = '', minute = '' }: Typed, half: HalfDay, locale: Locale): string {
  if (hour === '' || minute.length !== 2) return '';
  const number = Number(hour);
  const isTwelve = locale === 'en-US' && number >= 1 && number <= 12;
  const full = isTwelve ? (number % 12) + (half === 'pm' ? 12 : 0) : number;
  return `${String(full).padStart(2, '0')}:${minute}`;
}

/** A whole date or time that was pasted, as its segments in the order given; null when it is something else. */
export function pasted(text: string, segments: readonly Segment[]): Typed | null {
  const groups = text.trim().match(/\d+/g);
  if (!groups || groups.length < segments.length) return null;
  const isYearFirst = segments.length === 3 && groups[0]?.length === 4;
  const keys: readonly Segment['key'][] = isYearFirst
    ? ['year', 'month', 'day']
    : segments.map((segment) => segment.key);
  return Object.fromEntries(keys.map((key, index) => [key, groups[index] ?? '']));
}

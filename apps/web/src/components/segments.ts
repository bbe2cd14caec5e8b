import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { isHalfOpenTime } from '@traslado/domain/time/half-open';
import type { Locale } from '../i18n/locale.ts';

/** One number of a date or a time, typed in a box of its own. */
export type Segment = {
  readonly key: 'day' | 'month' | 'year' | 'hour' | 'minute';
  readonly digits: 2 | 4;
  readonly min: number;
  readonly max: number;
  /** The sign before it. */
  readonly before: '' | '/' | ':';
};

export type HalfDay = 'am' | 'pm';

/** The digits typed so far; '' for none. The half of the day is undefined until it is chosen. */
export type Typed = Readonly<Partial<Record<Segment['key'], string>>> & {
  readonly half?: HalfDay | undefined;
};

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
 * 'YYYY-MM-DD' of the typed digits, also for a day that does not exist, so that the rules can report it; '' while a part is missing.
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

/** The half of the day by the digits alone, or by choice; undefined while neither decides. */
export function halfOf({ hour = '', half }: Typed): HalfDay | undefined {
  if (Number(hour) > 12) return 'pm';
  return hour === '00' ? 'am' : half;
}

/** The typed digits with the chosen half of the day. A clock of 24 hours keeps it in its hour. */
export function withHalf(typed: Typed, half: HalfDay, locale: Locale): Typed {
  const { hour = '', minute } = typed;
  const number = Number(hour);
  if (hour === '' || number > 23) return locale === 'en-US' ? { ...typed, half } : typed;
  if (locale === 'en-US') return { hour: number > 12 || hour === '00' ? twelve(number) : hour, minute, half };
  return number > 12 ? typed : { hour: two((number % 12) + (half === 'pm' ? 12 : 0)), minute };
}

/** Digits that alone decide on their half of the day as a clock of twelve hours has them: 13 is 1 PM as soon as it is typed. */
export function onClock(typed: Typed, locale: Locale): Typed {
  const half = halfOf(typed);
  return locale === 'en-US' && half && Number(typed.hour) < 24 ? withHalf(typed, half, locale) : typed;
}

const two = (number: number): string => String(number).padStart(2, '0');
const twelve = (hour: number): string => two(hour % 12 || 12);

/** The segments of 'HH:MM', or of a time whose half is still open. */
export function typedTime(value: string, locale: Locale): Typed {
  // On the other clock the same digits mean another time, so the hour is asked again.
  if (isHalfOpenTime(value)) {
    const minute = value.slice(3, 5);
    return locale === 'en-US' ? { hour: value.slice(0, 2), minute } : { minute };
  }
  if (!isCivilTime(value)) return {};
  const [hour = '', minute = ''] = value.split(':');
  if (locale === 'es-MX') return { hour, minute };
  return { hour: twelve(Number(hour)), minute, half: Number(hour) < 12 ? 'am' : 'pm' };
}

/**
 * 'HH:MM' of the typed digits, '' while a part is missing. An hour of 13 and more is taken as it is, whatever the half; an hour of twelve without its
 * half is 'HH:MM?', for the rules to ask.
 */
export function timeOf(typed: Typed, locale: Locale): string {
  const { hour = '', minute = '' } = typed;
  if (hour === '' || minute.length !== 2) return '';
  const number = Number(hour);
  if (locale !== 'en-US' || number > 12 || number < 1) return `${two(number)}:${minute}`;
  const half = halfOf(typed);
  if (!half) return `${two(number)}:${minute}?`;
  return `${two((number % 12) + (half === 'pm' ? 12 : 0))}:${minute}`;
}

/** The time of an hour segment that was left too soon: 2, 01 and one more digit are 20:15. Null where the digits make no such hour. */
export function spilled({ hour = '' }: Typed, minutes: string): Typed | null {
  const first = Number(hour);
  const next = first * 10 + Number(minutes[0]);
  if (minutes.length !== 3 || hour === '' || first > 2 || next > 23) return null;
  return { hour: two(next), minute: minutes.slice(1) };
}

/** A pasted date or time, as its segments in the order given; null for any other text. */
export function pasted(text: string, segments: readonly Segment[]): Typed | null {
  const isTime = segments.some((segment) => segment.key === 'hour');
  // 1435 and 935 are times as well.
  const whole = isTime ? text.replace(/^\s*(\d{1,2})(\d{2})(?!\d)/, '$1:$2') : text;
  const groups = whole.trim().match(/\d+/g);
  if (!groups || groups.length < segments.length) return null;
  const isYearFirst = segments.length === 3 && groups[0]?.length === 4;
  const keys: readonly Segment['key'][] = isYearFirst
    ? ['year', 'month', 'day']
    : segments.map((segment) => segment.key);
  const typed = Object.fromEntries(keys.map((key, index) => [key, groups[index] ?? '']));
  const half = isTime && /\d\s*([ap])\.?\s*(?:m\.?)?\s*$/i.exec(text)?.[1];
  return half ? { ...typed, half: halfOfKey(half) } : typed;
}

/** The half of the day that a key stands for: a or p. */
export function halfOfKey(key: string): HalfDay | undefined {
  return ({ a: 'am', p: 'pm' } as const)[key.toLowerCase() as 'a' | 'p'];
}

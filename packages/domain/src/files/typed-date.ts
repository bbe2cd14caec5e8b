import { type CivilDate, isCivilDate } from '../time/civil.ts';
import type { Readings } from './ways.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
/** A month in words, as spreadsheets in both languages shorten it: `13-dic-26`, `13 de diciembre de 2026`. */
const DAY_AND_WORD = /^(\d{1,2})(?:[-/. ]| de )+([a-z]{3,10})\.?(?:[-/., ]| de )+(\d{4}|\d{2})$/i;
const WORD_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;

/** Midnight, which spreadsheets add to a date. */
const MIDNIGHT = /[T ]+0?0:00(:00(\.0+)?)?$/i;

const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
] as const;

const monthOf = (word: string): number =>
  MONTHS.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name))) + 1;

/** A day of the calendar, or null. Of a year with two digits it is one of this century. */
function dateOf(year: string, month: string | number, day: string): CivilDate | null {
  const date = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
}

/** A typed date, with the day first and with the month first. Both are the same where the text itself says which is which. */
export function dateReadings(text: string): Readings<'dates'> {
  const both = (date: CivilDate | null) => ({ day_first: date, month_first: date });
  const plain = text.trim().replace(MIDNIGHT, '');
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(plain) ?? [];
  if (year) return both(dateOf(year, month, day));
  const [, first = '', second = '', last = ''] = YEAR_LAST.exec(plain) ?? [];
  if (last) return { day_first: dateOf(last, second, first), month_first: dateOf(last, first, second) };
  const [, ofWord = '', word = '', ofYear = ''] = DAY_AND_WORD.exec(plain) ?? [];
  if (word) return both(dateOf(ofYear, monthOf(word), ofWord));
  const [, name = '', named = '', inYear = ''] = WORD_AND_DAY.exec(plain) ?? [];
  return both(name ? dateOf(inYear, monthOf(name), named) : null);
}

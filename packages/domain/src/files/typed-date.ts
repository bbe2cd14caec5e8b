import { type CivilDate, isCivilDate } from '../time/civil.ts';
import { monthOf } from '../time/month-words.ts';
import type { Readings } from './ways.ts';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
/** A month in words, as spreadsheets in both languages shorten it: `13-dic-26`, `13 de diciembre de 2026`. */
const DAY_AND_WORD = /^(\d{1,2})(?:[-/. ]| de )+([a-z]{3,10})\.?(?:[-/., ]| de )+(\d{4}|\d{2})$/i;
const WORD_AND_DAY = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i;

/** Midnight, which spreadsheets add to a date. */
const MIDNIGHT = /[T ]+0?0:00(:00(\.0+)?)?$/i;

/** A day of the calendar, or null. Of a year with two digits it is one of this century. */
function dateOf(year: string, month: string | number, day: string): CivilDate | null {
  const date = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(date) ? date : null;
}

/** Both readings of a typed date, day first and month first. A date that begins with its year, or names its month, has only one. */
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

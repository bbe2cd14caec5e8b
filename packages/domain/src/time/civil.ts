// Civil dates and times, as a calendar and a clock on the wall show them. No zone, and none of the weight of Temporal, so that a page that only
// checks a date does not download it.

/** A day of the calendar, 'YYYY-MM-DD'. Compares as text in the order of time. */
export type CivilDate = string;
/** A time of the day, 'HH:mm', 00:00 to 23:59. Compares as text in the order of time. */
export type CivilTime = string;

const DAY_MS = 86_400_000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Years a ride, a stay or a rate can meaningfully have: outside is a typing mistake or an attack. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2199;

/** True for a day that exists, written 'YYYY-MM-DD', in the years 1970-2199. */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'string') return false;
  const parts = DATE.exec(value);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return (
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  );
}

/** True for 'HH:mm' from 00:00 to 23:59. */
export function isCivilTime(value: unknown): value is CivilTime {
  return typeof value === 'string' && TIME.test(value);
}

/** Days of a month, 1-12. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function dayNumber(date: CivilDate): number {
  if (!isCivilDate(date)) throw new RangeError('not a civil date');
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function ofDayNumber(day: number): CivilDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date so many days later (earlier when negative). @throws RangeError for no civil date. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return ofDayNumber(dayNumber(date) + days);
}

/** The same day so many months later; the last day of the month when that day does not exist there (31 Jan + 1 → 28 or 29 Feb). */
export function addMonths(date: CivilDate, months: number): CivilDate {
  if (!isCivilDate(date)) throw new RangeError('not a civil date');
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month));
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Minutes since midnight. @throws RangeError for no civil time. */
export function minutesOf(time: CivilTime): number {
  if (!isCivilTime(time)) throw new RangeError('not a civil time');
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The clock time of a number of minutes since midnight, 0-1439. @throws RangeError outside. */
export function timeOfMinutes(minutes: number): CivilTime {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 1439)
    throw new RangeError('not a minute of a day');
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

import { addDays, addMonths, type CivilDate, daysBetween } from '../time/civil.ts';

/** Days from the first to the last, both included. */
export type Period = { readonly from: CivilDate; readonly to: CivilDate };

export const STEPS = ['day', 'week', 'month'] as const;

/** Span of one point of a chart. A week begins on Monday. */
export type Step = (typeof STEPS)[number];

/** Longest period, in days: three years, with their 29 February. */
const MOST_DAYS = 3 * 365 + 1;

/** Most points of a chart. */
const MOST_STEPS = 400;

/** Days of reports: bookings have no others. */
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

export type PeriodRefusal =
  | 'date.invalid'
  | 'report.period_reversed'
  | 'report.period_too_long'
  | 'report.step_too_small';

/** Fault of a period of days that exist; null for none. */
export function checkPeriod({ from, to }: Period, step: Step): PeriodRefusal | null {
  if (from < FIRST || from > LAST || to < FIRST || to > LAST) return 'date.invalid';
  if (to < from) return 'report.period_reversed';
  const days = daysBetween(from, to) + 1;
  if (days > MOST_DAYS) return 'report.period_too_long';
  return step === 'day' && days > MOST_STEPS ? 'report.step_too_small' : null;
}

const isFirst = (date: CivilDate): boolean => date.endsWith('-01');

const isWholeMonths = ({ from, to }: Period): boolean => isFirst(from) && isFirst(addDays(to, 1));

/** Months from the first to the second, for days that are the first of theirs. */
function monthsBetween(from: CivilDate, to: CivilDate): number {
  const of = (date: CivilDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return of(to) - of(from);
}

/** As many days right before; whole months before whole months. */
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  if (isWholeMonths(period)) {
    const months = monthsBetween(period.from, addDays(period.to, 1));
    return { from: addMonths(period.from, -months), to };
  }
  return { from: addDays(period.from, -(daysBetween(period.from, period.to) + 1)), to };
}

/** The same days a year earlier; 29 February is the last day of that month. */
export function lastYear(period: Period): Period {
  if (isWholeMonths(period))
    return { from: addMonths(period.from, -12), to: addDays(addMonths(addDays(period.to, 1), -12), -1) };
  return { from: addMonths(period.from, -12), to: addMonths(period.to, -12) };
}

/** The first day of the step that a day is in. */
export function stepOf(date: CivilDate, step: Step): CivilDate {
  if (step === 'day') return date;
  if (step === 'month') return `${date.slice(0, 8)}01`;
  // 5 January 1970 was a Monday.
  const days = daysBetween('1970-01-05', date);
  return addDays('1970-01-05', Math.floor(days / 7) * 7);
}

/** The first days of all steps of a period, in order. The first may begin before it. */
export function stepsOf({ from, to }: Period, step: Step): CivilDate[] {
  const steps: CivilDate[] = [];
  for (
    let at = stepOf(from, step);
    at <= to;
    at = step === 'month' ? addMonths(at, 1) : addDays(at, step === 'week' ? 7 : 1)
  )
    steps.push(at);
  return steps;
}

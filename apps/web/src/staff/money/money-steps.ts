import { toDecimal, toMinor } from '@traslado/domain/money';
import { successRate } from '@traslado/domain/money/payment-figures';
import { addDays, daysBetween } from '@traslado/domain/time/civil';
import type { Dimension, PaymentFigures } from './use-money.ts';

type Figure = Dimension['figures'][number];
type Sum = Pick<Figure, 'count' | 'succeeded' | 'failed' | 'taken'>;
type Measure = { readonly value: number | null; readonly rows: number };
type Step = { readonly start: string; readonly measure: Measure };

/** More days than this are shown by month. */
const MOST_DAYS = 93;

const NOTHING: Sum = { count: 0, succeeded: 0, failed: 0, taken: 0 };

const added = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  succeeded: one.succeeded + other.succeeded,
  failed: one.failed + other.failed,
  taken: toDecimal(toMinor(one.taken) + toMinor(other.taken)),
});

export const sumOf = (figures: readonly Sum[]): Sum => figures.reduce(added, NOTHING);

/** Money taken and share that succeeded, for each day or month of a period, in order. The figures are those of days in one currency. */
export function moneySteps(
  figures: readonly Figure[],
  { from, to }: Pick<PaymentFigures['period'], 'from' | 'to'>,
): { readonly step: 'day' | 'month'; readonly taken: Step[]; readonly success: Step[] } {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place));
  const step = days.length > MOST_DAYS ? 'month' : 'day';
  const startOf = (day: string) => (step === 'month' ? `${day.slice(0, 7)}-01` : day);
  const sums = new Map<string, Sum>(days.map((day) => [startOf(day), NOTHING]));
  for (const figure of figures) {
    const start = startOf(figure.value);
    sums.set(start, added(sums.get(start) ?? NOTHING, figure));
  }
  const all = [...sums];
  return {
    step,
    taken: all.map(([start, sum]) => ({ start, measure: { value: sum.taken, rows: sum.succeeded } })),
    success: all.map(([start, sum]) => ({
      start,
      measure: { value: successRate(sum), rows: sum.succeeded + sum.failed },
    })),
  };
}

/** First and last day of a step, within the period. */
export function daysOfStep(
  start: string,
  step: 'day' | 'month',
  { from, to }: Pick<PaymentFigures['period'], 'from' | 'to'>,
): { readonly from: string; readonly to: string } {
  if (step === 'day') return { from: start, to: start };
  const next = `${addDays(start, 31).slice(0, 7)}-01`;
  const last = addDays(next, -1);
  return { from: start < from ? from : start, to: last > to ? to : last };
}

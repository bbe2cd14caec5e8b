import { addDays, addMonths } from '@traslado/domain/time/civil';
import type { Period } from './period-question.tsx';

export const USUAL_PERIODS = ['month', 'lastMonth', 'days'] as const;
export type UsualPeriod = (typeof USUAL_PERIODS)[number];

const DAYS = 30;

/** Periods that figures are asked for most, on a day. Those of this month end with the day. */
export function usualPeriods(today: string): Readonly<Record<UsualPeriod, Period>> {
  const first = `${today.slice(0, 8)}01`;
  return {
    month: { from: first, to: today },
    lastMonth: { from: addMonths(first, -1), to: addDays(first, -1) },
    days: { from: addDays(today, 1 - DAYS), to: today },
  };
}

/** A period in the name of a file: its month where it is a whole one, else its first and last day. */
export function periodInName({ from, to }: Period): string {
  const first = `${from.slice(0, 8)}01`;
  if (from === first && to === addDays(addMonths(first, 1), -1)) return from.slice(0, 7);
  return from === to ? from : `${from}-to-${to}`;
}

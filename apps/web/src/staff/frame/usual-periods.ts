import { addDays, addMonths } from '@traslado/domain/time/civil';
import type { Period } from './period-question.tsx';

export type UsualPeriod = 'last7' | 'last30' | 'last90' | 'thisMonth' | 'lastMonth';

/** Periods that are asked for most, on a day. Those of this month end with the day. */
export function usualPeriods(today: string): Readonly<Record<UsualPeriod, Period>> {
  const first = `${today.slice(0, 8)}01`;
  return {
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    last90: { from: addDays(today, -89), to: today },
    thisMonth: { from: first, to: today },
    lastMonth: { from: addMonths(first, -1), to: addDays(first, -1) },
  };
}

/** The one of these periods that the days are; '' for others. */
export const periodOf = (
  { from, to }: Period,
  today: string,
  among: readonly UsualPeriod[],
): UsualPeriod | '' => {
  const usual = usualPeriods(today);
  return among.find((one) => usual[one].from === from && usual[one].to === to) ?? '';
};

/** A period in the name of a file: its month where it is a whole one, else its first and last day. */
export function periodInName({ from, to }: Period): string {
  const first = `${from.slice(0, 8)}01`;
  if (from === first && to === addDays(addMonths(first, 1), -1)) return from.slice(0, 7);
  return from === to ? from : `${from}-to-${to}`;
}

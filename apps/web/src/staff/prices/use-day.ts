import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { Calendar, Mark } from './calendar-model.ts';
import { type Day, sayDay } from './say-day.ts';

/** Look and words of any day of a calendar. */
export function useDay(calendar: Calendar, marks: ReadonlyMap<number, Mark>): (day: string) => Day {
  const texts = useTexts('staff').prices;
  const locale = useLocale();
  return (day) => sayDay(day, calendar, marks, [texts, locale]);
}

import type { Language } from '../language.ts';
import { type CivilTime, minutesOf } from './civil.ts';

/**
 * A time of the day as people of the language write it: `14:35` is 2:35 PM in English and 14:35 in Spanish. Screens, letters, PDF, calendar
 * and problems all say it with this. The space does not break, so that no line begins with PM.
 * @throws RangeError for no civil time
 */
export function clockTime(time: CivilTime, language: Language): string {
  const minutes = minutesOf(time);
  if (language === 'es') return time;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${time.slice(3)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

import { formatCivilTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';

/** An instant (ISO) as date with its year and time of a place: actions of years ago are read, too. */
export function formatWhen(at: string, timeZone: string, locale: Locale): string {
  const instant = new Date(at);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(instant);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return `${date}, ${formatCivilTime(new Intl.DateTimeFormat('es-MX', clock).format(instant), locale)}`;
}

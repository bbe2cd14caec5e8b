import type { Language } from '../language.ts';
import type { CivilDate, CivilTime } from '../time/civil.ts';
import { type Night, nightOf } from './night-landing.ts';

const dayAndMonth = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** "the night from Dec 25 to 26", "la noche del 25 al 26 de diciembre": the same on every screen and letter. */
export function nightInWords({ from, to }: Night, language: Language): string {
  const say = (date: CivilDate) => dayAndMonth[language].format(new Date(`${date}T00:00:00Z`));
  const dayOf = (date: CivilDate) => String(Number(date.slice(8)));
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return language === 'en'
    ? `the night from ${say(from)} to ${isOneMonth ? dayOf(to) : say(to)}`
    : `la noche del ${isOneMonth ? dayOf(from) : say(from)} al ${say(to)}`;
}

/** The night in which a ride's flight lands, in words; empty by day, and for a departure. */
export function nightOfRide(
  direction: 'arrival' | 'departure',
  flight: { readonly date: CivilDate; readonly time: CivilTime },
  language: Language,
): string {
  const night = nightOf({ direction, serviceOn: flight.date, flightTime: flight.time });
  return night ? nightInWords(night, language) : '';
}

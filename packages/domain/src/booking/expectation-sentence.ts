import type { Language } from '../language.ts';
import { formatMoney, type Money } from '../money.ts';
import type { Trip } from '../stay/includes.ts';
import type { CivilDate } from '../time/civil.ts';
import type { Counters } from './passengers.ts';

/** A price expectation in the names that people read. */
export type ExpectationWords = {
  readonly passengers: Counters;
  readonly serviceOn: CivilDate;
  readonly service: string;
  /** As `tripWords` calls it. */
  readonly trip: string;
  readonly property: string;
};

/** A service's trip within a sentence. */
export const tripWords: Readonly<Record<Language, Readonly<Record<Trip, string>>>> = {
  en: { round_trip: 'round trip', arrival: 'airport to resort', departure: 'resort to airport' },
  es: { round_trip: 'viaje redondo', arrival: 'aeropuerto a resort', departure: 'resort a aeropuerto' },
};

const people = {
  en: { adults: ['adult', 'adults'], children: ['child', 'children'], babySeats: ['baby', 'babies'] },
  es: { adults: ['adulto', 'adultos'], children: ['niño', 'niños'], babySeats: ['bebé', 'bebés'] },
} as const;

const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' }),
};

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-US', { type: 'conjunction' }),
  es: new Intl.ListFormat('es-MX', { type: 'conjunction' }),
};

/** The passengers in words: `2 adults and 1 child`. */
export function partyIn(language: Language, passengers: Counters): string {
  const parts = (['adults', 'children', 'babySeats'] as const).flatMap((counter) => {
    const count = passengers[counter];
    return count === 0 ? [] : [`${count} ${people[language][counter][count === 1 ? 0 : 1]}`];
  });
  return lists[language].format(parts);
}

/** An expectation as a sentence, without the amount: `2 adults and 1 child, March 1, 2027, Shuttle round trip, Bahía Perla`. */
export function questionIn(language: Language, words: ExpectationWords): string {
  const { passengers, serviceOn, service, trip, property } = words;
  const date = new Date(`${serviceOn}T00:00:00Z`);
  const day = Number.isNaN(date.getTime()) ? serviceOn : days[language].format(date);
  return [partyIn(language, passengers), day, `${service} ${trip}`.trim(), property]
    .filter((part) => part !== '')
    .join(', ');
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' };

/** An amount within such a sentence: `USD 84.00`. */
export const amountIn = (language: Language, money: Money): string => formatMoney(money, locales[language]);

/** The whole sentence: `2 adults and 1 child, March 1, 2027, Shuttle round trip, Bahía Perla: USD 84.00`. */
export const expectationIn = (language: Language, words: ExpectationWords, money: Money): string =>
  `${questionIn(language, words)}: ${amountIn(language, money)}`;

import { goneRideOf } from '@traslado/domain/desk/day-list';
import type { Language } from '@traslado/domain/language';
import type { DayListView } from './day-list-facts.ts';
import { dayListWords } from './day-list-words.ts';

type GoneRide = DayListView['gone'][number];

/** The present state of a ride that the last print has and the list has not; null for one that is only elsewhere. */
export function sayGone(ride: GoneRide, when: string, language: Language): string | null {
  const now = goneRideOf(ride);
  return now === 'elsewhere' ? null : dayListWords(language).goneNow(now === 'cancelled', when);
}

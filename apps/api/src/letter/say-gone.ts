import type { Language } from '@traslado/domain/language';
import type { DayListView } from './day-list-facts.ts';
import { dayListWords } from './day-list-words.ts';

type GoneRide = DayListView['gone'][number];

/** The present state of a ride that the last print has and the list has not; null for one that is only elsewhere. */
export function sayGone(
  { status, date, time, was }: GoneRide,
  when: string,
  language: Language,
): string | null {
  const isCancelled = status === 'cancelled';
  const isMoved = `${date} ${time}` !== was.pick_up;
  return isCancelled || isMoved ? dayListWords(language).goneNow(isCancelled, when) : null;
}

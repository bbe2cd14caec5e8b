import type { Language } from '../language.ts';
import { flightWords, type NotifiedWords } from './flight-words.ts';

type Moment = { readonly date: string; readonly time: string };

/** The last notice to a ride's guest, by the clock of the airport. */
export type Notified = {
  readonly at: Moment;
  readonly pick_up: Moment;
  readonly channel: string;
  readonly outcome: 'waiting' | 'told' | 'not_sent';
  readonly because: string | null;
};

/** The last notice of a followed ride in a line: its time, channel and pick-up, or why its guest was not told. Blank without one. */
export function sayNotified(
  followed: { readonly notified: Notified | null } | null,
  language: Language,
  clock: (moment: Moment) => string,
): string {
  const words: NotifiedWords = flightWords[language].notified;
  const notified = followed?.notified ?? null;
  if (notified === null) return '';
  const { at, pick_up: pickUp, channel, outcome, because } = notified;
  if (outcome === 'waiting') return words.waiting;
  if (outcome === 'not_sent') return words.notSent(words.because[because ?? ''] ?? because ?? '');
  return words.told(clock(at), words.channels[channel] ?? channel, clock(pickUp));
}

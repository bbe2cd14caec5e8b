import type { CivilDate, CivilTime } from '../time/civil.ts';
import type { Instant } from '../time/instant.ts';
import { toInstant } from '../time/zone.ts';
import type { FlightNews } from './news.ts';

/** The zone and the day of the tests. */
export const ZONE = 'America/Cancun';
export const DAY: CivilDate = '2027-01-10';

/** A time of the tests' day in Cancún. */
export const at = (time: CivilTime, on: CivilDate = DAY): Instant => toInstant(on, time, ZONE).at;

type Said = Partial<Omit<FlightNews, 'times' | 'gate'>> & {
  readonly learnedAt: Instant;
  readonly gate?: Partial<FlightNews['times']['gate']>;
  readonly runway?: Partial<FlightNews['times']['runway']>;
  readonly gateName?: string;
};

const NO_TIMES = { scheduledAt: null, estimatedAt: null, actualAt: null };

/** One reading of a flight. */
export function newsOf({ gate, runway, gateName, ...said }: Said): FlightNews {
  return {
    source: 'feed',
    state: 'scheduled',
    divertedTo: null,
    terminal: null,
    gate: gateName ?? null,
    belt: null,
    quality: 'live',
    trueAt: null,
    ...said,
    times: { gate: { ...NO_TIMES, ...gate }, runway: { ...NO_TIMES, ...runway } },
  };
}

import type { Direction } from '../booking/availability.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import type { FlightKnown } from './fold-news.ts';
import { isEnded } from './fold-source.ts';

/** Phases of a watch: hours before the flight's time, and the minutes between two questions. The last one lasts until the flight is over. */
const PHASES = [
  { hoursBefore: 48, everyMinutes: 6 * 60 },
  { hoursBefore: 24, everyMinutes: 60 },
  { hoursBefore: 4, everyMinutes: 10 },
  { hoursBefore: 1, everyMinutes: 2 },
] as const;

/** After this many hours without an end a flight is no longer asked about. */
const GIVEN_UP_HOURS = 4;
/** The belt of an arrival may still change after the plane is at its gate. */
const BELT_MINUTES = 30;

/** The facts by which a flight is asked about again. */
export type Watch = {
  /** The best known time; the booked one while nothing is known. */
  readonly flightAt: Instant;
  /** No question after this instant. */
  readonly overAt: Instant;
  /** The last question, answered or not; null before the first. */
  readonly askedAt: Instant | null;
};

/** End of a watch: an arrival's belt is awaited after its landing, a departure ends with its departure; any other state is given up in the end. */
export function watchOverAt(
  flight: Pick<FlightKnown, 'state' | 'stateSinceAt'>,
  flightAt: Instant,
  direction: Direction,
): Instant {
  if (!isEnded(flight.state)) return flightAt + GIVEN_UP_HOURS * HOUR_MS;
  const endedAt = Math.max(flightAt, flight.stateSinceAt ?? flightAt);
  return direction === 'arrival' ? endedAt + BELT_MINUTES * MINUTE_MS : endedAt;
}

/** The next question about a flight; null when it is over. */
export function nextAskAt({ flightAt, overAt, askedAt }: Watch): Instant | null {
  const dueAt = Math.min(
    ...PHASES.map(({ hoursBefore, everyMinutes }) => {
      const beginsAt = flightAt - hoursBefore * HOUR_MS;
      return askedAt === null ? beginsAt : Math.max(beginsAt, askedAt + everyMinutes * MINUTE_MS);
    }),
  );
  return dueAt <= overAt ? dueAt : null;
}

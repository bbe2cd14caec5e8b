import type { Direction } from '../booking/availability.ts';
import { HOUR_MS, type Instant, MINUTE_MS } from '../time/instant.ts';
import { countsFrom, type FlightNews } from './news.ts';

/** Clocks of two houses may differ by so much. */
const CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;
/** No flight is known to be later than this and still the same flight. */
const MOST_HOURS_OFF = 48;
const SIGN = /^[A-Z0-9][A-Z0-9 /-]{0,7}$/i;

/** Reasons against a reading: none of its times is believed then. */
export type NewsFault = 'no_time' | 'too_far' | 'not_yet' | 'wrong_order' | 'from_the_future';

/** A reading as it is kept, or the fault for which it is not. */
export type CheckedNews =
  | { readonly kind: 'ok'; readonly news: FlightNews }
  | { readonly kind: 'refused'; readonly fault: NewsFault };

/**
 * A reading compared with the flight that was asked about. An odd terminal, gate or belt is dropped, an impossible time refuses the reading.
 * @param scheduledAt of the watched flight
 */
export function checkNews(
  news: FlightNews,
  flight: { readonly direction: Direction; readonly scheduledAt: Instant },
): CheckedNews {
  const fault = faultOf(news, flight);
  if (fault) return { kind: 'refused', fault };
  const sign = (text: string | null): string | null => (text !== null && SIGN.test(text) ? text : null);
  return {
    kind: 'ok',
    news: { ...news, terminal: sign(news.terminal), gate: sign(news.gate), belt: sign(news.belt) },
  };
}

function faultOf(
  news: FlightNews,
  { direction, scheduledAt }: { readonly direction: Direction; readonly scheduledAt: Instant },
): NewsFault | null {
  const { gate, runway } = news.times;
  const times = [...Object.values(gate), ...Object.values(runway)].filter((at) => at !== null);
  if (times.length === 0 && news.state !== 'unknown') return 'no_time';
  if (times.some((at) => !(Math.abs(at - scheduledAt) <= MOST_HOURS_OFF * HOUR_MS))) return 'too_far';
  const latestAt = news.learnedAt + CLOCK_DIFFERENCE_MS;
  if (!(countsFrom(news) <= latestAt)) return 'from_the_future';
  const happened = [gate.actualAt, runway.actualAt].filter((at) => at !== null);
  if (happened.some((at) => at > latestAt)) return 'not_yet';
  const [first, second] = direction === 'arrival' ? [runway, gate] : [gate, runway];
  const isReversed = first.actualAt !== null && second.actualAt !== null && second.actualAt < first.actualAt;
  return isReversed ? 'wrong_order' : null;
}

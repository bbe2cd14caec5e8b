import { addAsked } from '../../store/flight-watch/asked-repository.ts';
import { claimPush } from '../../store/flight-watch/push-repository.ts';
import { questionOf } from './learn-news.ts';
import { callsLeft, type FollowDeps } from './watch-flights.ts';

/** Flights of one run. */
export const PUSHED_AT_ONCE = 30;

/**
 * Asks the feed for messages about the flights of the next day, each once for ever: a wish that was lost is not made again, since the flight is asked about
 * anyway. Returns the number of flights.
 */
export async function askForPush(deps: FollowDeps, now: number): Promise<number> {
  const { db, inventory, flightStatus, pushAddress, log } = deps;
  if (!flightStatus.askForPush || !pushAddress) return 0;
  const limit = Math.min(PUSHED_AT_ONCE, await callsLeft(deps, now));
  if (limit <= 0) return 0;
  const flights = await claimPush(db, { now, limit });
  if (flights.length === 0) return 0;
  await addAsked(db, flights.length, now);
  for (const flight of flights) {
    const airport = inventory.current().airportById(flight.airportId);
    const isTaken =
      airport && (await flightStatus.askForPush(questionOf(flight, airport), pushAddress).catch(() => false));
    if (!isTaken) log.warn({ flight: flight.id }, 'the feed will send no message about a flight');
  }
  return flights.length;
}

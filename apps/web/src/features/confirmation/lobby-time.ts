import { minutesOf, timeOfMinutes } from '@traslado/domain/time/civil';

/** As told to guests with every departure. Ten minutes never meet a change of the clock: those come at night, and full hours. */
const MINUTES_BEFORE = 10;
const DAY = 24 * 60;

/** When to be in the lobby for a pick-up, both local 'HH:mm'. */
export function lobbyTimeOf(pickUpTime: string): string {
  return timeOfMinutes((minutesOf(pickUpTime) - MINUTES_BEFORE + DAY) % DAY);
}

import { minutesOf, timeOfMinutes } from '../time/civil.ts';

/** Guests are asked to be in the lobby this many minutes before a departure's pick-up. */
export const LOBBY_MINUTES_BEFORE = 10;
const DAY = 24 * 60;

/** Lobby time of a pick-up, both local 'HH:mm'. Ten minutes never meet a change of the clock: those come at night, at full hours. */
export function lobbyTimeOf(pickUpTime: string): string {
  return timeOfMinutes((minutesOf(pickUpTime) - LOBBY_MINUTES_BEFORE + DAY) % DAY);
}

import { type Night, nightsToChoose } from '@traslado/domain/booking/night-landing';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import type { FlightEntry } from './flight-entry.ts';

/** The two nights that a landing soon after midnight can mean. Each lands on its `to`. */
export type Nights = readonly [Night, Night];

/** The nights to choose from before an arrival on the first day of the journey; null where they are clear, or the guest chose. */
export function nightsOf(entry: FlightEntry, arrivalOn: string): Nights | null {
  if (!isCivilDate(entry.date) || !isCivilTime(entry.time) || isNightNamed(entry)) return null;
  return nightsToChoose({ direction: 'arrival', serviceOn: entry.date, flightTime: entry.time }, arrivalOn);
}

/** The guest chose the night of the landing on this day. Another day is asked about again. */
export const isNightNamed = ({ nightFor, date }: FlightEntry): boolean => nightFor === date;

/** The guest said of this day that they arrive later than the stay begins. */
export const isSaidLate = ({ lateFor, date }: FlightEntry): boolean => lateFor === date;

/** The flight after the choice: on the day of the other night, or on its own for good. */
export const answeredNight = ({ date }: FlightEntry, { to }: Night): Partial<FlightEntry> =>
  to === date ? { nightFor: to } : { date: to };

/** The nights that the server names in a problem; null for another problem. */
export function nightsIn(expected: Readonly<Record<string, unknown>> | undefined): Nights | null {
  const nights = Array.isArray(expected?.nights) ? expected.nights : [];
  const [first, second] = nights.filter(
    (one): one is Night => isCivilDate(one?.from) && isCivilDate(one?.to),
  );
  return first && second ? [first, second] : null;
}

/** The words for the server after the choice: the typed day is right, or the other one is meant. */
export const wishOfNight = (
  nights: Nights,
  { to }: Night,
): { night_confirmed?: true; service_date?: string } =>
  to === nights[0].to ? { night_confirmed: true } : { service_date: to };

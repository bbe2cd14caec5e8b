import type { CallAnswer } from '@traslado/contract/schemas';

type FoundFlight = CallAnswer<'searchFlight'>;

/** The time of a flight as it is typed. `filledFor` names the look-up that was answered last; `before` is the time when this one began. */
export type TypedTime = { readonly time: string; readonly before: string; readonly filledFor: string };

type Marks = { readonly mark: string; readonly saved: string | null };

/** The look-up that was answered last. The ride's own one counts once another was: coming back to it is another flight. */
export const answeredAfter = (filledFor: string, { mark, saved }: Marks): string =>
  mark === saved && filledFor === '' ? '' : mark;

/**
 * Time and terminal by the schedule, filled in once for a number and a day: a time that is typed afterwards stays. A flight that the schedule does not
 * have (`found` is null) empties those of another one. Null for nothing.
 * @param mark number and day that were looked up
 * @param saved number and day of the ride as it is kept: what it says of them stands
 */
export function fillOf(
  found: Pick<FoundFlight, 'flight_time' | 'terminal'> | null,
  { time, before, filledFor }: TypedTime,
  { mark, saved }: Marks,
): { readonly time: string; readonly terminal: string } | null {
  if (mark === filledFor || (mark === saved && filledFor === '') || time !== before) return null;
  return { time: found?.flight_time ?? '', terminal: found?.terminal ?? '' };
}

/** The flight, if it is one of this airport: the same number at another airport is another flight. */
export const ofAirport = <Flight extends Pick<FoundFlight, 'airport_id'>>(
  flight: Flight,
  airportId: number | undefined,
): Flight | null =>
  (flight.airport_id ?? airportId) === airportId || airportId === undefined ? flight : null;

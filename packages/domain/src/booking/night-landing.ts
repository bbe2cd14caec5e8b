import { addDays, type CivilDate, type CivilTime } from '../time/civil.ts';

/** A landing before this local time belongs to the night that began the day before. */
export const NIGHT_ENDS: CivilTime = '06:00';

/** A night by the two days that it joins. */
export type Night = { readonly from: CivilDate; readonly to: CivilDate };

/** A flight of a leg, local to the airport of the ride. */
type Flight = {
  readonly direction: 'arrival' | 'departure';
  readonly serviceOn: CivilDate;
  readonly flightTime: CivilTime;
};

/** The night in which an arrival lands; null by day, and for a departure. */
export function nightOf({ direction, serviceOn, flightTime }: Flight): Night | null {
  return direction === 'arrival' && flightTime < NIGHT_ENDS
    ? { from: addDays(serviceOn, -1), to: serviceOn }
    : null;
}

/** The day to which a landing belongs: that on which its night began. */
export const dayOfLanding = (flight: Flight): CivilDate => nightOf(flight)?.from ?? flight.serviceOn;

/**
 * The two nights that a landing soon after midnight can mean when it is typed for the arrival date: the one that ends on it, and the one that
 * begins on it. Null where the night is clear. Each lands on its `to`.
 */
export function nightsToChoose(flight: Flight, arrivalOn: CivilDate): readonly [Night, Night] | null {
  const night = flight.serviceOn === arrivalOn ? nightOf(flight) : null;
  return night && [night, { from: arrivalOn, to: addDays(arrivalOn, 1) }];
}

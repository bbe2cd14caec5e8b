import type { RefusalCode } from '@traslado/contract/refusals';
import { type DatedLeg, isLateArrival, type StayDates } from '@traslado/domain/booking/availability';
import { type Night, nightsToChoose } from '@traslado/domain/booking/night-landing';
import { Refused } from '../../refused.ts';

const onTheWire = ({ from, to }: Night) => ({ from, to, service_date: to });

/**
 * The night of a landing before 06:00 that is typed for the arrival date is asked about once. Code: `flight.night_unclear` with both nights, each with
 * the `service_date` of its landing.
 * @param field of the flight's date, as the body names it
 */
export function askAboutNight(
  flight: Parameters<typeof nightsToChoose>[0],
  { arrivalOn, field }: Pick<StayDates, 'arrivalOn'> & { readonly field: string },
): void {
  const nights = nightsToChoose(flight, arrivalOn);
  if (!nights) return;
  throw new Refused('flight.night_unclear', {
    field,
    params: { day: arrivalOn },
    expected: { nights: nights.map(onTheWire) },
  });
}

/** The offer beside a refused date: the same body with `late_arrival` would pass. */
export function lateOffer(
  code: RefusalCode,
  legs: readonly DatedLeg[],
  stay: StayDates,
): { readonly expected?: { readonly late_arrival: true } } {
  const mayBeLate =
    code === 'booking.date_outside_stay' && legs.some((leg) => !leg.isLate && isLateArrival(leg, stay));
  return mayBeLate ? { expected: { late_arrival: true } } : {};
}

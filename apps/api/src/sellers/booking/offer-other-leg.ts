import { reservationDates } from '@traslado/domain/booking/availability';
import { type Calendar, checkNewRides, type RideToSell } from '@traslado/domain/booking/check-rides';
import { isTooNear, otherLeg } from '@traslado/domain/booking/other-leg';

/** The offer beside a ride that is too near: the other leg by itself, on its flight's date, else on the stay's day. */
export function otherLegOffer(
  code: string,
  rides: readonly RideToSell[],
  calendar: Calendar,
): { readonly expected?: { readonly trip_type: string; readonly service_date: string } } {
  const [first] = rides;
  if (!isTooNear(code) || !first) return {};
  const wishOf = (direction: string) => rides.find(({ wish }) => wish.direction === direction)?.wish;
  const { arrivalOn, departureOn } = calendar.span;
  const [arrival, departure] = [wishOf('arrival'), wishOf('departure')];
  const other = otherLeg(
    checkNewRides(rides, calendar),
    { arrival: arrival?.pickUp.on ?? arrivalOn, departure: departure?.pickUp.on ?? departureOn },
    reservationDates({ ...calendar, rules: first.rules }),
  );
  if (!other) return {};
  const flights = {
    arrival: arrival?.serviceOn ?? arrivalOn,
    departure: departure?.serviceOn ?? departureOn,
  };
  return { expected: { trip_type: other, service_date: flights[other] } };
}

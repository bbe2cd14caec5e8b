import type { FlightPlace } from '../../flights/flight-place.ts';
import type { PickUpSetting } from '../../flights/leg-pick-ups.ts';
import type { BookingView } from './use-booking-view.ts';

/** Settings behind the pick-ups of this booking; null until the catalogue is here. */
export function pickUpSettingOf(view: BookingView): PickUpSetting | null {
  const { airport, chosen } = view;
  // Only a departure has minutes to add: those of the resort where it begins.
  const property = view.resortOf('departure');
  if (!airport || !property || !chosen) return null;
  return {
    zone: airport.time_zone,
    nationalHoursBefore: chosen.service.national_hour_before,
    internationalHoursBefore: chosen.service.international_hour_before,
    extraMinutes: property.airports.find((one) => one.airport_id === airport.airport_id)?.extraMinutes ?? 0,
    clearance: airport.clearance,
  };
}

/** The booking as the place of its flights' section. */
export function flightPlaceOf(view: BookingView): FlightPlace {
  const { locale, language, airport, property, span, chosen } = view;
  const stay = { arrival: span.arrivalOn, departure: span.departureOn };
  const { arrivalOn } = span;
  const isShared = chosen?.service.private === false;
  return { locale, language, airport, property, stay, arrivalOn, isShared, setting: pickUpSettingOf(view) };
}

import { FLIGHT_NUMBER_MIN } from '../contact/bounds.ts';
import { isFlightNumber } from '../flight/designator.ts';
import { isTailNumber, TAIL_NUMBER_MAX, TAIL_NUMBER_MIN } from '../flight/tail-number.ts';
import { isCivilDate, isCivilTime } from '../time/civil.ts';
import { isHalfOpenTime } from '../time/half-open.ts';
import { checkChoice, checkLength, checkRequired } from './field.ts';
import { type Issue, within } from './issue.ts';

/** One flight as typed. A private flight gives a tail number, and then neither airline nor flight number. */
export type FlightLegForm = {
  date: string;
  time: string;
  /** '' for an airline that no list has: its flight is still a flight. */
  airline: string;
  flightNumber: string;
  tailNumber: string;
  /** Null until looked up or asked; the departure's pick-up depends on it. */
  isNational: boolean | null;
};

/** The legs of the trip; a leg that is not booked is null. */
export type FlightForm = { arrival: FlightLegForm | null; departure: FlightLegForm | null };

/**
 * Codes: `field.required`, `date.invalid`, `time.invalid`, `time.half_missing`, `field.invalid`, `field.too_short`, `field.too_long`,
 * `flight.number_invalid`, `flight.tail_number_invalid`, `flight.national_missing`. Fields `arrival.date` and so on. The availability rules decide
 * about booking these flights.
 */
export function checkFlightForm(form: FlightForm): Issue[] {
  return [
    ...(form.arrival ? within('arrival', checkLeg(form.arrival)) : []),
    ...(form.departure
      ? within('departure', [...checkLeg(form.departure), ...checkNational(form.departure)])
      : []),
  ];
}

function checkLeg(leg: FlightLegForm): Issue[] {
  const issues = [
    ...checkShape('date', leg.date, isCivilDate, 'date.invalid'),
    ...checkShape(
      'time',
      leg.time,
      isCivilTime,
      isHalfOpenTime(leg.time) ? 'time.half_missing' : 'time.invalid',
    ),
  ];
  if (leg.tailNumber.trim() !== '') {
    return [
      ...issues,
      ...checkShape('tailNumber', leg.tailNumber, isTailNumber, 'flight.tail_number_invalid', tailBounds),
    ];
  }
  return [
    ...issues,
    ...(leg.airline === '' ? [] : checkChoice('airline', leg.airline)),
    ...checkShape('flightNumber', leg.flightNumber, isFlightNumber, 'flight.number_invalid', numberBounds),
  ];
}

const tailBounds = { min: TAIL_NUMBER_MIN, max: TAIL_NUMBER_MAX };
const numberBounds = { min: FLIGHT_NUMBER_MIN };

function checkShape(
  field: string,
  value: string,
  isGood: (text: string) => boolean,
  code: string,
  bounds: { min?: number; max?: number } = {},
): Issue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0 || isGood(value)) return missing;
  const wrong = checkLength(field, value.trim().length, bounds);
  return wrong.length > 0 ? wrong : [{ field, code }];
}

function checkNational(leg: FlightLegForm): Issue[] {
  return leg.isNational === null ? [{ field: 'isNational', code: 'flight.national_missing' }] : [];
}

import { isFlightNumber } from '../flight/designator.ts';
import { isTailNumber } from '../flight/tail-number.ts';
import { isCivilDate, isCivilTime } from '../time/civil.ts';
import { checkChoice, checkRequired } from './field.ts';
import { type Issue, within } from './issue.ts';

/** One flight as typed. A private flight gives a tail number, and then neither airline nor flight number. */
export type FlightLegForm = {
  date: string;
  time: string;
  airline: string;
  flightNumber: string;
  tailNumber: string;
  /** Null until looked up or asked; the departure's pick-up depends on it. */
  isNational: boolean | null;
};

/** The legs of the trip; a leg that is not booked is null. */
export type FlightForm = { arrival: FlightLegForm | null; departure: FlightLegForm | null };

/**
 * Codes: `field.required`, `date.invalid`, `time.invalid`, `field.invalid`, `flight.number_invalid`, `flight.tail_number_invalid`,
 * `flight.national_missing`. Fields `arrival.date` and so on. Whether these flights can be booked is for the availability rules.
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
    ...checkShape('time', leg.time, isCivilTime, 'time.invalid'),
  ];
  if (leg.tailNumber.trim() !== '') {
    return [
      ...issues,
      ...checkShape('tailNumber', leg.tailNumber, isTailNumber, 'flight.tail_number_invalid'),
    ];
  }
  return [
    ...issues,
    ...checkChoice('airline', leg.airline),
    ...checkShape('flightNumber', leg.flightNumber, isFlightNumber, 'flight.number_invalid'),
  ];
}

function checkShape(field: string, value: string, isGood: (text: string) => boolean, code: string): Issue[] {
  const missing = checkRequired(field, value);
  return missing.length > 0 || isGood(value) ? missing : [{ field, code }];
}

function checkNational(leg: FlightLegForm): Issue[] {
  return leg.isNational === null ? [{ field: 'isNational', code: 'flight.national_missing' }] : [];
}

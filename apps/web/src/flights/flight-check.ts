import { readDesignator } from '@traslado/domain/flight/designator';
import { parseTailNumber } from '@traslado/domain/flight/tail-number';
import { checkFlightForm, type FlightLegForm } from '@traslado/domain/forms/flight-form';
import type { Issue } from '@traslado/domain/forms/issue';
import type { FlightEntry } from './flight-entry.ts';

/** A guest without a flight yet stands in with a flight that is complete: only day, time and kind are theirs to give. */
const STAND_IN = { airline: '-', flightNumber: 'XX1', tailNumber: '' };

function legForm(entry: FlightEntry): FlightLegForm {
  const { date, time } = entry;
  const isNational = entry.isNational === '' ? null : entry.isNational === '1';
  if (entry.mode === 'later') return { ...STAND_IN, date, time, isNational };
  if (entry.mode === 'private') {
    // A space counts as a tail number that is missing, so that the form asks for it and not for an airline.
    return { date, time, airline: '', flightNumber: '', tailNumber: entry.tailNumber, isNational };
  }
  return { date, time, airline: entry.airline, flightNumber: entry.flightNumber, tailNumber: '', isNational };
}

const PRIVATE_FIELDS: Readonly<Record<string, string>> = { airline: '', flightNumber: 'tailNumber' };

/** The issues of one leg, named as the fields that its mode shows. */
export function checkLeg(direction: 'arrival' | 'departure', entry: FlightEntry): Issue[] {
  const form = { arrival: null, departure: null, [direction]: legForm(entry) };
  const issues = checkFlightForm(form);
  if (entry.mode === 'number') {
    // The schedule fills in the rest of a flight: without its number there is only one thing to ask for.
    const lacksNumber = issues.some((issue) => issue.field === `${direction}.flightNumber`);
    return lacksNumber ? issues.filter((issue) => /\.(?:flightNumber|date)$/.test(issue.field)) : issues;
  }
  if (entry.mode !== 'private') return issues;
  return issues.flatMap((issue) => {
    const field = issue.field.slice(direction.length + 1);
    const shown = PRIVATE_FIELDS[field] ?? field;
    return shown === '' ? [] : [{ ...issue, field: `${direction}.${shown}` }];
  });
}

/** The flight's name on the wire: the designator, the tail number, or nothing yet. */
export function flightKeyOf(entry: FlightEntry): string {
  if (entry.mode === 'later') return '';
  if (entry.mode === 'private') return parseTailNumber(entry.tailNumber) ?? entry.tailNumber.trim();
  return readDesignator(entry.flightNumber)?.key ?? entry.flightNumber.trim();
}

/** Display form: 'AM 58', 'XA-ABC', or '' without a flight. */
export function flightText(entry: FlightEntry): string {
  if (entry.mode !== 'number') return flightKeyOf(entry);
  return readDesignator(entry.flightNumber)?.text ?? entry.flightNumber.trim();
}

/** Key of a look-up: number and day. */
export function lookUpMark(entry: Pick<FlightEntry, 'flightNumber' | 'date'>): string | null {
  const designator = readDesignator(entry.flightNumber);
  return designator && entry.date ? `${designator.key}|${entry.date}` : null;
}

/** The mark of a flight typed by hand: no look-up writes over it. */
export const byHandMark = (mark: string | null) => `hand|${mark ?? ''}`;

/** True for a flight that still needs the schedule. One that was typed by hand, or is complete without the schedule, does not. */
export function lacksLookUp(direction: 'arrival' | 'departure', entry: FlightEntry): boolean {
  const mark = entry.mode === 'number' ? lookUpMark(entry) : null;
  if (mark === null || entry.foundFor === mark || entry.foundFor === byHandMark(mark)) return false;
  return entry.foundFor !== '' || checkLeg(direction, entry).length > 0;
}

/** The guest typed this scheduled flight's facts; a found one has those of the schedule. */
export const isTypedByHand = ({ mode, foundFor }: FlightEntry): boolean =>
  mode === 'number' && (foundFor === '' || foundFor.startsWith('hand|'));

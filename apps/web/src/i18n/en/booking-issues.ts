import type { IssueParams } from '../issue-params.ts';

/** Words for the issues of a booking and its changes: the pages of both bring them along. */
export const bookingIssues = {
  'missing.date': () => 'Enter the flight date',
  'missing.time': () => 'Enter the flight time',
  'missing.airline': () => 'Choose the airline',
  'missing.flightNumber': () => 'Enter the flight number',
  'missing.tailNumber': () => 'Enter the tail number',
  'time.skipped': () => 'Clocks change at this time that day. Check the time on your ticket',
  'flight.number_invalid': () => 'Enter a valid flight number, like AA 1234',
  'flight.tail_number_invalid': () => 'Enter a valid tail number, like XA-ABC',
  'flight.national_missing': () => 'Choose domestic or international',
  'departure.wrong_time': () => 'Check your departure time. Your pick-up must be after you land',
  'passengers.not_whole': () => 'Enter a whole number',
  'passengers.out_of_range': (p: IssueParams) => `Enter a number from ${p.min} to ${p.max}`,
  'passengers.adult_missing': () => 'At least one adult must travel',
  'passengers.over_capacity': (p: IssueParams) =>
    `This vehicle takes ${p.max} passengers and you are ${p.total}. Choose a private vehicle.`,
  'special_items.seats_differ': (p: IssueParams) =>
    `Infant and toddler seats must add up to ${p.seats}, the number of baby seats`,
  'special_items.booster_without_child': (p: IssueParams) => `This party can use up to ${p.max}`,
  'policies.not_accepted': () => 'Accept the terms to continue',
  'time.half_missing': () => 'Choose AM or PM',
  'choice.missing': () => 'Choose one to continue',
  'tick.missing': () => 'Check the box to continue',
};

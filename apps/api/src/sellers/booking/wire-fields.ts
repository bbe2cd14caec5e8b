import type { Refusal } from '@traslado/domain/booking/availability';
import { issueOfRefusal } from '@traslado/domain/booking/refusal-issue';
import type { Issue, RuleIssue } from '@traslado/domain/forms/issue';

/** Names of the forms' fields as the creation body has them. */
const wire: Readonly<Record<string, string>> = {
  children: 'minors',
  babySeats: 'babyseat',
  passengers: 'adults',
  'arrival.date': 'arrival.service_date',
  'arrival.time': 'arrival.flight_time',
  'arrival.flightNumber': 'arrival.flight_key',
  'arrival.isNational': 'arrival.is_national',
  'departure.date': 'departure.service_date',
  'departure.time': 'departure.flight_time',
  'departure.flightNumber': 'departure.flight_key',
  'departure.isNational': 'departure.is_national',
};

/** The issues under the names of the wire. */
export function onTheWire<Code extends string>(issues: readonly Issue<Code>[]): Issue<Code>[] {
  return issues.map((issue) => ({ ...issue, field: wire[issue.field] ?? issue.field }));
}

/** Refusals of the calendar under the names of the wire. */
export function refusalsOnTheWire(refusals: readonly Refusal[]): RuleIssue[] {
  return onTheWire(refusals.map(issueOfRefusal));
}

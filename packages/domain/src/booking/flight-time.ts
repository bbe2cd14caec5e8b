import type { RuleIssue } from '../forms/issue.ts';
import type { CivilDate, CivilTime } from '../time/civil.ts';
import { toInstant } from '../time/zone.ts';

/**
 * `time.skipped` for an hour that the airport's clock jumps over that day: no flight can have it.
 * An hour shown twice is a real one; its first is taken everywhere.
 */
export function checkFlightTime(
  field: string,
  flight: { flightOn: CivilDate; flightTime: CivilTime; zone: string },
): RuleIssue[] {
  const { kind } = toInstant(flight.flightOn, flight.flightTime, flight.zone);
  return kind === 'skipped' ? [{ field, code: 'time.skipped' }] : [];
}

import type { RuleIssue } from '../forms/issue.ts';
import type { Refusal, RefusalCode } from './availability.ts';

// The field a person would change to get past the refusal: the hour for what the clock refuses, the date for the rest.
const ABOUT_TIME: readonly RefusalCode[] = ['booking.outside_service_hours', 'departure.wrong_time'];
const ABOUT_PEOPLE: readonly RefusalCode[] = ['booking.over_capacity', 'booking.sold_out'];

/** A refusal of the calendar as an issue of the form: `arrival.date`, `departure.time`, `passengers`. */
export function issueOfRefusal(refusal: Refusal): RuleIssue {
  const { code, direction, params } = refusal;
  let field = `${direction}.date`;
  if (ABOUT_TIME.includes(code)) field = `${direction}.time`;
  if (ABOUT_PEOPLE.includes(code)) field = 'passengers';
  return params ? { field, code, params } : { field, code };
}

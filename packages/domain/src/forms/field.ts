import { isPersonName, NAME_MAX } from '../contact/bounds.ts';
import { isCleanLine, lengthOf, tidyLine } from '../contact/text.ts';
import { FOLIO_MAX, isFolio } from '../stay/folio.ts';
import type { RuleIssue } from './issue.ts';

// Checks of single fields that several forms share. Each answers with the first thing wrong, so that a field shows one sentence.

/** `field.required` when only spaces were typed. */
export function checkRequired(field: string, value: string | null | undefined): RuleIssue[] {
  return value === null || value === undefined || value.trim() === ''
    ? [{ field, code: 'field.required' }]
    : [];
}

/** `field.too_short`, `field.too_long`, with the bound and the `current` length. */
export function checkLength(
  field: string,
  current: number,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
): RuleIssue[] {
  if (current < min) return [{ field, code: 'field.too_short', params: { min, current } }];
  return current > max ? [{ field, code: 'field.too_long', params: { max, current } }] : [];
}

/** `field.required`, `field.too_long`, `name.invalid`. */
export function checkName(field: string, value: string): RuleIssue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  const long = checkLength(field, lengthOf(tidyLine(value)), { max: NAME_MAX });
  return long.length > 0 || isPersonName(value) ? long : [{ field, code: 'name.invalid' }];
}

/** A line that only has to be clean and short: names of things chosen from lists. */
export function checkChoice(field: string, value: string | null | undefined): RuleIssue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  return isCleanLine(value ?? '') && lengthOf(value ?? '') <= NAME_MAX
    ? []
    : [{ field, code: 'field.invalid' }];
}

/** Arrival date of a stay: null before it is asked for, '' while it is not complete. `field.required`. */
export function checkArrival(field: string, value: string | null): RuleIssue[] {
  return value === null ? [] : checkRequired(field, value);
}

/** `field.required`, `field.too_long`, `folio.invalid`. */
export function checkFolio(field: string, value: string): RuleIssue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0 || isFolio(value)) return missing;
  const long = checkLength(field, value.replace(/\s+/g, '').length, { max: FOLIO_MAX });
  return long.length > 0 ? long : [{ field, code: 'folio.invalid' }];
}

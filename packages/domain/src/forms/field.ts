import { isEmail, isPersonName, NAME_MAX } from '../contact/bounds.ts';
import { isCleanLine, lengthOf, tidyLine } from '../contact/text.ts';
import { isFolio } from '../stay/folio.ts';
import type { Issue } from './issue.ts';

// Checks of single fields that several forms share. Each answers with the first thing wrong, so that a field shows one sentence.

/** `field.required` when nothing but spaces was typed. */
export function checkRequired(field: string, value: string | null | undefined): Issue[] {
  return value === null || value === undefined || value.trim() === ''
    ? [{ field, code: 'field.required' }]
    : [];
}

/** `field.required`, `field.too_long`, `name.invalid`. */
export function checkName(field: string, value: string): Issue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  const current = lengthOf(tidyLine(value));
  if (current > NAME_MAX) return [{ field, code: 'field.too_long', params: { max: NAME_MAX, current } }];
  return isPersonName(value) ? [] : [{ field, code: 'name.invalid' }];
}

/** `field.required`, `email.invalid`. */
export function checkEmail(field: string, value: string): Issue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  return isEmail(value.trim()) ? [] : [{ field, code: 'email.invalid' }];
}

/** A line that only has to be clean and short: names of things chosen from lists. */
export function checkChoice(field: string, value: string | null | undefined): Issue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  return isCleanLine(value ?? '') && lengthOf(value ?? '') <= NAME_MAX
    ? []
    : [{ field, code: 'field.invalid' }];
}

/** Arrival date of a stay: null while nobody has asked for it, '' while it is not complete. `field.required`. */
export function checkArrival(field: string, value: string | null): Issue[] {
  return value === null ? [] : checkRequired(field, value);
}

/** `field.required`, `folio.invalid`. */
export function checkFolio(field: string, value: string): Issue[] {
  const missing = checkRequired(field, value);
  if (missing.length > 0) return missing;
  return isFolio(value) ? [] : [{ field, code: 'folio.invalid' }];
}

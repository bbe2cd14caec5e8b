import { hasCardNumber } from '../contact/card-number.ts';
import { lengthOf } from '../contact/text.ts';
import { checkLength, checkName } from './field.ts';
import type { RuleIssue } from './issue.ts';

// Free text. Apart from the other fields, because only some pages need it.

/** `text.card_number`. */
function checkNoCard(field: string, value: string): RuleIssue[] {
  return hasCardNumber(value) ? [{ field, code: 'text.card_number' }] : [];
}

/** As `checkName`, and `text.card_number`, which explains more than the rule of letters. */
export function checkNameOfPerson(field: string, value: string): RuleIssue[] {
  const card = checkNoCard(field, value);
  return card.length > 0 ? card : checkName(field, value);
}

/**
 * `text.card_number`; `field.too_short`, `field.too_long` with `current`, counted in code points; `field.characters`. Empty is for
 * `checkRequired`.
 */
export function checkText(
  field: string,
  value: string,
  bounds: { min: number; max: number; tidy: (text: string) => string; isClean: (text: string) => boolean },
): RuleIssue[] {
  const card = checkNoCard(field, value);
  if (card.length > 0) return card;
  const wrong = checkLength(field, lengthOf(bounds.tidy(value)), bounds);
  if (wrong.length > 0) return wrong;
  return bounds.isClean(value) ? [] : [{ field, code: 'field.characters' }];
}

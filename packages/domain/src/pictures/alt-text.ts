import { isCleanLine, tidyLine } from '../contact/text.ts';
import { checkRequired } from '../forms/field.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';

/** Characters of an alternative text: a sentence, as a screen reader says it. */
const ALT_BOUNDS = { min: 3, max: 160 };

/** Content of a picture, in both languages. */
export type AltTexts = { readonly alt_en: string; readonly alt_es: string };

/** `field.required`, `field.too_short`, `field.too_long`, `field.characters`, `text.card_number`, for each language. */
export function checkAltTexts(texts: AltTexts): RuleIssue[] {
  return (['alt_en', 'alt_es'] as const).flatMap((field) => {
    const missing = checkRequired(field, texts[field]);
    if (missing.length > 0) return missing;
    return checkText(field, texts[field], { ...ALT_BOUNDS, tidy: tidyLine, isClean: isCleanLine });
  });
}

import type { AnsweredCode } from '../codes.ts';
import { isCleanLine, tidyLine } from '../contact/text.ts';
import { checkRequired } from '../forms/field.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import { toDecimal, toMinor } from '../money.ts';
import { isCivilDate } from '../time/civil.ts';
import type { Field, FieldOf, Value } from './definition.ts';

// What each kind of field means, wherever it stands. Each function is total: a kind that it forgets does not compile.

/** Largest amount of a catalogue, cents. */
const MONEY_MAX = 9_999_999_99;

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

/** What a new row says; '' where somebody has to say it. */
export function initialValue(field: Field): Value {
  switch (field.kind) {
    case 'tags':
      return [];
    case 'flag':
      return field.initial;
    case 'whole':
    case 'money':
    case 'reference':
      return null;
    case 'text':
    case 'date':
      return '';
  }
}

/** The value in its normal form. */
export function tidyValue(field: Field, value: Value): Value {
  if (field.kind === 'text' && typeof value === 'string') return tidyLine(value);
  return field.kind === 'tags' && isList(value) ? value.map(field.tidy) : value;
}

/**
 * What is wrong with a value in its normal form. Codes: `field.required`, `field.invalid`, `field.too_long`, `field.characters`, `text.card_number`,
 * `field.out_of_range`, `date.invalid`, `tag.invalid`, `tag.duplicate`, `tag.too_many`.
 */
export function checkValue(name: string, field: Field, value: Value): RuleIssue[] {
  const wrong = (code: AnsweredCode, params?: RuleIssue['params']): RuleIssue[] => [
    { field: name, code, ...(params && { params }) },
  ];
  if (value === null || value === '')
    return field.kind === 'whole' && field.isOptional ? [] : wrong('field.required');
  const inside = (min: number, max: number): RuleIssue[] => {
    if (!Number.isSafeInteger(value)) return wrong('field.invalid');
    return Number(value) < min || Number(value) > max ? wrong('field.out_of_range', { min, max }) : [];
  };
  switch (field.kind) {
    case 'text': {
      const text = String(value);
      const missing = checkRequired(name, text);
      const bounds = { min: 1, max: field.max, tidy: tidyLine, isClean: isCleanLine };
      return missing.length > 0 ? missing : checkText(name, text, bounds);
    }
    case 'tags':
      return isList(value) ? checkTags(name, field, value) : wrong('field.invalid');
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('field.invalid');
    case 'whole':
      return inside(field.min, field.max);
    case 'money':
      return inside(0, MONEY_MAX);
    case 'reference':
      return inside(1, 2_147_483_647);
    case 'date':
      return isCivilDate(String(value)) ? [] : wrong('date.invalid');
  }
}

function checkTags(name: string, field: FieldOf<'tags'>, tags: readonly string[]): RuleIssue[] {
  if (tags.length > field.most)
    return [{ field: name, code: 'tag.too_many', params: { max: field.most, current: tags.length } }];
  return tags.flatMap((tag, index) => {
    const code = checkTag(field, tag, tags.slice(0, index));
    return code ? [{ field: `${name}.${index}`, code }] : [];
  });
}

/** The first thing wrong with a tag in its normal form, or null. */
export function checkTag(
  { isTag }: Pick<FieldOf<'tags'>, 'isTag'>,
  tag: string,
  before: readonly string[],
): 'tag.invalid' | 'tag.duplicate' | null {
  if (!isTag(tag)) return 'tag.invalid';
  return before.includes(tag) ? 'tag.duplicate' : null;
}

/** The value as the wire has it. */
export const toWire = (field: Field, value: Value): Value =>
  field.kind === 'money' && typeof value === 'number' ? toDecimal(value) : value;

/** The value as the wire brought it. */
export const fromWire = (field: Field, value: Value): Value =>
  field.kind === 'money' && typeof value === 'number' ? toMinor(value) : value;

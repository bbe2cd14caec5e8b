import type { AnsweredCode } from '../codes.ts';
import { isCleanLine, isCleanText, lengthOf, tidyLine, tidyText } from '../contact/text.ts';
import { checkLength } from '../forms/field.ts';
import { checkText } from '../forms/free-text.ts';
import type { RuleIssue } from '../forms/issue.ts';
import { toDecimal, toMinor } from '../money.ts';
import { isCivilDate, isCivilTime } from '../time/civil.ts';
import type { Field, FieldOf, Value } from './definition.ts';

// The meaning of each kind of field. Each function is total: a kind that it forgets does not compile.

/** Largest amount of a catalogue, cents. */
const MONEY_MAX = 9_999_999_99;

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

/** True for a field that may stay empty. */
export const isOptional = (field: Field): boolean => 'isOptional' in field && field.isOptional === true;

/** The usual value of a new row; '' or null where a person has to give it. */
export function initialValue(field: Field): Value {
  switch (field.kind) {
    case 'tags':
    case 'lines':
      return [];
    case 'set':
      return field.usual ?? [];
    case 'flag':
      return field.usual;
    case 'text':
      return field.usual ?? '';
    case 'time':
      return field.usual ?? (field.isOptional ? null : '');
    case 'date':
      return field.isOptional ? null : '';
    case 'choice':
      return field.usual ?? (field.isOptional ? null : '');
    case 'whole':
    case 'money':
      return field.usual ?? null;
    case 'decimal':
    case 'reference':
    case 'picture':
      return null;
  }
}

const inOrderOf = ({ of }: Pick<FieldOf<'set'>, 'of'>, words: readonly string[]): string[] =>
  of.filter((one) => words.includes(one));

/** The value in its normal form. */
export function tidyValue(field: Field, value: Value): Value {
  switch (field.kind) {
    case 'text': {
      if (typeof value !== 'string') return value;
      const text = field.isLong ? tidyText(value) : tidyLine(value);
      return field.form ? field.form.tidy(text) : text;
    }
    case 'tags':
      return isList(value) ? value.map(field.tidy) : value;
    case 'lines':
      return isList(value)
        ? value
            .map(tidyLine)
            .filter((line) => line !== '')
            .map((line) => (field.form ? field.form.tidy(line) : line))
        : value;
    case 'set':
      return isList(value)
        ? [...inOrderOf(field, value), ...value.filter((one) => !field.of.includes(one))]
        : value;
    default:
      return value === '' && isOptional(field) ? null : value;
  }
}

/**
 * Issues of a value in its normal form. Codes: `field.required`, `field.invalid`, `field.too_long`, `field.characters`, `field.format`,
 * `text.card_number`, `field.out_of_range`, `date.invalid`, `time.invalid`, `tag.invalid`, `tag.duplicate`, `tag.too_many`, `lines.too_many`.
 */
export function checkValue(name: string, field: Field, value: Value): RuleIssue[] {
  const wrong = (code: AnsweredCode, params?: RuleIssue['params']): RuleIssue[] => [
    { field: name, code, ...(params && { params }) },
  ];
  if (value === null || value === '') return isOptional(field) ? [] : wrong('field.required');
  const inside = (min: number, max: number): RuleIssue[] =>
    Number(value) < min || Number(value) > max ? wrong('field.out_of_range', { min, max }) : [];
  const wholeInside = (min: number, max: number): RuleIssue[] =>
    Number.isSafeInteger(value) ? inside(min, max) : wrong('field.invalid');
  switch (field.kind) {
    case 'text':
      return checkLine(name, field, String(value));
    case 'tags':
      return isList(value) ? checkTags(name, field, value) : wrong('field.invalid');
    case 'lines':
      return isList(value) ? checkLines(name, field, value) : wrong('field.invalid');
    case 'set':
      if (!isList(value) || !value.every((one) => field.of.includes(one))) return wrong('field.invalid');
      return value.length > 0 || field.isOptional ? [] : wrong('field.required');
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('field.invalid');
    case 'choice':
      return field.of.includes(String(value)) ? [] : wrong('field.invalid');
    case 'whole':
      return wholeInside(field.min, field.max);
    case 'decimal':
      return hasDigits(value, field.digits) ? inside(field.min, field.max) : wrong('field.invalid');
    case 'money':
      return wholeInside(0, MONEY_MAX);
    case 'reference':
    case 'picture':
      return wholeInside(1, 2_147_483_647);
    case 'date':
      return isCivilDate(value) ? [] : wrong('date.invalid');
    case 'time':
      return isCivilTime(value) ? [] : wrong('time.invalid');
  }
}

/** True for a number with at most this many digits after the point. */
const hasDigits = (value: Value, digits: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(digits)) === value;

type Line = Pick<FieldOf<'text'>, 'max' | 'isLong' | 'form'>;

function checkLine(name: string, { max, isLong, form }: Line, text: string): RuleIssue[] {
  const [tidy, isClean] = isLong ? [tidyText, isCleanText] : [tidyLine, isCleanLine];
  const issues = form?.isContact
    ? checkLength(name, lengthOf(text), { max })
    : checkText(name, text, { min: 1, max, tidy, isClean });
  if (issues.length > 0 || !form || form.isRight(text)) return issues;
  return [{ field: name, code: 'field.format', params: { example: form.example } }];
}

function checkLines(name: string, field: FieldOf<'lines'>, lines: readonly string[]): RuleIssue[] {
  if (lines.length > field.most)
    return [{ field: name, code: 'lines.too_many', params: { max: field.most, current: lines.length } }];
  return lines.flatMap((line, index) => checkLine(`${name}.${index}`, field, line));
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

/** True for a field whose value in a new row is right as it is: a file may leave its column out. */
export const isUsual = (name: string, field: Field): boolean =>
  checkValue(name, field, initialValue(field)).length === 0;

/** The value as the wire has it. */
export const toWire = (field: Field, value: Value): Value =>
  field.kind === 'money' && typeof value === 'number' ? toDecimal(value) : value;

/** The value as the wire brought it. */
export const fromWire = (field: Field, value: Value): Value =>
  field.kind === 'money' && typeof value === 'number' ? toMinor(value) : value;

import type { Definition, Facts, Field, Value } from '@traslado/domain/catalogues/definition';
import { checkFacts, fieldsOf, tidyFacts } from '@traslado/domain/catalogues/facts';
import type { Issue } from '@traslado/domain/forms/issue';
import { parseAmount, toAmountText } from '@traslado/domain/money';
import { isHalfOpenTime } from '@traslado/domain/time/half-open';

/** A row as the page holds it: typed values are text, and of each list of tags there is also the typed tag that was not added yet. */
export type RowValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export const draftOf = (name: string): string => `${name}_draft`;

function written(field: Field, value: Value): RowValues[string] {
  if (value === null) return '';
  if (field.kind === 'money') return toAmountText(Number(value));
  if (field.kind === 'lines' && Array.isArray(value)) return value.join('\n');
  return typeof value === 'number' ? String(value) : value;
}

export const valuesOf = (definition: Definition, facts: Facts): RowValues =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(([name, field]) => {
      const value = [name, written(field, facts[name] ?? null)] as const;
      return field.kind === 'tags' ? [value, [draftOf(name), ''] as const] : [value];
    }),
  );

/** The typed value. Null where it cannot be read; `code` then is the fault. */
export function readValue(field: Field, typed: RowValues[string] = ''): { value: Value; code?: string } {
  if (typeof typed !== 'string') return { value: typed };
  const text = typed.trim();
  switch (field.kind) {
    case 'lines':
      return { value: text === '' ? [] : typed.split(/\r?\n/) };
    case 'decimal':
      if (text === '') return { value: null };
      return /^-?\d{1,12}([.,]\d{1,12})?$/.test(text)
        ? { value: Number(text.replace(',', '.')) }
        : { value: null, code: 'decimal.invalid' };
    case 'time':
      if (isHalfOpenTime(text)) return { value: null, code: 'time.half_missing' };
      return { value: text === '' && field.isOptional ? null : text };
    case 'choice':
    case 'date':
      return { value: text === '' && field.isOptional ? null : text };
    case 'money': {
      const minor = parseAmount(text.replace(',', '.'));
      return minor === null && text !== '' ? { value: null, code: 'amount.invalid' } : { value: minor };
    }
    case 'whole':
    case 'reference':
    case 'picture':
      if (text === '') return { value: null };
      return /^-?\d{1,10}$/.test(text) ? { value: Number(text) } : { value: null, code: 'number.invalid' };
    default:
      return { value: typed };
  }
}

/** The typed row; an unreadable value is null. */
export const factsOf = (definition: Definition, values: RowValues): Facts =>
  Object.fromEntries(
    fieldsOf(definition).map(([name, field]) => [name, readValue(field, values[name]).value]),
  );

const hasDraft = (values: RowValues, name: string): boolean => String(values[draftOf(name)]).trim() !== '';

/**
 * Issues of the page: unreadable values (`amount.invalid`, `number.invalid`, `decimal.invalid`, `time.half_missing`), each list as a whole, and a
 * chosen tag that was not added (`tag.pending`), which would be lost without a word.
 */
export function checkValues(definition: Definition, values: RowValues): Issue[] {
  const fields = fieldsOf(definition);
  const unread = fields.flatMap(([name, field]): Issue[] => {
    const { code } = readValue(field, values[name]);
    return code === undefined ? [] : [{ field: name, code }];
  });
  const pending = fields
    .filter(([name, { kind }]) => kind === 'tags' && hasDraft(values, name))
    .map(([name]) => ({ field: draftOf(name), code: 'tag.pending' }));
  const wrong = checkFacts(definition, factsOf(definition, values))
    .map((issue) => ({ ...issue, field: issue.field.replace(/\.\d+$/, '') }))
    .filter(({ field }) => !unread.some((issue) => issue.field === field));
  return [...unread, ...wrong, ...pending];
}

/** True when leaving the page now would lose something. */
export function isChanged(definition: Definition, values: RowValues, from: Facts): boolean {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const tidy = tidyFacts(definition, factsOf(definition, values));
  return fieldsOf(definition).some(([name, field]) => {
    if (field.kind === 'tags' && hasDraft(values, name)) return true;
    return readValue(field, values[name]).code !== undefined || !same(tidy[name], from[name] ?? null);
  });
}

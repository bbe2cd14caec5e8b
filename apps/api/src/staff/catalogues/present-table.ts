import { type Definition, type Field, listNameOf, type Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Language } from '@traslado/domain/language';
import { toAmountText } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { RowRecord } from '../../store/catalogue/record.ts';
import type { FileCodes } from './read-file-codes.ts';

/** The heads of the columns beside a row's fields. */
export const changed = {
  en: ['Last changed (UTC)', 'Changed by'],
  es: ['Último cambio (UTC)', 'Lo cambió'],
} as const satisfies Record<Language, readonly string[]>;

/** Rows as a table of texts, which an import reads again; the values of a list stand in one cell. */
export function presentTable(
  definition: Definition,
  rows: readonly RowRecord[],
  { codes, language }: { codes: FileCodes; language: Language },
): { head: readonly string[]; rows: string[][] } {
  const words = wordsOf(definition)[language];
  const fields = fieldsOf(definition).filter(([, field]) => !field.isLocal);
  const textOf = (name: string, field: Field, value: Value): string => {
    if (value === null) return '';
    if (field.kind === 'flag') return words.flags[name]?.[value ? 'yes' : 'no'] ?? '';
    if (field.kind === 'choice') return words.choices[name]?.[String(value)] ?? String(value);
    if (field.kind === 'reference') return codes.codeOf(field.to, value);
    if (field.kind === 'money') return toAmountText(Number(value));
    // Three digits after the point would be thousands to a reader with a decimal comma.
    if (field.kind === 'decimal') return String(value).replace(/^\d{1,3}\.\d{3}$/, '$&0');
    if (field.kind === 'set' && Array.isArray(value))
      return value.map((one) => words.choices[name]?.[one] ?? one).join('; ');
    if (Array.isArray(value)) return value.join(field.kind === 'lines' ? '\n' : '; ');
    return String(value);
  };
  return {
    head: [
      ...fields.map(([name, field]) => words.columns[listNameOf(name, field)] ?? name),
      ...changed[language],
    ],
    rows: rows.map(({ facts, updatedAt, updatedBy }) => [
      ...fields.map(([name, field]) => textOf(name, field, facts[name] ?? null)),
      toIso(updatedAt),
      updatedBy ?? '',
    ]),
  };
}

import { type Definition, type Field, listNameOf, type Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { toAmountText } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import type { Language } from '../../http/locale.ts';
import type { RowRecord } from './record.ts';

const changed = {
  en: ['Last changed (UTC)', 'Changed by'],
  es: ['Último cambio (UTC)', 'Lo cambió'],
} as const satisfies Record<Language, readonly string[]>;

/** Rows as a table of texts; tags of one list stand in one cell. */
export function presentTable(
  definition: Definition,
  rows: readonly RowRecord[],
  language: Language,
): { head: readonly string[]; rows: string[][] } {
  const words = wordsOf(definition)[language];
  const fields = fieldsOf(definition);
  const textOf = (name: string, field: Field, value: Value): string => {
    if (value === null) return '';
    if (field.kind === 'flag') return words.flags[name]?.[value ? 'yes' : 'no'] ?? '';
    if (field.kind === 'money') return toAmountText(Number(value));
    return Array.isArray(value) ? value.join('; ') : String(value);
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

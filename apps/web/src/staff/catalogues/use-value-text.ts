import type { Facts, Field, FieldOf, Value } from '@traslado/domain/catalogues/definition';
import { fieldsOf } from '@traslado/domain/catalogues/facts';
import { TIME_ZONE } from '@traslado/domain/catalogues/text-forms';
import { formatMoney, SALE_CURRENCY } from '@traslado/domain/money';
import type { Difference } from '../../components/old-and-new.tsx';
import { formatCivilTime, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { zoneLabel } from '../frame/zone-label.ts';
import type { AnyScreen } from './screen.ts';
import { shortDate } from './short-date.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useLabels } from './use-labels.ts';

const useNothing = () => () => null;

/** `03:30` as 3 h 30 min. */
function spanText(span: string): string {
  const [hours = 0, minutes = 0] = span.split(':').map(Number);
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ') || '0 min';
}

/** The words of a set; one for all of them where there is one. */
function setText(
  { of }: FieldOf<'set'>,
  value: readonly string[],
  words: Readonly<Record<string, string>>,
): string {
  const all = of.every((one) => value.includes(one)) ? words['*'] : undefined;
  return all ?? value.map((one) => words[one] ?? one).join(' · ');
}

/** A value of a row in words, '' for none. */
export function useValueText(screen: AnyScreen): (name: string, field: Field, value: Value) => string {
  const locale = useLocale();
  const words = useCatalogueWords(screen.definition);
  const labels = useLabels(screen.definition);
  const useOwn = screen.useValueText ?? useNothing;
  const own = useOwn();
  return (name, field, value) => {
    const said = own(name, value);
    if (said !== null) return said;
    if (value === null) return '';
    switch (field.kind) {
      case 'tags':
        return Array.isArray(value) ? value.join(' · ') : '';
      case 'flag':
        return words.flags[name]?.[value ? 'yes' : 'no'] ?? '';
      case 'money':
        return formatMoney({ amountMinor: Number(value), currency: SALE_CURRENCY }, locale);
      case 'date':
        return value === '' ? '' : shortDate(String(value), locale);
      case 'whole':
        return formatNumber(Number(value), locale);
      case 'reference':
      case 'picture':
        return labels[name]?.[String(value)] ?? String(value);
      case 'choice':
        return words.choices[name]?.[String(value)] ?? String(value);
      case 'set':
        return Array.isArray(value) ? setText(field, value, words.choices[name] ?? {}) : '';
      case 'lines':
        return Array.isArray(value) ? value.join(' · ') : '';
      case 'decimal':
        return formatNumber(Number(value), locale);
      case 'time':
        return field.isSpan ? spanText(String(value)) : formatCivilTime(String(value), locale);
      case 'text':
        return field.form === TIME_ZONE ? zoneLabel(String(value)) : String(value);
    }
  };
}

/** Differences between two states of a row, in words. */
export function useDifferences(screen: AnyScreen): (old: Facts | null, now: Facts | null) => Difference[] {
  const words = useCatalogueWords(screen.definition);
  const { empty } = useTexts('staff').lists.history;
  const textOf = useValueText(screen);
  const said = (facts: Facts | null, name: string, field: Field) =>
    (facts && textOf(name, field, facts[name] ?? null)) || empty;
  return (old, now) =>
    fieldsOf(screen.definition)
      .map(([name, field]) => ({
        key: name,
        label: words.columns[name] ?? name,
        old: said(old, name, field),
        now: said(now, name, field),
      }))
      .filter((row) => row.old !== row.now);
}

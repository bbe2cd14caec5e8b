import { type IncludedRuleFacts, includedRules } from '@traslado/domain/catalogues/included-rules';
import type { RefundRuleFacts } from '@traslado/domain/catalogues/refund-rules';
import type { RestrictionFacts } from '@traslado/domain/catalogues/restrictions';
import { formatList, formatNumber } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { RowColumn } from '../catalogues/screen.ts';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { capitalized } from '../frame/format-when.ts';
import { useConditions } from './meanings.tsx';
import { resortsOf, useLimitText } from './restriction-meaning.tsx';
import { useConfigurations } from './use-attached.ts';

// A rule stands in one column of its list, in words.

const cellText = (text: string) => (
  <span title={text} className="cell-text py-1">
    {text}
  </span>
);

/** A restriction's limit, and the resorts where it counts. */
export function useLimitColumns(): readonly RowColumn<RestrictionFacts>[] {
  const { restriction: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const limitOf = useLimitText();
  const { configurations } = useConfigurations();
  const at = (id: number) => {
    const resorts = resortsOf(configurations?.filter(({ restriction }) => restriction === id) ?? []);
    return resorts.length === 0 ? null : cellText(formatList(resorts, locale));
  };
  return [
    { id: 'limit', head: texts.limit, isPlain: true, cell: (facts) => limitOf(facts) },
    { id: 'at', head: texts.at, isPlain: true, cell: (_, id) => at(id) },
  ];
}

export function useFeeColumns(): readonly RowColumn<RefundRuleFacts>[] {
  const { refund: texts } = useTexts('staff').rules;
  const locale = useLocale();
  return [
    {
      id: 'fee',
      head: texts.head,
      isNumber: true,
      isMain: true,
      cell: ({ percent_kept, hours_before, cause }) => (
        <span className="tabular-nums">
          {texts.fee(formatNumber(percent_kept, locale), formatNumber(hours_before, locale))}
          {cause === 'airline' && <span className="text-soft"> · {texts.airline}</span>}
        </span>
      ),
    },
  ];
}

export function useStaysColumns(): readonly RowColumn<IncludedRuleFacts>[] {
  const { included: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const conditionsOf = useConditions();
  const { heads } = useCatalogueWords(includedRules);
  return [
    {
      id: 'stays',
      head: texts.head,
      isPlain: true,
      cell: (facts) => {
        const text = formatList(conditionsOf(facts), locale) || texts.any;
        return cellText(capitalized(text, locale));
      },
    },
    {
      id: 'order',
      head: heads.id ?? '',
      sort: 'id',
      isNumber: true,
      isMain: true,
      cell: (_, id) => id,
    },
  ];
}

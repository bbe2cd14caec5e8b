import { pricesBeside } from '@traslado/domain/catalogues/priced';
import { type PublishingRuleFacts, publishingRules } from '@traslado/domain/catalogues/publishing-rules';
import { formatList } from '../../i18n/format.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from '../catalogues/use-catalogue-words.ts';
import { MeaningText } from './meaning-text.tsx';

/** Demands of a publishing rule, and the ways to a price that it leaves open. */
export function PublishingMeaning({ facts }: { facts: PublishingRuleFacts }) {
  const { publishing: texts } = useTexts('staff').rules;
  const locale = useLocale();
  const { choices } = useCatalogueWords(publishingRules);
  const { catalogues, only_by_sets: bySets, second_person: second } = facts;
  const names = (of: readonly string[]) =>
    formatList(
      of.map((one) => choices.catalogues?.[one] ?? one),
      locale,
    );
  const beside = pricesBeside(catalogues);
  const isAsking = catalogues.length > 0 && (bySets || second);
  const isOwn = catalogues.includes(publishingRules.name);
  return (
    <MeaningText
      isActive={facts.active}
      lines={[
        catalogues.length === 0 ? null : isAsking ? texts.sets(names(catalogues)) : texts.nothing,
        isAsking && second ? texts.second : null,
        isAsking && beside.length > 0 ? texts.beside(names(beside)) : null,
        isAsking && !isOwn ? texts.own : null,
      ]}
    />
  );
}

import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import type { Definition } from '@traslado/domain/catalogues/definition';
import { useTexts } from '../../i18n/i18n.tsx';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useSharers } from './use-sharers.ts';

/** Above the texts of a row: those that others have word for word, with their number. */
export function SharedHint({ definition, row }: { definition: Definition; row: AnyRow }) {
  const { sharedWith } = useTexts('staff').lists.form;
  const { labels } = useCatalogueWords(definition);
  const told = [...useSharers(definition, row)].map(
    ([name, ids]) => `${labels[name] ?? name}: ${ids.length}`,
  );
  return told.length > 0 && <p className="max-w-prose text-small text-soft">{sharedWith(told)}</p>;
}

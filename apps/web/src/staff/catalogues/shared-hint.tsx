import type { AnyRow } from '@traslado/contract/schemas/catalogue';
import { useTexts } from '../../i18n/i18n.tsx';
import type { AnyScreen } from './screen.ts';
import { useCatalogueWords } from './use-catalogue-words.ts';
import { useSharers } from './use-sharers.ts';

/** Above the texts of a row: those that others have word for word, with their number. */
export function SharedHint({ screen, row }: { screen: AnyScreen; row: AnyRow }) {
  const { sharedWith } = useTexts('staff').lists.form;
  const { labels } = useCatalogueWords(screen.definition);
  const { title } = useCatalogueWords(screen.textsIn?.definition ?? screen.definition);
  const told = [...useSharers(screen, row).byField].map(
    ([name, ids]) => `${labels[name] ?? name}: ${ids.length}`,
  );
  return told.length > 0 && <p className="max-w-prose text-small text-soft">{sharedWith(title, told)}</p>;
}

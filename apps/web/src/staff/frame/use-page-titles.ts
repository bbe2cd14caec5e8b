import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';

/** Titles of the pages, by their names in the menu. */
export function usePageTitles(): (id: string) => string {
  const { pages } = useTexts('staff').frame;
  const language = languageOf(useLocale());
  const ofCatalogues = useMemo(
    () => new Map<string, string>(ALL_CATALOGUES.map((one) => [one.name, wordsOf(one)[language].title])),
    [language],
  );
  return (id) => pages[id] ?? ofCatalogues.get(id) ?? id;
}

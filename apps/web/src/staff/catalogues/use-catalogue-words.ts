import type { Definition } from '@traslado/domain/catalogues/definition';
import type { AnyWords } from '@traslado/domain/catalogues/words';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useLocale } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';

/** The words of a catalogue in the page's language. */
export function useCatalogueWords(definition: Definition): AnyWords {
  return wordsOf(definition)[languageOf(useLocale())];
}

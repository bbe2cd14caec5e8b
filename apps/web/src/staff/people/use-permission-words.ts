import { useMemo } from 'react';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';
import { permissionWords } from './permission-words.ts';

/** Nouns and actions of permissions, in words. */
export function usePermissionWords() {
  const texts = useTexts('staff').roles;
  const language = languageOf(useLocale());
  return useMemo(() => permissionWords(texts, language), [texts, language]);
}

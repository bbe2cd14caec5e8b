import type { Permission } from '@traslado/domain/access/permissions';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { languageOf } from '../../i18n/locale.ts';

/** Nouns and actions of permissions, in words. */
export function usePermissionWords() {
  const { nouns, deeds, see, change } = useTexts('staff').roles;
  const language = languageOf(useLocale());
  const titles = useMemo(
    () =>
      new Map<string, string>([
        ...ALL_CATALOGUES.map((one) => [one.name, wordsOf(one)[language].title] as const),
        ...Object.entries(nouns),
      ]),
    [language, nouns],
  );
  const nounText = (noun: string): string => titles.get(noun) ?? noun;
  const deedText = (permission: Permission | string): string => {
    const own = Object.entries(deeds).find(([name]) => name === permission)?.[1];
    return own ?? (permission.endsWith(':change') ? change : see);
  };
  return {
    nounText,
    deedText,
    /** Both together: "Rates: Change". */
    permissionText: (permission: string): string =>
      `${nounText(permission.slice(0, permission.indexOf(':')))}: ${deedText(permission)}`,
  };
}

import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import type { Language } from '@traslado/domain/language';

type Texts = {
  readonly nouns: Readonly<Record<string, string>>;
  readonly deeds: Readonly<Record<string, string>>;
  readonly see: string;
  readonly change: string;
};

/** Nouns and actions of permissions, in words. */
export function permissionWords({ nouns, deeds, see, change }: Texts, language: Language) {
  const titles = new Map<string, string>([
    ...ALL_CATALOGUES.map((one) => [one.name, wordsOf(one)[language].title] as const),
    ...Object.entries(nouns),
  ]);
  const nounText = (noun: string): string => titles.get(noun) ?? noun;
  const deedText = (permission: string): string =>
    deeds[permission] ?? (permission.endsWith(':change') ? change : see);
  return {
    nounText,
    deedText,
    /** Both together: "Rates: Change". */
    permissionText: (permission: string): string =>
      `${nounText(permission.slice(0, permission.indexOf(':')))}: ${deedText(permission)}`,
  };
}

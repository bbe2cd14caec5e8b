import { type Definition, type Facts, languageOf } from '@traslado/domain/catalogues/definition';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const otherOf = ({ base, language }: { base: string; language: 'en' | 'es' }): string =>
  `${base}_${language === 'en' ? 'es' : 'en'}`;

/** The texts that were changed in one language alone: the field of the other one, which had a text and has the same still. */
export function leftBehind(definition: Definition, was: Facts, now: Facts): string[] {
  const isChanged = (name: string) => !isSame(was[name], now[name]);
  return Object.keys(definition.fields).filter((name) => {
    const both = languageOf(definition, name);
    if (!both || isChanged(name)) return false;
    const other = otherOf(both);
    return isChanged(other) && !isSame(now[name], '') && !isSame(now[name], []);
  });
}

/** The fields of the other language, of texts that are set in one alone. */
export const otherLanguageOf = (definition: Definition, set: readonly string[]): string[] =>
  Object.keys(definition.fields).filter((name) => {
    const both = languageOf(definition, name);
    return both && !set.includes(name) && set.includes(otherOf(both));
  });

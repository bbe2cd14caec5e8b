import { type Definition, type Facts, languageOf } from '@traslado/domain/catalogues/definition';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The texts that were changed in one language alone: the field of the other one, which had a text and has the same still. */
export function leftBehind(definition: Definition, was: Facts, now: Facts): string[] {
  const isChanged = (name: string) => !isSame(was[name], now[name]);
  return Object.keys(definition.fields).filter((name) => {
    const both = languageOf(definition, name);
    if (!both || isChanged(name)) return false;
    const other = `${both.base}_${both.language === 'en' ? 'es' : 'en'}`;
    return isChanged(other) && !isSame(now[name], '') && !isSame(now[name], []);
  });
}

import { isCivilDate } from '@traslado/domain/time/civil';

const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

/** The first day among the searched words: rows that are valid on it are found. '' without one. */
export const dayOf = (search: string): string => wordsOf(search).find(isCivilDate) ?? '';

/** The same words with another day, or with none for ''. */
export const withDay = (search: string, day: string): string =>
  [...wordsOf(search).filter((word) => !isCivilDate(word)), day].filter((word) => word !== '').join(' ');

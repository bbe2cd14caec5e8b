import { isCivilDate } from '@traslado/domain/time/civil';

const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

/** The first day among the searched words: rows that are valid on it are found. '' without one. */
export const dayOf = (search: string): string => wordsOf(search).find(isCivilDate) ?? '';

/** The same words with another day, or with none for ''. */
export const withDay = (search: string, day: string): string =>
  [...wordsOf(search).filter((word) => !isCivilDate(word)), day].filter((word) => word !== '').join(' ');

type Field = { readonly value: string; readonly validity: { readonly badInput: boolean } };

/** The day of a browser's field, '' once it is emptied; null while one is being typed, as in the year 0002 on the way to 2026. */
export const askedDay = ({ value, validity }: Field): string | null =>
  isCivilDate(value) || (value === '' && !validity.badInput) ? value : null;

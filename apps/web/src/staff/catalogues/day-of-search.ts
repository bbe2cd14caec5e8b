import { type EndsBetween, endsBetween, endsWord } from '@traslado/domain/catalogues/ends-between';
import { addDays, addMonths, isCivilDate } from '@traslado/domain/time/civil';

const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== '');

/** The first day among the searched words: rows that are valid on it are found. '' without one. */
export const dayOf = (search: string): string => wordsOf(search).find(isCivilDate) ?? '';

/** The same words with another day, or with none for ''. */
export const withDay = (search: string, day: string): string =>
  [...wordsOf(search).filter((word) => !isCivilDate(word)), day].filter((word) => word !== '').join(' ');

export type Ending = 'current' | 'soon' | 'expired';

/** Months within which a validity ends soon. */
export const SOON_MONTHS = 3;

const endingDays = (today: string): Readonly<Record<Ending, EndsBetween>> => ({
  current: { from: today, to: null },
  soon: { from: today, to: addMonths(today, SOON_MONTHS) },
  expired: { from: null, to: addDays(today, -1) },
});

export const ENDINGS = ['current', 'soon', 'expired'] as const satisfies readonly Ending[];

/** The end of validity that is searched for; '' for any. */
export const endingOf = (search: string, today: string): Ending | '' =>
  ENDINGS.find((one) => wordsOf(search).includes(endsWord(endingDays(today)[one]))) ?? '';

/** The same words with another end, or with any for ''. */
export const withEnding = (search: string, ending: Ending | '', today: string): string =>
  [
    ...wordsOf(search).filter((word) => endsBetween(word) === null),
    ...(ending === '' ? [] : [endsWord(endingDays(today)[ending])]),
  ].join(' ');

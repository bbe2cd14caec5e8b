import { type CivilDate, isCivilDate } from '../time/civil.ts';

/** Days between which a validity ends; null where one side is open. */
export type EndsBetween = { readonly from: CivilDate | null; readonly to: CivilDate | null };

/** The same as a searched word: `2026-11-28..2027-02-28`, `2026-11-28..`, `..2026-11-27`. */
export const endsWord = ({ from, to }: EndsBetween): string => `${from ?? ''}..${to ?? ''}`;

/** The days of a searched word; null for any other word. */
export function endsBetween(word: string): EndsBetween | null {
  const [from = '', to = '', ...more] = word.split('..');
  const isDays = [from, to].every((day) => day === '' || isCivilDate(day)) && from + to !== '';
  return isDays && more.length === 0 && word.includes('..') ? { from: from || null, to: to || null } : null;
}

import { type CivilTime, isCivilTime } from '../time/civil.ts';

const YES = ['true', 'verdadero', 'yes', 'y', 'sí', 'si', 's', '1', 'x'];
const NO = ['false', 'falso', 'no', 'n', '0'];

/** Yes or no as people and spreadsheets in both languages write it; null for any other word. */
export function typedFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

const TIME = /^(\d{1,2}):(\d{2})(?::00)?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** A time of the day as spreadsheets write it: `7:30`, `07:30:00`, `2:35 PM`, `2:35 p. m.`; null for any other text. */
export function typedTime(text: string): CivilTime | null {
  const [, hours = '', minutes = '', half] = TIME.exec(text.trim()) ?? [];
  const isPm = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isPm ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isCivilTime(time) && !(half && (Number(hours) < 1 || Number(hours) > 12)) ? time : null;
}

/** True for a long number that a spreadsheet cut: `1.00235E+14`. */
export const isShortened = (text: string): boolean => /^\s*\d(?:[.,]\d+)?E\+\d{1,3}\s*$/i.test(text);

/** Digits without the zeros before them, as a spreadsheet saves `007`; null where there are none to lose. */
export const withoutZeros = (text: string): string | null =>
  /^0+\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : null;

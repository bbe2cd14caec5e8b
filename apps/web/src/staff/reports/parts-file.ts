import type { ToldFigure } from './use-reports.ts';

type Part = NonNullable<ToldFigure['parts']>[number];

/**
 * The parts of a period, and those that only the period before had: nothing of a sum now, and not known where the smallest parts stand together.
 */
export function withThoseBefore(
  { shape }: Pick<ToldFigure, 'shape'>,
  parts: readonly Part[],
  before: readonly Part[],
): readonly Part[] {
  const isWhole = parts.every(({ value }) => value !== null);
  const value = shape === 'sum' && isWhole ? 0 : null;
  const gone = before.filter((one) => !parts.some((part) => part.value === one.value));
  return [...parts, ...gone.map((one) => ({ ...one, measure: { ...one.measure, value, rows: 0 } }))];
}

/** Beginning of a cell that a spreadsheet takes for a formula, and a number below zero, which is none. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) && !BELOW_ZERO.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A shown table for spreadsheets, as the server writes its files. */
export const tableFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;

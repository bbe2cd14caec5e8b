import { withGuard } from '@traslado/domain/files/csv-cells';
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

const cellOf = (value: string | number | null): string => {
  const text = withGuard(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A shown table for spreadsheets, as the server writes its files. */
export const tableFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;

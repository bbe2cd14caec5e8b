import type { FileQuestion } from '@traslado/contract/schemas/catalogue-batches';
import { type AnyReadings, isUnclear } from '@traslado/domain/files/reading';
import type { Asked } from '@traslado/domain/files/ways';

/** A cell with a date or a number. */
export type ReadCell = {
  readonly asked: Asked;
  readonly line: number;
  readonly field: string;
  readonly text: string;
  readonly readings: AnyReadings;
};

/** Most examples of a question. */
const MOST = 3;

/** The questions about a file, each asked once, with the first cells that can be read in two ways. */
export function askAbout(cells: readonly ReadCell[]): FileQuestion[] {
  const unclear = cells.filter(({ readings }) => isUnclear(readings));
  const about = (asked: Asked) => unclear.filter((cell) => cell.asked === asked).slice(0, MOST);
  const dates = about('dates').map(({ line, field, text, readings }) => ({
    ...{ line, field, text },
    day_first: String(readings.day_first),
    month_first: String(readings.month_first),
  }));
  const decimals = about('decimals').map(({ line, field, text, readings }) => ({
    ...{ line, field, text },
    point: Number(readings.point),
    comma: Number(readings.comma),
  }));
  return [
    ...(dates.length > 0 ? [{ about: 'dates', examples: dates } as const] : []),
    ...(decimals.length > 0 ? [{ about: 'decimals', examples: decimals } as const] : []),
  ];
}

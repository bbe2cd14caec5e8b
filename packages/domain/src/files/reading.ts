import { dateReadings } from './typed-date.ts';
import { numberReadings } from './typed-number.ts';
import { type Asked, type Readings, WAYS, type WayOf } from './ways.ts';

const READ: { readonly [A in Asked]: (text: string) => Readings<A> } = {
  dates: dateReadings,
  decimals: numberReadings,
};

/** A cell's readings by name, whatever its kind. */
export type AnyReadings = Readonly<Record<string, string | number | null>>;

export const readingsOf = (asked: Asked, text: string): AnyReadings => READ[asked](text);

/** True for a cell with two different readings. */
export function isUnclear(readings: AnyReadings): boolean {
  const [one, other] = Object.values(readings);
  return one !== null && other !== null && one !== other;
}

/**
 * The way in which a whole file is read: the given answer, else the only way that reads all its cells. Null where the file says nothing, or says both.
 */
export function wayOf<A extends Asked>(
  asked: A,
  cells: readonly AnyReadings[],
  answer: WayOf<A> | undefined,
): WayOf<A> | null {
  if (answer) return answer;
  const [first, second]: readonly [WayOf<A>, WayOf<A>] = WAYS[asked];
  const says = (way: string, another: string) =>
    cells.some((cell) => cell[way] !== null && cell[another] === null);
  const [isFirst, isSecond] = [says(first, second), says(second, first)];
  if (isFirst === isSecond) return null;
  return isFirst ? first : second;
}

/** The value of a cell; `unclear` where no way was chosen for it, null where it cannot be read. */
export function readAs(readings: AnyReadings, way: string | null): string | number | null | 'unclear' {
  if (way !== null) return readings[way] ?? null;
  if (isUnclear(readings)) return 'unclear';
  return Object.values(readings).find((value) => value !== null) ?? null;
}

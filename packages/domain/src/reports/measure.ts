import { type Figure, scaleOf } from './figures.ts';

/** Sums over the rows of a figure. Money is cents. */
export type Sums = {
  readonly rows: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly median: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

export const NO_SUMS: Sums = {
  rows: 0,
  numerator: 0,
  denominator: 0,
  median: null,
  low: null,
  high: null,
};

/** The figure itself, in its unit (money in cents); null where there is nothing to divide by or to take the middle of. */
export function figureValue(figure: Figure, sums: Sums): number | null {
  switch (figure.shape) {
    case 'sum':
      return sums.numerator;
    case 'spread':
      return sums.median;
    case 'ratio':
      return sums.denominator === 0 ? null : (sums.numerator * scaleOf(figure)) / sums.denominator;
  }
}

/** A difference: a share changes by points, everything else by a percentage of the earlier value. */
export type MeasuredChange = { readonly by: 'points' | 'percent'; readonly value: number };

/** Difference of a value from an earlier one; null without anything to compare with. */
export function changeOf(
  { unit }: Pick<Figure, 'unit'>,
  now: number | null,
  before: number | null,
): MeasuredChange | null {
  if (now === null || before === null) return null;
  if (unit === 'percent') return { by: 'points', value: now - before };
  return before === 0 ? null : { by: 'percent', value: ((now - before) / Math.abs(before)) * 100 };
}

/** The value at a part of a sorted list, between two where it falls there, as PostgreSQL's `percentile_cont` has it. */
export function percentile(sorted: readonly number[], part: number): number | null {
  if (sorted.length === 0) return null;
  const at = part * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

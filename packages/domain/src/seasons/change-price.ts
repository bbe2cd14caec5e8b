/** Steps to which new prices are rounded, cents. */
export const PRICE_STEPS = [1, 50, 100] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

export type PriceChange = {
  /** Tenths of a percent, so that 5.5 % is a whole number: 55. More than -1000. */
  readonly permille: number;
  readonly stepMinor: PriceStep;
};

/**
 * A price changed by a percentage and rounded once, half away from zero. All of it in whole numbers.
 * @throws RangeError for no whole number of cents, or a change that leaves nothing or less
 */
export function changePrice(minor: number, { permille, stepMinor }: PriceChange): number {
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(permille) || permille <= -1000)
    throw new RangeError('not a price, or not a change of one');
  const times = Math.abs(minor) * (1000 + permille);
  const size = 1000 * stepMinor;
  if (!Number.isSafeInteger(2 * times + size)) throw new RangeError('too large to be a price');
  const steps = Math.floor((2 * times + size) / (2 * size));
  // Never -0.
  return steps === 0 ? 0 : Math.sign(minor) * steps * stepMinor;
}

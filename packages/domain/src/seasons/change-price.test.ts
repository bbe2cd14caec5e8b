import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePrice, PRICE_STEPS, type PriceChange } from './change-price.ts';

describe('a price changed by a percentage', () => {
  it.each<[number, number, PriceChange['stepMinor'], number]>([
    [42_00, 80, 1, 45_36],
    [42_00, 80, 50, 45_50],
    [42_00, 80, 100, 45_00],
    [42_00, -55, 1, 39_69],
    [24_50, -55, 50, 23_00],
    // Half a step goes away from zero, up and down alike.
    [25, 0, 50, 50],
    [24, 0, 50, 0],
    [10, 50, 1, 11],
    [-10, 50, 1, -11],
    [50, 0, 100, 1_00],
    [150_50, 0, 100, 151_00],
    [0, 80, 100, 0],
    [42_00, -999, 1, 4],
    [9_999_999_99, 10_000, 100, 109_999_999_89 + 11],
    // As binary fractions, 1.005 × 100 and its like come out too low.
    [1_00, 5, 1, 1_01],
    [8_50, 10, 1, 8_59],
  ])('%i by %i‰ to a step of %i is %i', (minor, permille, stepMinor, price) => {
    expect(changePrice(minor, { permille, stepMinor })).toBe(price);
  });

  it.each([
    [1.5, 0],
    [100, 0.5],
    [100, -1000],
    [100, -1001],
    [Number.MAX_SAFE_INTEGER, 10],
  ])('%d by %d is not known', (minor, permille) => {
    expect(() => changePrice(minor, { permille, stepMinor: 1 })).toThrow(RangeError);
  });

  const cents = fc.integer({ min: -999_999_999, max: 999_999_999 });
  const change = fc.record({
    permille: fc.integer({ min: -999, max: 10_000 }),
    stepMinor: fc.constantFrom(...PRICE_STEPS),
  });

  it('is a whole number of steps, never more than half a step off, and the same below zero', () => {
    fc.assert(
      fc.property(cents, change, (minor, how) => {
        const price = changePrice(minor, how);
        expect(Math.abs(price % how.stepMinor)).toBe(0);
        // In thousandths of a cent, so that nothing is rounded here.
        const off = BigInt(price) * 1000n - BigInt(minor) * BigInt(1000 + how.permille);
        expect((off < 0n ? -off : off) * 2n <= BigInt(1000 * how.stepMinor)).toBe(true);
        expect(changePrice(-minor, how) + price).toBe(0);
      }),
    );
  });

  it('stays the same by 0 %, where it is a whole number of steps', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...PRICE_STEPS), (steps, stepMinor) => {
        const minor = Math.trunc(steps / 100) * stepMinor;
        expect(changePrice(minor, { permille: 0, stepMinor }) === minor).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitTax, taxRateAt } from './tax.ts';

it.each([
  [116_00, 16, 100_00, 16_00],
  [84_00, 16, 72_41, 11_59],
  [95_00, 18, 80_51, 14_49],
  [100_00, 8.25, 92_38, 7_62],
  [1, 16, 1, 0],
  [84_00, 0, 84_00, 0],
  [0, 16, 0, 0],
])('%i cents with %d %% inside: %i and %i', (total, percent, netMinor, taxMinor) => {
  expect(splitTax(total, percent)).toEqual({ netMinor, taxMinor });
});

it('adds up to the cent, and the tax is the percentage of the net amount', () => {
  const percents = fc.integer({ min: 0, max: 99_99 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_99 }), percents, (total, percent) => {
      const { netMinor, taxMinor } = splitTax(total, percent);
      expect(netMinor + taxMinor).toBe(total);
      expect(Number.isSafeInteger(netMinor) && netMinor >= 0 && taxMinor >= 0).toBe(true);
      expect(Math.abs((netMinor * percent) / 100 - taxMinor)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([
  ['CUN', 16],
  ['PUJ', 18.5],
  ['PU', 16],
])('at %s: %d', (airport, rate) => {
  expect(taxRateAt({ taxRate: 16, airportTaxRates: ['PUJ 18.5', 'SJD 8'] }, airport)).toBe(rate);
  expect(taxRateAt({ taxRate: null, airportTaxRates: [] }, airport)).toBe(null);
});

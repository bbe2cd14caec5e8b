import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approximateUnits,
  formatMoney,
  parseAmount,
  percentOf,
  splitEvenly,
  sumMinor,
  toAmountText,
  toDecimal,
  toMinor,
} from './money.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

describe('decimal numbers of the wire', () => {
  it.each([
    [84, 8400],
    [84.1, 8410],
    [0.01, 1],
    [1.15, 115],
    [-42.5, -4250],
    [0, 0],
    [-0, 0],
  ])('%d is %d cents', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor);
  });

  it.each([84.005, 0.1 + 0.2, 0.001, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e20])(
    'refuses %d',
    (decimal) => {
      expect(() => toMinor(decimal)).toThrow(RangeError);
    },
  );

  it('survives the way out and back', () => {
    fc.assert(fc.property(cents, (minor) => toMinor(JSON.parse(JSON.stringify(toDecimal(minor)))) === minor));
  });

  it('refuses broken cents on the way out', () => {
    expect(() => toDecimal(84.5)).toThrow(RangeError);
  });
});

describe('amounts as text', () => {
  it.each([
    ['84.00', 8400],
    ['84', 8400],
    ['84.5', 8450],
    ['0.05', 5],
    ['0', 0],
  ])('%s is %d cents', (text, minor) => {
    expect(parseAmount(text)).toBe(minor);
  });

  it.each([
    '',
    '084',
    '+84',
    '-84',
    '84.',
    '.5',
    '84.005',
    '84,00',
    '8e1',
    ' 84',
    '84 ',
    '１',
    '1'.repeat(40),
    'USD 84',
  ])('refuses "%s"', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('reads what it writes', () => {
    fc.assert(fc.property(fc.nat({ max: 1e10 }), (minor) => parseAmount(toAmountText(minor)) === minor));
  });
});

describe('the shown amount', () => {
  it.each([
    [8400, 'main', 'USD 84'],
    [8450, 'main', 'USD 84.50'],
    [8401, 'main', 'USD 84.01'],
    [8400, 'full', 'USD 84.00'],
    [123_456_700, 'main', 'USD 1,234,567'],
    [0, 'full', 'USD 0.00'],
    [-9500, 'full', '−USD 95.00'],
    [-9500, 'main', '−USD 95'],
  ] as const)('%d in style %s is %s in both languages', (amountMinor, style, text) => {
    for (const locale of ['en-US', 'es-MX']) {
      expect(formatMoney({ amountMinor, currency: 'USD' }, locale, { style })).toBe(text);
    }
  });

  it('is full unless asked otherwise', () => {
    expect(formatMoney({ amountMinor: 8400, currency: 'USD' }, 'es-MX')).toBe('USD 84.00');
  });

  it('is never another one than the charge', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.constantFrom('main', 'full'), (amountMinor, style) => {
        const shown = formatMoney({ amountMinor, currency: 'USD' }, 'en-US', { style });
        return parseAmount(shown.replace('USD ', '').replaceAll(',', '')) === amountMinor;
      }),
    );
  });

  it('has a rough value in another currency', () => {
    expect(approximateUnits(8400, 18)).toBe(1512);
  });
});

describe('shares', () => {
  it('parts sum to the whole and differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 1, max: 50 }), (minor, parts) => {
        const shares = splitEvenly(minor, parts);
        expect(sumMinor(shares)).toBe(minor);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('the first carries the odd cent', () => {
    expect(splitEvenly(4201, 2)).toEqual([2101, 2100]);
  });

  it.each([
    [8400, 50, 4200],
    [101, 50, 51],
    [8400, 33.3, 2797],
    [8400, 0, 0],
    [8400, 100, 8400],
  ])('%d at %d percent is %d', (minor, percent, share) => {
    expect(percentOf(minor, percent)).toBe(share);
  });

  it.each([-1, 100.01, Number.NaN])('refuses %d percent', (percent) => {
    expect(() => percentOf(8400, percent)).toThrow(RangeError);
  });

  it('refuses no parts', () => {
    expect(() => splitEvenly(100, 0)).toThrow(RangeError);
  });
});

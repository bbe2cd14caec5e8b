import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceText, readBlock, readPrice } from './typed-price.ts';

const said = (typed: string, language: 'en' | 'es') => {
  const read = readPrice(typed, language);
  return 'minor' in read ? read.minor : read.code;
};

describe('a price that is typed or pasted', () => {
  it.each<[string, number | string, number | string]>([
    ['42', 42_00, 42_00],
    ['0', 0, 0],
    ['42.5', 42_50, 42_50],
    ['42,5', 42_50, 42_50],
    ['42.50', 42_50, 42_50],
    ['42,50', 42_50, 42_50],
    ['1,234.50', 1_234_50, 1_234_50],
    ['1.234,50', 1_234_50, 1_234_50],
    ['1 234,50', 1_234_50, 1_234_50],
    ['1\u00a0234.5', 1_234_50, 1_234_50],
    ['1\u202f234,5', 1_234_50, 1_234_50],
    ['1,234,567.89', 1_234_567_89, 1_234_567_89],
    ['1.234.567', 1_234_567_00, 1_234_567_00],
    ['USD 1,234.50', 1_234_50, 1_234_50],
    ['$42', 42_00, 42_00],
    ['42,00 USD', 42_00, 42_00],
    ['.5', 50, 50],
    ['007', 7_00, 7_00],
    // Only English is sure of a thousand, and that a point is none.
    ['1,234', 1_234_00, 'price.unclear'],
    ['1.234', 'price.decimals', 'price.unclear'],
    ['45.360', 45_36, 'price.unclear'],
    ['0.125', 'price.decimals', 'price.decimals'],
    ['45.3600', 45_36, 45_36],
    ['45,3601', 'price.decimals', 'price.decimals'],
    ['9,999,999.99', 9_999_999_99, 9_999_999_99],
    ['10000000', 'price.too_large', 'price.too_large'],
    ['1234567890123', 'price.unreadable', 'price.unreadable'],
    ['', 'price.required', 'price.required'],
    ['  ', 'price.required', 'price.required'],
    ['-5', 'price.negative', 'price.negative'],
    ['=A1*1.08', 'price.unreadable', 'price.unreadable'],
    ['#N/A', 'price.unreadable', 'price.unreadable'],
    ['MXN 42', 'price.unreadable', 'price.unreadable'],
    ['42 %', 'price.unreadable', 'price.unreadable'],
    ['1,23,456.00', 'price.unreadable', 'price.unreadable'],
    ['1.234.56,00', 'price.unreadable', 'price.unreadable'],
    ['1e3', 'price.unreadable', 'price.unreadable'],
    ['.', 'price.unreadable', 'price.unreadable'],
  ])('%s', (typed, english, spanish) => {
    expect([said(typed, 'en'), said(typed, 'es')]).toEqual([english, spanish]);
  });

  it('is its amount, in any writing', () => {
    const cents = fc.nat({ max: 9_999_999_99 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom('en', 'es'),
        fc.constantFrom('en-US', 'es-MX', 'de-DE', 'fr-FR'),
        (minor, language, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(minor / 100);
          expect(said(written, language)).toBe(minor);
          expect(said(priceText(minor / 100), language)).toBe(minor);
        },
      ),
    );
  });
});

it.each<[string, string[][]]>([
  ['42\r\n43.5\r\n', [['42'], ['43.5']]],
  [
    '42\t24\n43\t25',
    [
      ['42', '24'],
      ['43', '25'],
    ],
  ],
  ['"1,234.50"\t2', [['1,234.50', '2']]],
  ['42\n\n43', [['42'], [''], ['43']]],
])('reads a spreadsheet’s copy: %j', (text, cells) => {
  expect(readBlock(text)).toEqual(cells);
});

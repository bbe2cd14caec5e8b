import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCardNumber, textToKeep } from './card-number.ts';

/** The check digit that makes a number right, calculated another way than in the rule. */
function withCheckDigit(digits: string): string {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...digits]
    .reverse()
    .reduce(
      (total, sign, index) => total + (index % 2 === 0 ? (doubled[Number(sign)] ?? 0) : Number(sign)),
      0,
    );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const brands: readonly [brand: string, prefixes: readonly string[], lengths: readonly number[]][] = [
  ['Visa', ['4'], [13, 16, 18, 19]],
  ['Mastercard', [...range(51, 55), ...range(2221, 2720)], [16]],
  ['American Express', ['34', '37'], [15]],
  ['Discover', ['6011', ...range(644, 649), '65'], [16, 17, 18, 19]],
  ['Diners Club', [...range(300, 305), '36', '38', '39'], [14, 15, 16, 17, 18, 19]],
  ['JCB', range(3528, 3589), [16, 17, 18, 19]],
  ['UnionPay', ['62'], [16, 17, 18, 19]],
  [
    'Maestro',
    ['50', '56', '57', '58', '60', '61', '63', '66', '67', '68', '69'],
    [13, 14, 15, 16, 17, 18, 19],
  ],
];

const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''));

const numberOf = (prefixes: readonly string[], lengths: readonly number[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...prefixes), fc.constantFrom(...lengths))
    .chain(([prefix, length]) =>
      digits(length - prefix.length - 1).map((rest) => withCheckDigit(prefix + rest)),
    );

const separators = [
  '',
  ' ',
  '-',
  '.',
  '  ',
  ' - ',
  '\u00a0',
  '\u202f',
  '\u2007',
  '\u2013',
  '\u2011',
  '\u2212',
  '\t',
  '_',
  '·',
  '\u200b',
];
const scripts = [
  'latn',
  'fullwide',
  'arab',
  'arabext',
  'deva',
  'beng',
  'thai',
  'khmr',
  'mymr',
  'tibt',
  'mathsans',
  'nkoo',
];

/** The same number as people write it: in groups of any size, with one sign between them, in the digits of a script. */
const written = (number: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 19, maxLength: 19 }),
      fc.constantFrom(...separators),
      fc.constantFrom(...scripts),
    )
    .map(([sizes, separator, script]) => {
      const groups: string[] = [];
      let at = 0;
      for (const size of sizes) {
        if (at < number.length) groups.push(number.slice(at, at + size));
        at += size;
      }
      const format = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
      return groups.join(separator).replace(/\d/g, (digit) => format.format(Number(digit)));
    });

describe('a card number in a text', () => {
  it.each(brands)('of %s is found, however it is written and wherever it stands', (_, prefixes, lengths) => {
    const around = fc.constantFrom(
      ['', ''],
      ['my card is ', ' exp 12/29'],
      ['(', ')'],
      ['tarjeta:', ', gracias'],
      ['a', 'b'],
    );
    fc.assert(
      fc.property(numberOf(prefixes, lengths).chain(written), around, (number, [before, after]) => {
        expect(hasCardNumber(`${before}${number}${after}`)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('whose check digit is wrong is none', () => {
    const wrong = fc
      .tuple(fc.constantFrom(...brands), fc.integer({ min: 1, max: 9 }))
      .chain(([[, prefixes, lengths], off]) =>
        numberOf(prefixes, lengths).map(
          (number) => number.slice(0, -1) + ((Number(number.at(-1)) + off) % 10).toString(),
        ),
      );
    fc.assert(
      fc.property(wrong, (number) => !hasCardNumber(`card ${number}.`)),
      { numRuns: 2_000 },
    );
  });

  it('is none without the beginning and the length of a brand', () => {
    const foreign = fc
      .tuple(
        fc.constantFrom('1', '7', '8', '9', '0', '20', '2720', '31', '33', '54'),
        fc.integer({ min: 13, max: 19 }),
      )
      .filter(([prefix, length]) => length !== 16 || !['2720', '54'].includes(prefix))
      .chain(([prefix, length]) =>
        digits(length - prefix.length - 1).map((rest) => withCheckDigit(prefix + rest)),
      );
    fc.assert(
      fc.property(foreign, (number) => !hasCardNumber(number)),
      { numRuns: 1_000 },
    );
  });

  it('is found between other numbers, not across them', () => {
    expect(hasCardNumber('Room 4101, arriving 2026-12-21 at 14:35, card 4242-4242 4242 4242 12/29 123')).toBe(
      true,
    );
    expect(hasCardNumber('+52 998 123 4567 4242 4242 4242 4242')).toBe(true);
    expect(hasCardNumber('4242 4242 \n 4242 4242')).toBe(false);
    expect(hasCardNumber('4242 4242 and 4242 4242')).toBe(false);
  });

  it.each([
    'Call me at +52 998 123 4567, please.',
    'My phone is +1 (305) 555-0142 and my wife’s is +1 305 555 0143.',
    'Ruf an: +49 151 2345 6789 oder 0049 151 23456789',
    'WhatsApp ＋62 812 3456 7890',
    'Our booking numbers are 7K3QW9ZC4T and 4X7QW9ZC4T, stays BP100001-1 and PM100004-1.',
    'We land at 14:35 with AM 58 on 12/21/2026 and leave on 12/28/2026 at 09:10.',
    'From 30.12.2026 - 05.01.2027, 2 adults and 1 child.',
    '30.12.2026-05.01.2027',
    '2026-12-30 2027-01-05 2027-01-09',
    '3-1-2027 - 4-1-2027 - 5-1-2027',
    'Two bags of 23 kg, one board of 2.10 m, and a cart of 120 x 80 x 60.',
    'Rooms 4101, 4102, 4103, 4104',
    'The total was USD 1,234.56 of 4,321.00.',
    'مرحبا، نصل في ٢١/١٢/٢٠٢٦ الساعة ١٤:٣٥',
    '',
  ])('%j is an ordinary message', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });

  it('is stored nowhere', () => {
    expect(textToKeep('We have a surfboard')).toBe('We have a surfboard');
    expect(textToKeep('Card 4242 4242 4242 4242, thanks')).toBe('');
  });

  it('is looked for quickly in hostile texts', () => {
    const since = performance.now();
    for (const text of [
      '1 '.repeat(30_000),
      '4-'.repeat(30_000),
      '4'.repeat(60_000),
      '30.12.2026-'.repeat(6_000),
      '٤ '.repeat(30_000),
    ])
      expect(typeof hasCardNumber(text)).toBe('boolean');
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});

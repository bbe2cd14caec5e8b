import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/instant.ts';
import { checkLook, coverNumber, coverNumbersIn, isLookOpen, LOOK_REASONS } from './look.ts';

const began = 1_800_000_000_000;

describe('a view-as-guest session', () => {
  it.each([
    ['as it begins', 0, null, true],
    ['a second before its end', 15 * MINUTE_MS - 1_000, null, true],
    ['after 15 minutes', 15 * MINUTE_MS, null, false],
    ['a second later', 15 * MINUTE_MS + 1_000, null, false],
    ['that was ended', MINUTE_MS, began + MINUTE_MS, false],
  ])('%s', (_, after, endedAt, isOpen) => {
    expect(isLookOpen({ startedAt: began, endedAt }, began + after)).toBe(isOpen);
  });

  it('needs a reason, and a note for the reason that explains nothing', () => {
    const wrong = (reason: (typeof LOOK_REASONS)[number] | null, note = '') =>
      checkLook({ reason, note }).map(({ field, code }) => `${field} ${code}`);
    expect(wrong(null)).toEqual(['reason field.required']);
    expect(LOOK_REASONS.filter((reason) => wrong(reason).length > 0)).toEqual(['other']);
    expect(wrong('other', 'The guest reads another price.')).toEqual([]);
  });
});

describe('numbers are covered', () => {
  it.each([
    ['7K3QW9ZC4T', '••••••••4T'],
    ['BP100001-1', '••••••••-1'],
    ['1234', '••••'],
    ['', ''],
  ])('%j', (number, covered) => {
    expect(coverNumber(number)).toBe(covered);
  });

  it.each([
    ['as it is printed', 'Room BP100001-1, please.', 'Room ••••••••-1, please.'],
    ['in small letters', 'room bp100001-1', 'room ••••••••-1'],
    ['with other signs in it', 'room BP 100 001 – 1!', 'room ••••••••-1!'],
    ['not there', 'Two suitcases (1 large).', 'Two suitcases (1 large).'],
  ])('in a text, %s', (_, text, covered) => {
    expect(coverNumbersIn(text, ['BP100001-1'])).toBe(covered);
  });

  it('whatever stands around and between their signs', () => {
    const sign = fc.constantFrom(...'ABCDEFGHJKMNPQRSTUVWXYZ23456789');
    const number = fc.string({ unit: sign, minLength: 8, maxLength: 12 });
    const lower = fc.string({ unit: fc.constantFrom(...' .,-áéñß!?') });
    const gap = fc.constantFrom('', ' ', '-', '. ');
    fc.assert(
      fc.property(number, gap, lower, lower, (text, between, before, after) => {
        const written = `${before}${[...text].join(between)}${after}`;
        const bare = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
        const left = bare(coverNumbersIn(written, [text]));
        expect(left.includes(text)).toBe(false);
        expect(left.length).toBe(bare(written).length - text.length + 2);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, HOUSE, isReadableAccent, isReadableDeep, ON_LAGOON, tokensOf } from './colours.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const sides = (pair = ''): string[] => pair.match(/#[0-9a-f]{6}/g) ?? [];

describe('contrast', () => {
  // As the examples of WCAG's own calculators.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#b81365', '#ffffff', 6.33],
  ])('of %s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('a colour of the brand', () => {
  it.each([
    [HOUSE.light.accent, 'light', true],
    [HOUSE.dark.accent, 'dark', true],
    [HOUSE.dark.accent, 'light', false],
    [HOUSE.light.accent, 'dark', false],
    ['#767676', 'light', false],
  ] as const)('%s on %s pages: %s', (colour, theme, isReadable) => {
    expect(isReadableAccent(colour, theme)).toBe(isReadable);
  });

  it.each([
    [HOUSE.light.lagoon, true],
    [HOUSE.dark.lagoon, true],
    ['#2f8d92', false],
    ['#ffffff', false],
  ])('%s under light text: %s', (colour, isReadable) => {
    expect(isReadableDeep(colour)).toBe(isReadable);
  });

  it('leaves every derived colour readable', () => {
    const none = { accent_light: '', accent_dark: '', deep_light: '', deep_dark: '' };
    fc.assert(
      fc.property(hex, hex, hex, (light, dark, deep) => {
        fc.pre(isReadableAccent(light, 'light') && isReadableAccent(dark, 'dark') && isReadableDeep(deep));
        const tokens = tokensOf({ ...none, accent_light: light, accent_dark: dark, deep_light: deep });
        for (const side of [0, 1]) {
          const at = (token: string): string => sides(tokens[token])[side] ?? '';
          for (const ground of ['accent-fill', 'accent-press'])
            expect(contrast(at('on-accent'), at(ground))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(at('accent'), at('accent-wash'))).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(tokens['accent-on-lagoon'] ?? '', deep)).toBeGreaterThanOrEqual(3);
        expect(contrast(ON_LAGOON.soft, deep)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 40 },
    );
  });

  it('without a choice is the house’s own', () => {
    expect(tokensOf({ accent_light: '', accent_dark: '', deep_light: '', deep_dark: '' })).toEqual({});
  });
});

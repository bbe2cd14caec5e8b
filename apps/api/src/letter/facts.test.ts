import { describe, expect, it } from 'vitest';
import { exampleFacts } from './example-facts.ts';
import { letterBrandOf, letterFactsOf, manageUrlOf, paletteOf } from './facts.ts';

describe('letterBrandOf', () => {
  it('has the product’s own name until there is one', () => {
    const brand = { name: 'Perla', email: '', colours: {} };
    expect(letterBrandOf(brand)).toBe(brand);
    expect(letterBrandOf(null)).toEqual({ name: 'Traslado', email: '', colours: {} });
  });
});

describe('paletteOf', () => {
  const palette = (colours: Record<string, string>) => paletteOf({ name: '', email: '', colours });

  it('takes the day side of the brand’s tokens', () => {
    expect(
      palette({
        accent: 'light-dark(#111111, #222222)',
        'on-lagoon-soft': '#333333',
        'accent-wash': ' #444444 ',
      }),
    ).toMatchObject({ accent: '#111111', onLagoonSoft: '#333333', accentWash: '#444444', ink: '#06323a' });
  });

  it.each(['red', '#12345', '#123456;x:url(//evil)', 'light-dark(#111111, x);y:z', '"#123456"'])(
    'keeps the house’s colour instead of %j',
    (accent) => {
      expect(palette({ accent }).accent).toBe('#b81365');
    },
  );
});

describe('manageUrlOf', () => {
  it('is a page of the address that guests see', () => {
    expect(manageUrlOf('https://rides.perla.example/', 'K7QXW2MDPR')).toBe(
      'https://rides.perla.example/mytransportation?booking=K7QXW2MDPR',
    );
  });
});

describe('letterFactsOf', () => {
  it.each([
    ['+529988810101', '+52 998 881 0101'],
    ['+13055550142', '+1 305 555 0142'],
    ['front desk', 'front desk'],
    ['', ''],
  ])('writes the phone %j as %j', (phone, written) => {
    const { written: texts, ...facts } = exampleFacts('en', { phone });
    expect(letterFactsOf({ ...facts, written: texts, publicUrl: 'https://a.example' }).coupon.phone).toBe(
      written,
    );
  });
});

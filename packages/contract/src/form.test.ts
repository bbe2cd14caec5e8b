import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormKeyError, flattenForm, unflattenForm } from './form.ts';

describe('bracketed forms', () => {
  it('nests what the receptive group sends', () => {
    const nested = unflattenForm([
      ['hotel', 'BP'],
      ['reservations[0][hotel]', 'PM'],
      ['reservations[0][folio]', 'PM100004-1'],
      ['reservations[1][hotel]', 'BP'],
    ]);
    expect(nested).toEqual({
      hotel: 'BP',
      reservations: [{ hotel: 'PM', folio: 'PM100004-1' }, { hotel: 'BP' }],
    });
  });

  it.each([
    '__proto__',
    'a[__proto__]',
    'a[constructor][prototype]',
    'a[',
    'a]b',
    '[a]',
    'a[1]',
    'a[0][0][0][0][0][0]',
    '',
  ])('refuses the key %j', (key) => {
    expect(() => unflattenForm([[key, 'x']])).toThrow(FormKeyError);
  });

  it('refuses a repeated key, so that no check sees one value and the use another', () => {
    expect(() =>
      unflattenForm([
        ['a', '1'],
        ['a', '2'],
      ]),
    ).toThrow(FormKeyError);
    expect(() =>
      unflattenForm([
        ['a[0]', '1'],
        ['a[0]', '2'],
      ]),
    ).toThrow(FormKeyError);
    expect(() =>
      unflattenForm([
        ['a', '1'],
        ['a[b]', '2'],
      ]),
    ).toThrow(FormKeyError);
  });

  it('gives back what was flattened', () => {
    const name = fc
      .stringMatching(/^[a-z_]{1,8}$/)
      .filter((key) => !['constructor', 'prototype'].includes(key));
    const leaf = fc.string({ minLength: 1 });
    const member = fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 4 });
    const value = fc.dictionary(
      name,
      fc.oneof(leaf, member, fc.array(member, { minLength: 1, maxLength: 4 })),
    );
    fc.assert(
      fc.property(value, (given) => {
        expect(JSON.parse(JSON.stringify(unflattenForm(flattenForm(given))))).toEqual(
          JSON.parse(JSON.stringify(given)),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folioKey, isFolio, normaliseFolio } from './folio.ts';
import { foldName, isSameLastName, lastNameForPath } from './names.ts';

describe('last names', () => {
  it.each([
    ['Muñoz-López', 'MUNOZ LOPEZ'],
    ['Muñoz López', 'Mun\u0303oz Lo\u0301pez'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'O Brien'],
    ['D´Ávila', 'davila'],
    ['de la Cruz', 'DELACRUZ'],
    ['İnönü', 'inonu'],
    ['Işık', 'ISIK'],
    ['Weiß', 'WEISS'],
    ['WEIẞ', 'weiss'],
    ['Sørensen', 'SORENSEN'],
    ['Łukasz', 'lukasz'],
    ['Ríver\u200ba', 'Rivera'],
    ['ﬁnn', 'FINN'],
    ['St. John', 'st john'],
    ['Núñez–López', 'Nunez-Lopez'],
  ])('%s is %s', (a, b) => {
    expect(isSameLastName(a, b)).toBe(true);
  });

  it.each([
    ['Rivera', 'Rivero'],
    ['', ''],
    [' ', '-'],
    ['%', 'Rivera'],
    ['_ivera', 'Rivera'],
    ['Rivera', 'Rivеra'],
    ['Lopez', 'Muñoz López'],
    ['कि', 'क'],
  ])('%j is not %j', (a, b) => {
    expect(isSameLastName(a, b)).toBe(false);
  });

  it('folding again changes nothing, nor does case or decomposition', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const folded = foldName(name);
        expect(foldName(folded)).toBe(folded);
        expect(foldName(name.normalize('NFD'))).toBe(folded);
        expect(foldName(` ${name}- `)).toBe(folded);
      }),
    );
  });

  it('the path’s form has no spaces', () => {
    expect(lastNameForPath(' Mun\u0303oz  López ')).toBe('MuñozLópez');
  });
});

describe('folios', () => {
  it.each([
    ['BP100001-1', 'BP100001-1'],
    [' bp100001-1 ', 'BP100001-1'],
    ['BP 100 001 – 1', 'BP100001-1'],
    ['bp100001—1', 'BP100001-1'],
    ['123456', '123456'],
  ])('%s is %s', (typed, folio) => {
    expect(normaliseFolio(typed)).toBe(folio);
  });

  it.each([
    '',
    '   ',
    '-',
    'ВР100001-1',
    'BPß100001',
    'BP１00001',
    'BP100001-1\u200b',
    'BP\u202e100001',
    "BP100001-1' OR '1'='1",
    '../BP100001',
    'BP%',
    'BP_00001-1',
    '-BP100001',
    'BP100001-',
    'B'.repeat(31),
    'B'.repeat(100_000),
  ])('refuses %j', (typed) => {
    expect(isFolio(typed)).toBe(false);
  });

  it('can be compared without its dashes', () => {
    expect(folioKey('bp 100001 1')).toBe(folioKey('BP100001-1'));
    expect(folioKey('ВР1')).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOfFolio, folioKey, isFolio, normaliseFolio } from './folio.ts';
import {
  firstFamilyName,
  foldName,
  isLastNameOf,
  isSameLastName,
  lastNameForPath,
  nameKey,
} from './names.ts';

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

  it('orders marks that meet when a space between them goes', () => {
    const folded = foldName('\u{1d15e}\ufe74');
    expect(foldName(folded)).toBe(folded);
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

describe('the first family name', () => {
  it.each([
    ['Muñoz López', 'MUNOZ'],
    ['Muñoz-López', 'MUNOZ'],
    ['  Mun\u0303oz – López ', 'MUNOZ'],
    ['de la Cruz García', 'DELACRUZ'],
    ['De La Cruz-García', 'DELACRUZ'],
    ['del Río Núñez', 'DELRIO'],
    ['de los Santos Vega', 'DELOSSANTOS'],
    ['San Martín Ruiz', 'SANMARTIN'],
    ['da Silva Souza', 'DASILVA'],
    ['van den Berg Smith', 'VANDENBERG'],
    ['de la O Ruiz', 'DELAO'],
    ["O'Brien Casey", 'OBRIEN'],
    ['Paz Soldán', 'PAZ'],
    ['Vega de la Cruz', 'VEGA'],
    ['Delgado Ruiz', 'DELGADO'],
  ])('of %s is %s', (name, first) => {
    expect(firstFamilyName(name)).toBe(first);
    expect(isLastNameOf(name, first)).toBe(true);
    expect(isLastNameOf(name, foldName(name))).toBe(true);
  });

  it.each([
    'Rivera',
    "O'Brien",
    'de la Cruz',
    'van der Berg',
    'San Juan',
    'De La',
    'Li Wong',
    'St. John',
    '',
    ' - ',
  ])('%j has none: all of it has to be given', (name) => {
    expect(firstFamilyName(name)).toBeNull();
  });

  it.each([
    ['Muñoz López', 'Muño'],
    ['Muñoz López', 'López'],
    ['Muñoz López', 'Muñoz L'],
    ['Muñoz López', 'Muñoz Pérez'],
    ['Muñoz', 'Muñoz López'],
    ['de la Cruz García', 'Cruz'],
    ['de la Cruz García', 'de la'],
    ['de la Cruz García', 'de'],
    ['van den Berg Smith', 'van'],
    ['San Martín Ruiz', 'San'],
    ['Li Wong', 'Li'],
    ['Muñoz López', ''],
    ['', ''],
  ])('%j is not given by %j', (name, typed) => {
    expect(isLastNameOf(name, foldName(typed))).toBe(false);
  });

  const word = fc.stringMatching(/^[A-ZÁÉÑ][a-záéñ]{0,9}$/);

  it('is never a prefix: nothing but the whole name and whole words at its beginning are it', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(' ', '-', ' – '),
        (words, by) => {
          const name = words.join(by);
          const whole = foldName(name);
          const beginnings = words.map((_, index) => foldName(words.slice(0, index + 1).join(by)));
          for (let end = 1; end < whole.length; end += 1) {
            const part = whole.slice(0, end);
            if (isLastNameOf(name, part)) expect(beginnings).toContain(part);
          }
          const taken = beginnings.filter((part) => isLastNameOf(name, part));
          expect(taken.length).toBeLessThanOrEqual(2);
          expect(taken).toContain(whole);
        },
      ),
    );
  });

  it('shares one count with the whole name, however it is written', () => {
    expect(
      new Set(['Muñoz', 'muñoz', 'Muñoz López', 'MUNOZ-LOPEZ', 'MuñozLópez', 'Mun\u0303ozLopez'].map(nameKey))
        .size,
    ).toBe(1);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        const first = firstFamilyName(name);
        if (first !== null) expect(nameKey(name)).toBe(first);
        expect(nameKey(words.join('-').toUpperCase())).toBe(nameKey(name));
      }),
    );
  });

  it('of one word is counted as it is', () => {
    expect(nameKey('Rivera')).toBe('RIVERA');
    expect(nameKey('McDonald')).toBe('MCDONALD');
    expect(nameKey('Li Wong')).toBe('LIWONG');
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

  it.each([
    ['bp 100001-1', 'BP'],
    ['BP1', 'BP'],
    ['BPX-100', 'BPX'],
    ['BP', null],
    ['BQ100001-1', null],
    ['100001', null],
    ['7K3QW9ZC4T', null],
    ['BP-', null],
    ['', null],
  ])('%j names the resort %j', (typed, code) => {
    expect(codeOfFolio(typed, ['SC', 'BP', 'BPX', ''])).toBe(code);
  });

  it('can be compared without its dashes', () => {
    expect(folioKey('bp 100001 1')).toBe(folioKey('BP100001-1'));
    expect(folioKey('ВР1')).toBeNull();
  });
});

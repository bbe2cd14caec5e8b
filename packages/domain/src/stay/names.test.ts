import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName, isLastNameOf, isSameLastName, lastNameForPath, nameKey } from './names.ts';

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
    ['Sørensen', 'Soerensen'],
    ['Łukasz', 'lukasz'],
    ['Ríver\u200ba', 'Rivera'],
    ['ﬁnn', 'FINN'],
    ['St. John', 'st john'],
    ['Núñez–López', 'Nunez-Lopez'],
    ['Muñoz, López', 'Muñoz López'],
    ['Müller', 'MUELLER'],
    ['Müller', 'Muller'],
    ['Müller', 'mu\u0308ller'],
    ['Müller-Lüdenscheidt', 'Mueller Ludenscheidt'],
    ['Müeller', 'Müller'],
    ['Köhler', 'Koehler'],
    ['Jäger', 'JAEGER'],
    ['Ångström', 'Aangstroem'],
    ['Ångström', 'ANGSTROM'],
    ['Kjær', 'Kjaer'],
    ['Œuvrard', 'Oeuvrard'],
    ['Smith Jr', 'Smith'],
    ['SMITH', 'Smith, Jr.'],
    ['Smith Sr.', 'Smith III'],
    ['Muñoz López IV', 'Muñoz López'],
    ['Jr', 'JR'],
  ])('%s is %s', (a, b) => {
    expect(isSameLastName(a, b)).toBe(true);
    expect(isSameLastName(b, a)).toBe(true);
    expect(isLastNameOf(a, b)).toBe(true);
    expect(nameKey(a)).toBe(nameKey(b));
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
    ['Mueller', 'Muller'],
    ['Manuel', 'Manul'],
    ['Noël', 'Noeel'],
    ['Kjær', 'Kjar'],
    ['Weiß', 'Weis'],
    ['Müller', 'Mller'],
    ['Müller', 'Muaeller'],
    ['Smith Jr', 'Jr'],
    ['Hawaiii', 'Hawa'],
    ['ü'.repeat(80), `${'UE'.repeat(80)}X`],
  ])('%j is not %j', (a, b) => {
    expect(isSameLastName(a, b)).toBe(false);
    expect(isSameLastName(b, a)).toBe(false);
    expect(isLastNameOf(a, b)).toBe(false);
  });

  it('no two different plain names are equal', () => {
    const plain = fc.stringMatching(/^[AEOUSN]{1,4}[A-Z]{0,3}$/);
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(isSameLastName(a, b)).toBe(a === b);
        expect(isLastNameOf(a, b)).toBe(a === b);
        expect(isSameLastName(a, b.toLowerCase())).toBe(a === b);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is every spelling of its letters with marks, and no other text', () => {
    const letter = fc.constantFrom('ü', 'ö', 'ø', 'ä', 'å', 'A', 'E', 'O', 'U', 'S', 'ß');
    const spellings: Readonly<Record<string, readonly string[]>> = {
      ü: ['U', 'UE'],
      ö: ['O', 'OE'],
      ø: ['O', 'OE'],
      ä: ['A', 'AE'],
      å: ['A', 'AA'],
      ß: ['SS'],
    };
    const textsOf = (letters: readonly string[]) =>
      letters.reduce<string[]>(
        (texts, one) => texts.flatMap((text) => (spellings[one] ?? [one]).map((as) => text + as)),
        [''],
      );
    const letters = fc.array(letter, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const shared = textsOf(a).some((text) => textsOf(b).includes(text));
        expect(isSameLastName(a.join(''), b.join(''))).toBe(shared);
        if (shared) expect(nameKey(a.join(''))).toBe(nameKey(b.join('')));
      }),
      { numRuns: 2_000 },
    );
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
        expect(isSameLastName(name, name)).toBe(folded !== '');
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
    ['Muñoz-López', 'Muñoz'],
    ['  Mun\u0303oz – López ', 'MUNOZ'],
    ['de la Cruz García', 'de la Cruz'],
    ['De La Cruz-García', 'DELACRUZ'],
    ['del Río Núñez', 'DELRIO'],
    ['de los Santos Vega', 'DELOSSANTOS'],
    ['dos Santos Silva', 'dos Santos'],
    ['dos Santos-Silva', 'DosSantos'],
    ['San Martín Ruiz', 'SANMARTIN'],
    ['Saint-Exupéry Martin', 'Saint Exupery'],
    ['da Silva Souza', 'DASILVA'],
    ['van den Berg Smith', 'VANDENBERG'],
    ['von der Leyen Albrecht', 'von der Leyen'],
    ['von Müller Braun', 'VonMueller'],
    ['Della Valle Rossi', 'della valle'],
    ['bin Salman Al Saud', 'Bin Salman'],
    ["O'Brien Casey", 'OBRIEN'],
    ['O Brien Casey', "O'Brien"],
    ['Paz Soldán', 'PAZ'],
    ['Vega de la Cruz', 'VEGA'],
    ['Núñez y Vega', 'Nunez'],
    ['Delgado Ruiz', 'DELGADO'],
    ['Muñoz López Jr', 'Muñoz'],
    ['Muñoz López', 'Muñoz Jr.'],
  ])('of %s is %s', (name, first) => {
    expect(isLastNameOf(name, first)).toBe(true);
    expect(isLastNameOf(name, foldName(name))).toBe(true);
    expect(nameKey(name)).toBe(nameKey(first));
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
    ['de la Cruz', 'Cruz'],
    ['van den Berg Smith', 'van'],
    ['von Braun', 'von'],
    ['von Braun', 'Braun'],
    ['VON BRAUN', 'V'],
    ['dos Santos Silva', 'dos'],
    ['dos Santos Silva', 'Santos'],
    ['Della Valle Rossi', 'Della'],
    ['bin Salman Al Saud', 'bin'],
    ['Abdul Rahman', 'Abdul'],
    ['Mac Gregor Jones', 'Mac'],
    ['Saint-Exupéry Martin', 'Saint'],
    ['San Martín Ruiz', 'San'],
    ['de la O Ruiz', 'de la O'],
    ['de la O Ruiz', 'de la'],
    ['van Ek Smith', 'van Ek'],
    ['Li Wong', 'Li'],
    ['Lü Wong', 'Lue'],
    ['Smith Jr', 'Smith Jr Jones'],
    ['Muñoz López', ''],
    ['', ''],
  ])('%j is not given by %j', (name, typed) => {
    expect(isLastNameOf(name, typed)).toBe(false);
  });

  it.each(['de la O', 'De La', 'Van', 'Li', "D'O", 'de la Cruz', 'van der Berg', 'Ní', '李'])(
    '%s is given as a whole',
    (name) => {
      expect(isLastNameOf(name, name.toUpperCase())).toBe(true);
    },
  );

  it.each([
    ['Smith', 'SmithJr'],
    ['Smith', 'SmithIi'],
    ['Smith', 'SmithJr.'],
    ['Smith Jr', 'SMITHJR'],
    ['Muñoz López', 'MuñozLópezIii'],
  ])('%s is given by %s, as a path has it', (name, joined) => {
    expect(isLastNameOf(name, joined)).toBe(true);
    if (!/\s/.test(name)) expect(nameKey(joined)).toBe(nameKey(name));
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
          expect(isLastNameOf(name, name)).toBe(true);
        },
      ),
    );
  });

  it('shares one count with the whole name, however it is written', () => {
    for (const spellings of [
      [
        'Muñoz',
        'muñoz',
        'Muñoz López',
        'MUNOZ-LOPEZ',
        'MuñozLópez',
        'Mun\u0303ozLopez',
        'munozlopez',
        'MUNOZLOPEZ',
        'mUnOzLoPeZ',
      ],
      ['Eööø', 'EøøO', 'eoeoeo'],
      ['Doe', 'Doe Smith', 'doesmith'],
      ['Roa', 'Roa Ruiz', 'ROARUIZ'],
    ])
      expect(new Set(spellings.map(nameKey)).size).toBe(1);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const name = words.join(' ');
        expect(nameKey(words.join('-').toUpperCase())).toBe(nameKey(name));
        for (const end of words.keys()) {
          const typed = words.slice(0, end + 1).join(' ');
          if (isLastNameOf(name, typed)) expect(nameKey(typed)).toBe(nameKey(name));
        }
      }),
    );
  });

  it.each(['Rivera', 'McDonald', 'MacDonald', 'Li Wong'])('of %s is counted with any case', (name) => {
    expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
    expect(nameKey(name)).not.toBe(nameKey('Smith'));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWords } from './name-words.ts';
import { readDay } from './read-day.ts';
import { QUESTION_MAX, recogniseQuestion } from './recognise-question.ts';

const known = { todays: ['2026-11-23'], language: 'en' } as const;
const whole = (word: string) => ({ word, isWhole: true });
const begins = (word: string) => ({ word, isWhole: false });

describe('the meaning of a search', () => {
  it.each<[string, unknown[]]>([
    [
      '7K3QW9ZC4T',
      [
        { kind: 'number', number: '7K3QW9ZC4T' },
        { kind: 'folio', key: '7K3QW9ZC4T' },
      ],
    ],
    [
      ' 7k3qw-9zc4t ',
      [
        { kind: 'number', number: '7K3QW9ZC4T' },
        { kind: 'folio', key: '7K3QW9ZC4T' },
      ],
    ],
    ['bp 100001-1', [{ kind: 'folio', key: 'BP1000011' }]],
    ['BP100001', [{ kind: 'folio', key: 'BP100001' }]],
    ['munoz', [{ kind: 'name', words: [begins('MUNOZ')] }]],
    [
      'M-7K3QW-9ZC4T',
      [
        { kind: 'folio', key: 'M7K3QW9ZC4T' },
        { kind: 'message', reference: 'M-7K3QW-9ZC4T' },
      ],
    ],
    [
      'm 7k3qw 9zc4l',
      [
        { kind: 'folio', key: 'M7K3QW9ZC4L' },
        { kind: 'message', reference: 'M-7K3QW-9ZC41' },
      ],
    ],
    ['Muñoz-López', [{ kind: 'name', words: [whole('MUNOZ'), begins('LOPEZ')] }]],
    ["O'Brien", [{ kind: 'name', words: [begins('OBRIEN')] }]],
    ['Li', [{ kind: 'name', words: [whole('LI')] }]],
    ['de la Cruz', [{ kind: 'name', words: [whole('DE'), whole('LA'), begins('CRUZ')] }]],
    ['Ana@Example', [{ kind: 'email', begins: 'ana@example' }]],
    ['ana_100%@x', [{ kind: 'email', begins: 'ana_100%@x' }]],
    [
      '4567',
      [
        { kind: 'number', number: '4567' },
        { kind: 'folio', key: '4567' },
        { kind: 'phone', end: '4567' },
        { kind: 'card', last4: '4567' },
      ],
    ],
    ['+52 998 123-4567', [{ kind: 'phone', end: '529981234567' }]],
    ['•••• 4242', [{ kind: 'card', last4: '4242' }]],
    ['Visa *4242', [{ kind: 'card', last4: '4242' }]],
    [
      'AA 1234',
      [
        { kind: 'folio', key: 'AA1234' },
        { kind: 'flight', key: 'AA1234', on: [] },
      ],
    ],
    [
      'Y4 0058',
      [
        { kind: 'folio', key: 'Y40058' },
        { kind: 'flight', key: 'Y458', on: [] },
      ],
    ],
    [
      'AA-1235/BA-9',
      [
        { kind: 'flight', key: 'AA1235', on: [] },
        { kind: 'folio', key: 'AA1235BA9' },
      ],
    ],
    [
      'AAL 01235',
      [
        { kind: 'flight', key: 'AAL1235', on: [] },
        { kind: 'folio', key: 'AAL01235' },
      ],
    ],
    ['#BP100001/1', [{ kind: 'folio', key: 'BP1000011' }]],
    ['EXP-77.12', [{ kind: 'folio', key: 'EXP7712' }]],
    ['aa1234 2026-12-21', [{ kind: 'flight', key: 'AA1234', on: ['2026-12-21'] }]],
    ['AA 1234 dec 21', [{ kind: 'flight', key: 'AA1234', on: ['2026-12-21'] }]],
    ['AA 1234 12/21', [{ kind: 'flight', key: 'AA1234', on: ['2026-12-21'] }]],
    ['AA 1234 tomorrow', [{ kind: 'flight', key: 'AA1234', on: ['2026-11-24'] }]],
    ['ch_3Nq8Xa2eZvKYlo2C', [{ kind: 'gateway', id: 'ch_3Nq8Xa2eZvKYlo2C' }]],
    [
      '7D2C6C56-6f0e-4d0c-8f5b-0c1f5a2f3b4d',
      [{ kind: 'gateway', id: '7d2c6c56-6f0e-4d0c-8f5b-0c1f5a2f3b4d' }],
    ],
    ['', []],
    ['   ', []],
    ['A', []],
    ['%', []],
    ['_', []],
    ['%%%%', []],
    ["' or 1=1 --", []],
    ['Rivera\u0000', []],
    ['123', []],
    [
      '2026-12-21',
      [
        { kind: 'folio', key: '20261221' },
        { kind: 'number', number: '20261221' },
      ],
    ],
    ['R'.repeat(101), []],
    ['AA 1234 someday', []],
    [
      'k7m-2qx',
      [
        { kind: 'reference', reference: 'K7M2QX' },
        { kind: 'folio', key: 'K7M2QX' },
      ],
    ],
  ])('%j', (typed, questions) => {
    const found = recogniseQuestion(typed, known);
    expect(found).toHaveLength(questions.length);
    expect(found).toEqual(expect.arrayContaining(questions));
  });

  it('no text asks for much, and no question carries a sign of a pattern but an address', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '7K3QW9ZC4T',
        'AA1234',
        'Mr',
        'Muñoz',
        'ana@example.com',
        '+52 998 123 4567',
        '*4242',
        '20000001',
      ),
    );
    const line = fc.array(word, { maxLength: 80 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.oneof(word, line), (typed) => {
        const found = recogniseQuestion(typed, known);
        expect(found.length).toBeLessThanOrEqual(8);
        for (const { kind } of found)
          expect(found.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(2);
        for (const question of found)
          if (question.kind === 'name') expect(question.words.length).toBeLessThanOrEqual(6);
        for (const question of found)
          if (question.kind !== 'email' && question.kind !== 'gateway')
            expect(JSON.stringify(question)).not.toMatch(/[%\\]/);
      }),
    );
  });
});

it.each(['7', 'K31', 'TRF-2026-00017', '0001234', '1234567890123', 'AB/77'])(
  '%j may be a booking of the group, where the group sells',
  (typed) => {
    expect(recogniseQuestion(typed, { ...known, numbersOf: 'group' })).toContainEqual({
      kind: 'number',
      number: typed,
    });
  },
);

describe('a pasted line', () => {
  const number = { kind: 'number', number: '7K3QW9ZC4T' };
  const folio = { kind: 'folio', key: 'BP1000011' };
  const munoz = { kind: 'name', words: [whole('MUNOZ')] };
  const long = 'We would like to ask about our ride from the airport, and whether it takes a surfboard.';
  it.each<[string, string, unknown[]]>([
    [
      'a number and a name',
      'Booking ABC123 for Mr Muñoz on 12 May',
      [
        { kind: 'reference', reference: 'ABC123' },
        { kind: 'folio', key: 'ABC123' },
        { kind: 'flight', key: 'ABC123', on: [] },
        munoz,
      ],
    ],
    ['a booking number', 'Hello, it is about (7K3QW9ZC4T).', [number, { kind: 'folio', key: '7K3QW9ZC4T' }]],
    [
      'a booking number without a digit',
      'Booking SCTHFQDVJT for Mr Muñoz on 12 May',
      [{ kind: 'number', number: 'SCTHFQDVJT' }, munoz],
    ],
    ['words of its length', 'a Transferal, PROVIDENCE and the AFTERNOON at 10am', []],
    ['a number behind the word for it', 'Folio: BP100001-1', [folio]],
    [
      'a number of the group',
      'booking 20000001, thanks',
      [
        { kind: 'number', number: '20000001' },
        { kind: 'folio', key: '20000001' },
      ],
    ],
    ['a name in Spanish', 'Buenos días, soy la Sra. Muñoz, gracias', [munoz]],
    ['a mail', 'From: Ana <Ana@Example.com> yesterday', [{ kind: 'email', begins: 'ana@example.com' }]],
    ['a phone', 'call me at +52 998 123-4567 please', [{ kind: 'phone', end: '529981234567' }]],
    ['the end of a card', 'paid with Visa ••••4242 in May', [{ kind: 'card', last4: '4242' }]],
    [
      'two bookings, once each',
      'BP100001-1 and BP100002-1, BP100001-1 again',
      [folio, { kind: 'folio', key: 'BP1000021' }],
    ],
    ['300 characters', `${long} ${long} ${long} Folio BP100001-1, regards`, [folio]],
    ['50 words', `${'please '.repeat(48)}booking BP100001-1`, [folio]],
    ['50 words of a name', 'Ana '.repeat(50), []],
    ['only words', long, []],
    ['a day and a year', 'on 12 May 2026 at 10am, the 12th', []],
    ['between tabs, as a table has it', 'Muñoz\tBP100001-1\t2 people', [folio]],
    ['a letter that nobody ends', 'x'.repeat(QUESTION_MAX), []],
    ['signs that nobody ends', '%'.repeat(QUESTION_MAX), []],
    ['more than is looked at', `BP100001-1 ${'x '.repeat(QUESTION_MAX)}`, []],
    ['what a database would run', "BP100001-1'; drop table coupon; -- ", [folio]],
    ['a mark of the control of a terminal', 'booking \u001b[31mBP100001-1', []],
  ])('%s', (_, typed, questions) => {
    expect(recogniseQuestion(typed, known)).toEqual(questions);
  });

  it('is read without the marks of right-to-left text', () => {
    expect(recogniseQuestion('\u202b\u200f7K3QW9ZC4T\u202c', known)).toEqual(
      recogniseQuestion('7K3QW9ZC4T', known),
    );
    expect(recogniseQuestion('\u2066+52 998 123-4567\u2069', known)).toEqual([
      { kind: 'phone', end: '529981234567' },
    ]);
    expect(recogniseQuestion('\u200f \u200b', known)).toEqual([]);
  });
});

it.each([
  ['Muñoz-López', ['MUNOZ', 'LOPEZ']],
  ['Mun\u0303oz  Lo\u0301pez', ['MUNOZ', 'LOPEZ']],
  ["D´Ávila O'Brien", ['DAVILA', 'OBRIEN']],
  ['Weiß, Sørensen', ['WEISS', 'SORENSEN']],
  [' - ', []],
])('the words of %j', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

describe('a day', () => {
  it.each([
    ['2026-12-21', 'en', '2026-12-21'],
    ['2026-02-30', 'en', null],
    ['12/21', 'en', '2026-12-21'],
    ['21/12', 'es', '2026-12-21'],
    ['21/12', 'en', null],
    ['21.12.2027', 'en', '2027-12-21'],
    ['1/5', 'en', '2027-01-05'],
    ['Dec 21', 'en', '2026-12-21'],
    ['21 de diciembre de 2026', 'es', '2026-12-21'],
    ['3 ene', 'es', '2027-01-03'],
    ['hoy', 'es', '2026-11-23'],
    ['mañana', 'es', '2026-11-24'],
    ['29 feb', 'en', null],
    ['constructor', 'en', null],
    ['21 foo', 'en', null],
  ] as const)('%s in %s is %s', (typed, language, day) => {
    expect(readDay(typed, { today: '2026-11-23', language })).toBe(day);
  });
});

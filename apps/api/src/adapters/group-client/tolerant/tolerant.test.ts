import { describe, expect, it } from 'vitest';
import { answerOf, type Reader } from './reading.ts';
import { every, many, one, oneOrNone, record } from './shapes.ts';
import { amountMinor, day, flag, id, optional, orElse, shown, text, time, whole, word } from './values.ts';

const read = <T>(reader: Reader<T>, value: unknown) => answerOf(reader).safeParse(value);
const taken = <T>(reader: Reader<T>, value: unknown): T | 'refused' => {
  const answer = read(reader, value);
  return answer.success ? answer.data : 'refused';
};

describe('one value', () => {
  it.each([
    [flag, true, true],
    [flag, '1', true],
    [flag, 0, false],
    [flag, 'S', true],
    [flag, 'n', false],
    [flag, ' TRUE ', true],
    [flag, 'sí', true],
    [flag, 'X', 'refused'],
    [flag, 2, 'refused'],
    [flag, '', 'refused'],
    [flag, null, 'refused'],
    [whole(0, 99), 2, 2],
    [whole(0, 99), '2', 2],
    [whole(0, 99), '2.00', 2],
    [whole(0, 99), 2.5, 'refused'],
    [whole(0, 99), '2,0', 'refused'],
    [whole(0, 99), '', 'refused'],
    [whole(0, 99), -1, 'refused'],
    [whole(0, 99), '1e1', 'refused'],
    [whole(0, 99), Number.NaN, 'refused'],
    [id, '0', 'refused'],
    [amountMinor, 84, 8_400],
    [amountMinor, '84.00', 8_400],
    [amountMinor, '84.5000', 8_450],
    [amountMinor, '1,234.00', 'refused'],
    [amountMinor, '84,00', 'refused'],
    [amountMinor, 84.005, 'refused'],
    [amountMinor, '84.005', 'refused'],
    [amountMinor, -1, 'refused'],
    [amountMinor, Number.POSITIVE_INFINITY, 'refused'],
    [amountMinor, true, 'refused'],
    [day, '2026-12-21', '2026-12-21'],
    [day, '2026-12-21T00:00:00', '2026-12-21'],
    [day, '2026-12-21 14:20:00.0', '2026-12-21'],
    [day, '2026-02-30', 'refused'],
    [day, '21/12/2026', 'refused'],
    [day, '2026-12-211', 'refused'],
    [time, '14:20', '14:20'],
    [time, '14:20:00', '14:20'],
    [time, '9:05', '09:05'],
    [time, '1900-01-01T14:20:00', '14:20'],
    [time, '24:00', 'refused'],
    [time, '2:20 PM', '14:20'],
    [time, '9:15 AM', '09:15'],
    [time, '12:05 a.m.', '00:05'],
    [time, '12:05pm', '12:05'],
    [time, '13:05 PM', 'refused'],
    [time, '0:05 AM', 'refused'],
    [time, '14:20-05:00', 'refused'],
    [time, '14:20:00Z', 'refused'],
    [time, 1420, 'refused'],
    [text, ' BP ', 'BP'],
    [text, 7, '7'],
    [text, '', 'refused'],
    [text, { a: 1 }, 'refused'],
    [word({ DUEIN: 1 }, 'a state'), 'Due In', 1],
    [word({ DUEIN: 1 }, 'a state'), 'constructor', 'refused'],
    [optional(day), {}, null],
    [optional(day), '', null],
    [optional(day), undefined, null],
    [optional(day), 'soon', 'refused'],
    [shown(day), 'soon', null],
    [orElse(optional(text), '-'), {}, '-'],
  ] as const)('case %#', (reader, value, expected) => {
    expect(taken(reader as Reader<unknown>, value)).toEqual(expected);
  });
});

describe('one record', () => {
  const row = record({ a: whole(0, 9), b: optional(text) });
  it.each([
    [{ a: 1 }, { a: 1, b: null }],
    [[{ a: '1', b: {} }], { a: 1, b: null }],
    [{ data: { a: 1 } }, { a: 1, b: null }],
    [
      { success: true, data: [{ a: 1 }] },
      { a: 1, b: null },
    ],
    [
      { success: 'true', a: 1 },
      { a: 1, b: null },
    ],
    [{ data: null }, null],
    [null, null],
    [[], null],
    [undefined, 'refused'],
    [{}, 'refused'],
    [{ success: false }, 'refused'],
    [{ success: '0', a: 1 }, 'refused'],
    [{ success: false, data: { a: 1 } }, 'refused'],
    [{ message: 'Not found' }, 'refused'],
    [{ message: 'Not found', statusCode: 404 }, 'refused'],
    [[{ a: 1 }, { a: 2 }], 'refused'],
    ['a', 'refused'],
  ])('%j', (value, expected) => {
    expect(taken(oneOrNone(row), value)).toEqual(expected);
  });

  it('a field of which only one may be there is one, in a list or not', () => {
    expect(taken(record({ club: one(row) }), { club: [{ a: 3 }] })).toEqual({ club: { a: 3, b: null } });
  });
});

describe('a list', () => {
  const rows = many(record({ a: whole(0, 9) }));
  it('of which one row is odd gives the rest, and says what was odd', () => {
    const answer = read(rows, { data: [{ a: 1 }, { a: 'x' }, { message: 'no' }, { a: '3' }] });
    expect(answer).toMatchObject({
      success: true,
      data: { rows: [{ a: 1 }, { a: 3 }], refused: 2 },
      notes: {
        refused: [
          { path: 'data[].a', expected: 'a whole number from 0 to 9', found: 'a text of 1' },
          { path: 'data[]', expected: 'a record, not a refusal', found: 'an object' },
        ],
      },
    });
  });

  it('that is absent is an empty one', () => {
    expect(taken(rows, null)).toEqual({ rows: [], refused: 0, odd: [] });
  });

  it.each([[undefined], [{}], ['none'], [{ message: 'none' }], [{ success: false }], [[{ a: 'x' }]]])(
    '%j is none',
    (value) => {
      expect(taken(rows, value)).toBe('refused');
    },
  );

  it('may be of records with a field that refusals have as well', () => {
    const codes = many(record({ code: text }));
    expect(taken(codes, [{ code: 'BP' }])).toEqual({ rows: [{ code: 'BP' }], refused: 0, odd: [] });
    expect(taken(codes, [{ message: 'no' }])).toBe('refused');
  });

  it('may be empty, or one record alone', () => {
    expect(taken(rows, [])).toEqual({ rows: [], refused: 0, odd: [] });
    expect(taken(rows, { a: 1 })).toEqual({ rows: [{ a: 1 }], refused: 0, odd: [] });
    expect(taken(record({ list: every(text) }), { list: 'one' })).toEqual({ list: ['one'] });
    expect(taken(record({ list: every(text) }), { list: {} })).toEqual({ list: [] });
  });

  it('notes no value of a guest', () => {
    const answer = read(many(record({ name: time })), [{ name: 'Rivera' }]);
    expect(JSON.stringify(answer)).not.toContain('Rivera');
  });
});

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the same facts in 200 spellings', () => {
  const stay = record({
    folio: text,
    adults: whole(0, 99),
    arrival: day,
    at: time,
    price: amountMinor,
    member: flag,
    room: optional(text),
  });
  const facts = {
    folio: '100',
    adults: 2,
    arrival: '2026-12-21',
    at: '09:20',
    price: 8_450,
    member: true,
    room: null,
  };
  const spellings = {
    folio: ['100', 100, ' 100'],
    adults: [2, '2', '2.0'],
    arrival: ['2026-12-21', '2026-12-21T00:00:00', '2026-12-21 00:00'],
    at: ['09:20', '09:20:00', '9:20'],
    price: [84.5, '84.5', '84.50', '84.5000'],
    member: [true, 1, '1', 'S', 'Y', 'true'],
    room: [null, undefined, {}, ''],
  };
  const wraps = [
    (row: object) => row,
    (row: object) => [row],
    (row: object) => ({ data: row }),
    (row: object) => ({ success: true, data: [row] }),
    (row: object) => ({ status: 'ok', message: '', data: [row] }),
  ];
  const pick = chance(20_261_123);
  it.each(Array.from({ length: 200 }, (_, index) => index))('spelling %i', () => {
    const row = Object.fromEntries(
      Object.entries(spellings).map(([name, list]) => [name, list[pick(list.length)]]),
    );
    const value = JSON.parse(JSON.stringify(wraps[pick(wraps.length)]?.(row)));
    expect(taken(one(stay), value)).toEqual(facts);
    expect(taken(many(stay), value)).toEqual({ rows: [facts], refused: 0, odd: [] });
    // The same without the deciding values is refused, in every spelling.
    const { arrival: _, ...less } = row;
    expect(taken(one(stay), wraps[pick(wraps.length)]?.(less))).toBe('refused');
  });
});

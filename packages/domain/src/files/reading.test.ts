import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { addDays } from '../time/civil.ts';
import { isUnclear, readAs, readingsOf, wayOf } from './reading.ts';
import { isShortened, typedFlag, typedTime, withoutZeros } from './typed-words.ts';
import type { Asked } from './ways.ts';

const no = null;

it.each<[string, string | null, string | null]>([
  ['2026-12-13', '2026-12-13', '2026-12-13'],
  ['2026/3/4', '2026-03-04', '2026-03-04'],
  ['2026-12-13 00:00:00', '2026-12-13', '2026-12-13'],
  ['2026-12-13T00:00', '2026-12-13', '2026-12-13'],
  ['03/04/2026', '2026-04-03', '2026-03-04'],
  [' 3/4/26 ', '2026-04-03', '2026-03-04'],
  ['03-04-2026', '2026-04-03', '2026-03-04'],
  ['03.04.2026', '2026-04-03', '2026-03-04'],
  ['13/12/2026', '2026-12-13', no],
  ['12/13/2026 0:00', no, '2026-12-13'],
  ['05/05/2026', '2026-05-05', '2026-05-05'],
  ['29/02/2026', no, no],
  ['30/02/2026', no, no],
  ['13-dic-26', '2026-12-13', '2026-12-13'],
  ['13-Dec-2026', '2026-12-13', '2026-12-13'],
  ['1 ene. 2027', '2027-01-01', '2027-01-01'],
  ['13 de diciembre de 2026', '2026-12-13', '2026-12-13'],
  ['December 13, 2026', '2026-12-13', '2026-12-13'],
  ['13-foo-26', no, no],
  ['03/04/202', no, no],
  ['03/04/0000', no, no],
  ['46369', no, no],
  ['2026-12-13 14:00', no, no],
  ['', no, no],
  ['١٣/١٢/٢٠٢٦', no, no],
])('the date %j', (text, day_first, month_first) => {
  expect(readingsOf('dates', text)).toEqual({ day_first, month_first });
});

it.each<[string, number | null, number | null]>([
  ['42', 42, 42],
  ['1180', 1180, 1180],
  ['-5', -5, -5],
  ['24.00', 24, no],
  ['24,00', no, 24],
  ['18.1234', 18.1234, no],
  ['1.180', 1.18, 1180],
  ['1,180', 1180, 1.18],
  ['0.500', 0.5, 500],
  ['1234.567', 1234.567, no],
  ['1,234.50', 1234.5, no],
  ['1.180,00', no, 1180],
  ['1,234,567', 1234567, no],
  ['$1,234.50', 1234.5, no],
  ['$ 1,180', 1180, 1.18],
  ['US$24.00', 24, no],
  ['USD 1,234.50', 1234.5, no],
  ['1.180,00 USD', no, 1180],
  ['-$5.50', -5.5, no],
  ['1 234,50', no, 1234.5],
  ['1\u202f234', 1234, 1234],
  ['1’234.50', 1234.5, no],
  ['MXN 1,180.00', no, no],
  ['€24.00', no, no],
  ['1,18,0', no, no],
  ['1.2.3', no, no],
  ['1e3', no, no],
  ['12 34', no, no],
  ['.', no, no],
  ['', no, no],
])('the number %j', (text, point, comma) => {
  expect(readingsOf('decimals', text)).toEqual({ point, comma });
});

describe('a file', () => {
  it.each<[string, Asked, string[], string | undefined, string | null, unknown[]]>([
    [
      'decided by one date',
      'dates',
      ['03/04/2026', '25/04/2026'],
      undefined,
      'day_first',
      ['2026-04-03', '2026-04-25'],
    ],
    [
      'decided the other way',
      'dates',
      ['03/04/2026', '04/25/2026'],
      undefined,
      'month_first',
      ['2026-03-04', '2026-04-25'],
    ],
    [
      'of dates that all can be read both ways',
      'dates',
      ['03/04/2026', '2026-12-13'],
      undefined,
      null,
      ['unclear', '2026-12-13'],
    ],
    [
      'of clear dates alone',
      'dates',
      ['05/05/2026', '13-dic-26'],
      undefined,
      null,
      ['2026-05-05', '2026-12-13'],
    ],
    [
      'that says both',
      'dates',
      ['13/12/2026', '12/13/2026', '03/04/2026'],
      undefined,
      null,
      ['2026-12-13', '2026-12-13', 'unclear'],
    ],
    [
      'that says both, answered',
      'dates',
      ['13/12/2026', '12/13/2026', '03/04/2026'],
      'month_first',
      'month_first',
      [null, '2026-12-13', '2026-03-04'],
    ],
    ['answered', 'dates', ['03/04/2026'], 'day_first', 'day_first', ['2026-04-03']],
    ['of amounts, decided by one', 'decimals', ['1.180', '24.50'], undefined, 'point', [1.18, 24.5]],
    ['of amounts, decided by groups', 'decimals', ['1.180', '1.180,00'], undefined, 'comma', [1180, 1180]],
    [
      'of amounts that all can be read both ways',
      'decimals',
      ['1,180', '42'],
      undefined,
      null,
      ['unclear', 42],
    ],
    ['without a cell', 'decimals', [], undefined, null, []],
  ])('%s', (_, asked, texts, answer, way, values) => {
    const cells = texts.map((text) => readingsOf(asked, text));
    const found = wayOf(asked, cells, answer as never);
    expect(found).toBe(way);
    expect(cells.map((cell) => readAs(cell, found))).toEqual(values);
  });

  it('is never read wrongly where nobody answered', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
    const written = (date: string) => date.split('-').reverse().join('/');
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), (dates) => {
        const cells = dates.map((date) => readingsOf('dates', written(date)));
        const way = wayOf('dates', cells, undefined);
        expect(way).not.toBe('month_first');
        for (const [index, cell] of cells.entries())
          expect([dates[index], 'unclear']).toContain(readAs(cell, way));
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amountMinor) => {
        const cell = readingsOf('decimals', formatMoney({ amountMinor, currency: 'USD' }, 'es-MX'));
        expect(isUnclear(cell)).toBe(false);
        expect(cell.point).toBe(amountMinor / 100);
      }),
    );
  });
});

it.each<[string, boolean | null]>([
  ['true', true],
  ['VERDADERO', true],
  ['Sí', true],
  ['si', true],
  ['1', true],
  ['FALSE', false],
  ['Falso', false],
  ['no', false],
  ['0', false],
  ['perhaps', null],
  ['', null],
])('the word %j', (text, flag) => expect(typedFlag(text)).toBe(flag));

it.each<[string, string | null]>([
  ['07:30', '07:30'],
  ['7:30', '07:30'],
  ['07:30:00', '07:30'],
  ['2:35 PM', '14:35'],
  ['02:35:00 p. m.', '14:35'],
  ['12:00 a.m.', '00:00'],
  ['12:10 PM', '12:10'],
  ['24:00', null],
  ['13:00 PM', null],
  ['0:30 AM', null],
  ['7.30', null],
  ['07:30:15', null],
])('the time %j', (text, time) => expect(typedTime(text)).toBe(time));

it.each<[string, boolean, string | null]>([
  ['1.00235E+14', true, null],
  ['1,5e+10', true, null],
  ['1E5', false, null],
  ['007', false, '7'],
  ['0', false, null],
  ['00', false, '0'],
  ['BP007', false, null],
])('the digits %j', (text, shortened, zeros) => {
  expect([isShortened(text), withoutZeros(text)]).toEqual([shortened, zeros]);
});

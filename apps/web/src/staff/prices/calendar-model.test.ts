import { describe, expect, it } from 'vitest';
import {
  daysOf,
  endsOf,
  marksOf,
  monthsOf,
  monthsText,
  moveDay,
  rangeOf,
  weeksOf,
  winnersOf,
} from './calendar-model.ts';

const range = (from: string, to: string, rate: number | null) => ({ from, to, rate, considered: [] });
const calendar = {
  ranges: [
    range('2027-01-01', '2027-01-31', 7),
    range('2027-02-01', '2027-03-14', 7),
    range('2027-03-15', '2027-03-31', null),
    range('2027-04-01', '2027-12-31', 3),
  ],
};

describe('a year of prices', () => {
  it('joins days in a row of one rate, and counts them', () => {
    expect(winnersOf(calendar).map(({ from, to, rate }) => [from, to, rate])).toEqual([
      ['2027-01-01', '2027-03-14', 7],
      ['2027-03-15', '2027-03-31', null],
      ['2027-04-01', '2027-12-31', 3],
    ]);
    expect([7, 3, null].map((id) => daysOf(calendar, id))).toEqual([73, 275, 17]);
    expect(rangeOf(calendar, '2027-03-31')?.rate).toBeNull();
  });

  it('gives each rate that wins a letter and a look; after the last letter come two', () => {
    expect([...marksOf(calendar)]).toEqual([
      [7, { letter: 'A', look: '0' }],
      [3, { letter: 'B', look: '1' }],
    ]);
    const many = { ranges: Array.from({ length: 28 }, (_, id) => range('', '', id)) };
    const marks = marksOf(many);
    expect([25, 26, 27].map((id) => marks.get(id)?.letter)).toEqual(['Z', 'AA', 'AB']);
    expect(marks.get(8)?.look).toBe('0');
  });

  it('lays out the weeks of a month from Sunday on', () => {
    expect(monthsOf('2027-01-01').at(-1)).toBe('2027-12-01');
    // May 2027 begins on a Saturday and has six weeks.
    const weeks = weeksOf('2027-05-01');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2027-05-01']);
    expect(weeks[5]?.slice(0, 2)).toEqual(['2027-05-30', '2027-05-31']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
  });

  it('of twelve months from any one on ends with the day before that month of the next year', () => {
    const ranges = [range('2026-11-01', '2027-10-31', 7)];
    expect(endsOf({ year: 2026, ranges })).toEqual(['2026-11-01', '2027-10-31']);
    expect(monthsText('2026-11-01', 'en-US').replaceAll('\u2009', ' ')).toBe('Nov 2026 – Oct 2027');
    expect(monthsText('2027-01-01', 'en-US')).toBe('2027');
  });

  it.each([
    ['ArrowLeft', '2027-03-01', '2027-02-28'],
    ['ArrowRight', '2027-12-31', '2027-12-31'],
    ['ArrowUp', '2027-01-03', '2027-01-03'],
    ['ArrowDown', '2027-03-31', '2027-04-07'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['PageDown', '2027-12-15', '2027-12-15'],
    ['Home', '2027-02-20', '2027-02-01'],
    ['End', '2027-02-20', '2027-02-28'],
    ['a', '2027-02-20', null],
  ])('%s from %s leads to %s', (key, day, to) => {
    expect(moveDay(day, key, endsOf({ year: 2027, ...calendar }))).toBe(to);
  });
});

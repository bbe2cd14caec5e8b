import { rates } from '@traslado/domain/catalogues/rates';
import { describe, expect, it } from 'vitest';
import type { CalendarRate } from './calendar-model.ts';
import { weighTyped, yearOfTyped } from './typed-rate.ts';

const rate = (id: number, priority: number, valid_from: string, valid_to: string): CalendarRate => ({
  id,
  description: `Rate ${id}`,
  currency: 'USD',
  priority,
  price: 0,
  adult_price: 40,
  minor_price: 0,
  valid_from,
  valid_to,
  pax_max: null,
});
const typed = (priority: number, valid_from: string, valid_to: string) => ({
  ...rates.example,
  priority,
  valid_from,
  valid_to,
});
const year = rate(1, 5, '2027-01-01', '2027-12-31');
const peak = rate(2, 1, '2027-12-20', '2028-01-05');
const said = (...args: Parameters<typeof weighTyped>) => {
  const { ranges, days, won } = weighTyped(...args);
  return [
    ranges.map(({ from, to, other, over, by }) =>
      [from, to, other?.id ?? 'own', by, ...(over ? [`over ${over.id}`] : [])].join(' '),
    ),
    won,
    days,
  ];
};

describe('the winner of each day while a rate is typed', () => {
  it('says where the typed rate wins, and which one wins instead', () => {
    expect(said([year, peak], typed(2, '2027-12-01', '2027-12-31'), { id: null, year: 2027 })).toEqual([
      ['2027-12-01 2027-12-19 own priority over 1', '2027-12-20 2027-12-31 2 priority'],
      19,
      31,
    ]);
  });

  it('lets a new rate lose a tie, and an edited one keep its number', () => {
    const same = typed(5, '2027-06-01', '2027-06-10');
    expect(said([year], same, { id: null, year: 2027 })[0]).toEqual(['2027-06-01 2027-06-10 1 lowest_id']);
    const other = rate(9, 5, '2027-06-05', '2027-06-30');
    expect(said([rate(3, 5, '2027-01-01', '2027-12-31'), other], same, { id: 3, year: 2027 })[0]).toEqual([
      '2027-06-01 2027-06-04 own alone',
      '2027-06-05 2027-06-10 own lowest_id over 9',
    ]);
  });

  it('shows the days of one year', () => {
    expect(said([], typed(1, '2026-12-15', '2028-01-10'), { id: null, year: 2027 })).toEqual([
      ['2027-01-01 2027-12-31 own alone'],
      365,
      365,
    ]);
  });
});

it.each([
  ['2026-01-01', '2028-12-31', 2027],
  ['2028-05-01', '2028-12-31', 2028],
  ['2025-01-01', '2025-12-31', 2025],
  ['2028-05-01', '2028-04-30', null],
  ['', '2028-04-30', null],
])('from %s to %s the days of %s are shown', (from, to, shown) => {
  expect(yearOfTyped(typed(1, from, to), '2027-07-01')).toBe(shown);
});

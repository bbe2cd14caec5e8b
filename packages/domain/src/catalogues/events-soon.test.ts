import { describe, expect, it } from 'vitest';
import { eventsBetween, ownersOf } from './events-soon.ts';
import { exchangeRates } from './exchange-rates.ts';
import { rates } from './rates.ts';
import { restrictions } from './restrictions.ts';

const days = { from: '2028-12-10', to: '2028-12-24' };

describe('beginnings and ends ahead', () => {
  const rate = (valid_from: string, valid_to: string) => ({ ...rates.example, valid_from, valid_to });
  it.each([
    ['a rate before', rate('2028-01-01', '2028-12-09'), []],
    ['on the first day', rate('2028-01-01', '2028-12-10'), [{ event: 'ends', on: '2028-12-10' }]],
    ['on the last day', rate('2028-12-24', '2029-01-10'), [{ event: 'begins', on: '2028-12-24' }]],
    ['after', rate('2028-12-25', '2029-01-10'), []],
    [
      'both',
      rate('2028-12-15', '2028-12-20'),
      [
        { event: 'begins', on: '2028-12-15' },
        { event: 'ends', on: '2028-12-20' },
      ],
    ],
  ])('%s', (_, facts, events) => {
    expect(eventsBetween(rates, facts, days)).toEqual(events);
  });

  it('a black-out without a last day begins, and an ended one has no event', () => {
    const blackout = { ...restrictions.example, blackout_from: '2028-12-12', blackout_to: null };
    expect(eventsBetween(restrictions, blackout, days)).toEqual([{ event: 'begins', on: '2028-12-12' }]);
    expect(eventsBetween(restrictions, { ...blackout, active: false }, days)).toEqual([]);
    expect(eventsBetween(exchangeRates, exchangeRates.example, days)).toEqual([
      { event: 'begins', on: '2028-12-15' },
    ]);
  });
});

it('a row has the labels of its key’s rows, and its title only once', () => {
  const labels = { service_id: { '111': 'BP · Shared shuttle' } };
  expect(ownersOf(rates, rates.example, labels)).toBe('BP · Shared shuttle');
  expect(ownersOf(rates, rates.example, {})).toBe('');
  expect(ownersOf(restrictions, restrictions.example, labels)).toBe('');
});

import { rates } from '@traslado/domain/catalogues/rates';
import { expect, it } from 'vitest';
import { startOf } from '../catalogues/start-of.ts';
import { checkDays, rateOfDays, readBy } from './days-price.ts';

it.each([
  ['+10', { amount: 10 }],
  ['-5.50', { amount: -5.5 }],
  ['−5,5', { amount: -5.5 }],
  [' 8 %', { percent: 8 }],
  ['0', null],
  ['', null],
  ['ten', null],
  ['10.555', null],
] as const)('“%s” changes by %j', (typed, by) => expect(readBy(typed)).toEqual(by));

it('the days are those of the rate that wins, in order', () => {
  const days = { from: '2026-12-20', last: '2026-12-31' };
  const wrong = (to: string, by = '+1') => checkDays({ to, by }, days).map(({ code }) => code);
  expect(wrong('2026-12-20')).toEqual([]);
  expect(wrong('2026-12-31')).toEqual([]);
  expect(wrong('2027-01-01')).toEqual(['days.outside']);
  expect(wrong('2026-12-19')).toEqual(['days.outside']);
  expect(wrong('', '')).toEqual(['days.outside', 'days.by']);
});

const rate = {
  id: 1111,
  description: 'Standard',
  currency: 'USD',
  priority: 2,
  price: 0,
  adult_price: 42,
  minor_price: 0,
  valid_from: '2026-01-01',
  valid_to: '2027-12-31',
  pax_max: null,
};

it.each([
  ['+10.50', 42, 52.5],
  ['-8%', 42, 38.64],
  ['5%', 0.1, 0.11],
  ['-50', 42, 0],
] as const)('by %s of %d a rate that wins before it asks %d', (by, adult_price, price) => {
  const days = { from: '2026-12-24', to: '2026-12-26', by };
  const started = startOf(rates, rateOfDays({ id: 111 }, { ...rate, adult_price }, days));
  expect(started).toEqual({
    service_id: 111,
    description: `Standard ${by}`,
    priority: 1,
    price: 0,
    adult_price: Math.round(price * 100),
    minor_price: 0,
    valid_from: '2026-12-24',
    valid_to: '2026-12-26',
  });
});

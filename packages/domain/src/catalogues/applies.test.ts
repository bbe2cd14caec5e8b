import { expect, it } from 'vitest';
import { isLeftOut } from './applies.ts';
import { rates } from './rates.ts';

const shared = { price: 0, adult_price: 42_00, minor_price: 0 };
const whole = { price: 160_00, adult_price: 0, minor_price: 0 };

it.each<[string, Readonly<Record<string, number>>, string, boolean]>([
  ['the vehicle of a shared ride', shared, 'price', true],
  ['an adult of a shared ride', shared, 'adult_price', false],
  ['a child that rides for nothing', shared, 'minor_price', false],
  ['the vehicle of a private ride', whole, 'price', false],
  ['an adult of a private ride', whole, 'adult_price', true],
  ['a child of a private ride', whole, 'minor_price', true],
  // Both are wrong for somebody: both are shown.
  ['a vehicle and an adult', { ...whole, adult_price: 1 }, 'adult_price', false],
  ['no price at all', { ...shared, adult_price: 0 }, 'price', false],
  ['a whole number of the same row', { ...shared, priority: 0 }, 'priority', false],
])('%s', (_, facts, name, isOut) => {
  expect(isLeftOut(rates, name, facts)).toBe(isOut);
});

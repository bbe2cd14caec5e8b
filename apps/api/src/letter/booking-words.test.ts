import { describe, expect, it } from 'vitest';
import { describePrice } from './booking-words.ts';
import { exampleFacts } from './example-facts.ts';

describe('the price of a booking in a letter', () => {
  it.each([
    ['en', 'Price lowered by the resort', 'USD 64.00'],
    ['es', 'Precio rebajado por el resort', 'USD 64.00'],
  ] as const)('says in %s what the resort let go, as one deduction', (language, label, total) => {
    const facts = exampleFacts(language);
    const { price } = facts.coupon;
    const lines = [
      { code: 'price.adults', quantity: 2, unit_price: 42, amount: 84 },
      { code: 'price.lowered', quantity: 1, unit_price: -20, amount: -20 },
    ] as const;
    const coupon = { ...facts.coupon, price: { ...price, lines: [...lines], total: 64, paid: 64, due: 0 } };
    const told = describePrice({ ...facts, coupon });
    expect(told.lines.at(-1)).toEqual({ label, value: '−USD 20.00' });
    expect(told.totals[0]?.value).toBe(total);
  });
});

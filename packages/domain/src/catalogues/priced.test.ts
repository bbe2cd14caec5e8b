import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { includedRules } from './included-rules.ts';
import { pricesBeside, touchesPrices } from './priced.ts';
import { rates } from './rates.ts';

describe('sources of a price beside the catalogues of a rule', () => {
  it.each([
    [['rates'], ['services', 'properties', 'included-rules', 'price-expectations']],
    [['rates', 'services', 'properties', 'included-rules'], ['price-expectations']],
    [['rates', 'services', 'properties', 'included-rules', 'price-expectations'], []],
    [['refund-rules', 'brand'], []],
    [[], []],
  ])('%j leaves %j', (named, left) => {
    expect(pricesBeside(named)).toEqual(left);
  });
});

it('a change of rates can move an expected price, one of included rides or of the brand cannot', () => {
  expect([rates, includedRules, brand].map(touchesPrices)).toEqual([true, false, false]);
});

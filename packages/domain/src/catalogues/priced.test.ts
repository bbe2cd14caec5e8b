import { describe, expect, it } from 'vitest';
import { pricesBeside } from './priced.ts';

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

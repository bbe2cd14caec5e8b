import { describe, expect, it } from 'vitest';
import { brandOf, digitsOf, isCardNumber, isExpiryOpen } from './card-number.ts';
import { behaviourOfNumber, findPublicToken, TEST_NUMBERS } from './test-cards.ts';

describe('card numbers', () => {
  it('takes every test number and refuses each with one digit changed', () => {
    for (const number of TEST_NUMBERS) {
      expect(isCardNumber(number)).toBe(true);
      const last = Number(number.at(-1));
      expect(isCardNumber(`${number.slice(0, -1)}${(last + 1) % 10}`)).toBe(false);
    }
  });

  it.each([
    '',
    '4242',
    '4242424242424241',
    '4242 4242 4242 4242',
    '42424242424242424242',
    '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
  ])('refuses %j as it stands', (text) => expect(isCardNumber(text)).toBe(false));

  it('reads what people paste', () => {
    expect(digitsOf(' 4242-4242 4242\u00a04242 ')).toBe('4242424242424242');
  });

  it.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'card'],
  ])('%s is %s', (number, brand) => expect(brandOf(number)).toBe(brand));

  it('lets a card be used until its month is over everywhere', () => {
    expect(isExpiryOpen(11, 2026, Date.parse('2026-11-30T23:59:59-11:00'))).toBe(true);
    expect(isExpiryOpen(11, 2026, Date.parse('2026-12-02T00:00:00Z'))).toBe(false);
    expect(isExpiryOpen(12, 2026, Date.parse('2027-01-01T11:00:00Z'))).toBe(true);
  });

  it('knows test cards only, and no property of objects', () => {
    expect(behaviourOfNumber('4000000000000002')).toBe('card_declined');
    expect(behaviourOfNumber('4111111111111111')).toBeUndefined();
    expect(behaviourOfNumber('constructor')).toBeUndefined();
    expect(findPublicToken('pm_card_visa')).toEqual(findPublicToken('tok_visa'));
    expect(findPublicToken('tok_nobody')).toBeUndefined();
    expect(findPublicToken('tok_')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { prices as english } from '../../i18n/en/prices.ts';
import { prices as spanish } from '../../i18n/es/prices.ts';
import {
  type AskedPrice,
  type Considered,
  foldOthers,
  inOrder,
  priceText,
  verdictText,
} from './rate-words.ts';

const prices: AskedPrice = { price: 1_095.5, adult_price: 42, minor_price: 0, currency: 'USD' };

describe('the price of a rate', () => {
  it.each<[string, Partial<AskedPrice>, boolean, string]>([
    ['a vehicle', {}, true, 'USD\u00a01,095.50 per vehicle'],
    ['a seat', {}, false, 'USD\u00a042.00 per adult'],
    [
      'a seat, and a child’s',
      { minor_price: 21 },
      false,
      'USD\u00a042.00 per adult, USD\u00a021.00 per child under 4',
    ],
    ['a vehicle, whatever a child’s seat costs', { minor_price: 21 }, true, 'USD\u00a01,095.50 per vehicle'],
    ['a free seat', { adult_price: 0 }, false, 'USD\u00a00.00 per adult'],
    ['another currency', { currency: 'MXN' }, false, 'MXN\u00a042.00 per adult'],
  ])('%s', (_, differs, isPrivate, text) => {
    expect(priceText({ ...prices, ...differs }, isPrivate, english, 'en-US')).toBe(text);
  });

  it('is said in the language of the page', () => {
    expect(priceText(prices, true, spanish, 'es-MX')).toBe(spanish.perVehicle('USD\u00a01,095.50'));
  });
});

const one = (
  rate: number,
  verdict: Considered['verdict'],
  by: Considered['by'],
  against: number | null = null,
) => ({ rate, verdict, by, against }) as Considered;
const rate = { priority: 5, valid_from: '2046-03-01', valid_to: '2046-04-30' };

describe('the verdict on a rate', () => {
  const { wins, loses } = english.verdicts;
  it.each<[string, Considered, string]>([
    ['the only one', one(1, 'wins', 'alone'), wins.alone],
    ['wins by its priority', one(1, 'wins', 'priority'), wins.priority(5)],
    ['wins a tie', one(1, 'wins', 'lowest_id'), wins.lowest_id(5)],
    ['loses by its priority', one(1, 'loses', 'priority', 7), loses.priority(5, 7)],
    ['loses a tie', one(1, 'loses', 'lowest_id', 7), loses.lowest_id(5, 7)],
    ['is not valid yet', one(1, 'not_valid', 'begins_later'), 'Not valid yet: it begins Mar 1, 2046.'],
    ['is no longer valid', one(1, 'not_valid', 'has_ended'), 'No longer valid: it ended Apr 30, 2046.'],
  ])('%s', (_, considered, text) => {
    expect(verdictText(considered, rate, english.verdicts, 'en-US')).toBe(text);
  });

  it('names the day in the language of the page', () => {
    const text = verdictText(one(1, 'not_valid', 'begins_later'), rate, spanish.verdicts, 'es-MX');
    expect(text).toMatch(/1 mar/);
  });
});

describe('the rates of a day', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      one(100 + at, 'not_valid', at % 2 ? 'has_ended' : 'begins_later'),
    );
  const ofTheDay = [
    one(3, 'loses', 'priority', 1),
    one(1, 'wins', 'priority'),
    one(2, 'loses', 'lowest_id', 1),
  ];

  it('begin with the winner, and end with those of other days', () => {
    expect(inOrder([...others(2), ...ofTheDay]).map((found) => found.rate)).toEqual([1, 3, 2, 100, 101]);
  });

  it('leave the answer of the server as it is', () => {
    const considered = [...ofTheDay];
    inOrder(considered);
    expect(considered).toEqual(ofTheDay);
  });

  it.each([0, 1, 3])('%i of other days stand among them', (count) => {
    const considered = [...ofTheDay, ...others(count)];
    expect(foldOthers(considered)).toEqual({ shown: considered, folded: [] });
  });

  it.each([4, 37])('%i of other days are folded', (count) => {
    const { shown, folded } = foldOthers([...others(count), ...ofTheDay]);
    expect(shown).toEqual(ofTheDay);
    expect(folded).toHaveLength(count);
  });
});

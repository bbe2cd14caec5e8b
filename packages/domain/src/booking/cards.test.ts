import { describe, expect, it } from 'vitest';
import { acceptsCard, type CardType, cardMarks, isCardLine } from './cards.ts';

const type = (brand: string, funding: string, accepted = true, logo = ''): CardType => ({
  brand,
  funding,
  logo,
  accepted,
});
const card = (brand: string | null, funding: string | null = null) => ({
  brand,
  funding,
  issuer: null,
  country: null,
});

const list = [
  type('visa', 'credit', true, 'Visa'),
  type('visa', 'debit', true, 'Visa'),
  type('mastercard', 'credit', true, 'Mastercard'),
  type('mastercard', 'prepaid', false, 'Mastercard'),
  type('amex', 'credit', false, 'Amex'),
];

describe('a card may pay', () => {
  it.each([
    ['any, without a list', card('jcb', 'prepaid'), [], [], true],
    ['one on the list', card('visa', 'credit'), list, [], true],
    ['not a kind that is refused', card('mastercard', 'prepaid'), list, [], false],
    ['not a brand that is refused', card('amex', 'credit'), list, [], false],
    ['not a kind that is not on the list', card('visa', 'prepaid'), list, [], false],
    ['not a brand that is not on the list', card('jcb', 'credit'), list, [], false],
    ['of a kind that nobody told, where its brand is accepted', card('visa'), list, [], true],
    ['of a kind that nobody told, not where all of its brand are refused', card('amex'), list, [], false],
    ['of a brand that nobody told', card(null), list, ['visa'], true],
    ['one of the merchant’s brands', card('visa', 'debit'), list, ['visa'], true],
    ['not one of another brand', card('mastercard', 'credit'), list, ['visa'], false],
    ['one of the merchant’s kinds', card('visa', 'credit'), list, ['visa credit'], true],
    ['not one of another kind', card('visa', 'debit'), list, ['visa credit'], false],
    [
      'not one that the list refuses, whatever the merchant says',
      card('amex', 'credit'),
      list,
      ['amex'],
      false,
    ],
    ['one of the merchant’s, without a list', card('jcb', 'debit'), [], ['jcb'], true],
    ['not another one, without a list', card('visa', 'debit'), [], ['jcb'], false],
    [
      'not one that another row refuses',
      card('visa', 'credit'),
      [...list, type('visa', 'credit', false)],
      [],
      false,
    ],
  ] as const)('%s', (_, asked, types, lines, accepted) => {
    expect(acceptsCard(asked, types, lines)).toBe(accepted);
  });
});

it('shows the words of accepted cards, each once', () => {
  expect(cardMarks(list, [])).toEqual(['Visa', 'Mastercard']);
  expect(cardMarks(list, ['mastercard'])).toEqual(['Mastercard']);
  expect(cardMarks([], [])).toEqual([]);
});

it.each([
  ['visa', true],
  ['visa credit', true],
  ['visa gold', false],
  ['visa credit debit', false],
  ['bancomer', false],
  ['', false],
])('a line %j names cards: %s', (line, right) => {
  expect(isCardLine(line)).toBe(right);
});

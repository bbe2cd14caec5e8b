import { grouped } from './grouped.ts';

/** Questions and refusals about prices that a change brings about. */
export const priceQuestions = {
  /** The question about prices and time zones that are surely wrong. */
  unusual: {
    title: (count: number) =>
      count === 1 ? 'Is this price correct?' : `Are these ${grouped(count)} prices correct?`,
    rates: 'More than twice or less than half of the previous or next price, or free of charge.',
    exchange: 'The exchange rate changes by more than 20%.',
    zonesTitle: (count: number) =>
      count === 1 ? 'Is this time zone correct?' : `Are these ${grouped(count)} time zones correct?`,
    zones: 'Pick-up times and deadlines follow this clock. The airport is in another country.',
    now: 'New',
    old: 'Before',
    neighbour: 'Next to it',
    more: (count: number) => `And ${grouped(count)} more.`,
    confirm: (count: number): string => (count === 1 ? 'It is correct' : 'They are correct'),
    change: (count: number): string => (count === 1 ? 'Change it' : 'Change them'),
    unsaved: 'Nothing was saved. Make your change, then save again.',
  },
  /** Expected prices that a change breaks. */
  expected: {
    refused: (count: number) =>
      count === 1
        ? 'Nothing was saved: an expected price would change.'
        : `Nothing was saved: ${grouped(count)} expected prices would change.`,
    would: (count: number) =>
      count === 1
        ? 'This can’t be saved as it is: an expected price would change.'
        : `This can’t be saved as it is: ${grouped(count)} expected prices would change.`,
    amounts: (expected: string, found: string | null) =>
      `Expected ${expected}. It would be ${found ?? 'without a price'}.`,
    wins: (rate: string) => `The rate that wins: ${rate}.`,
    why: 'See today’s calculation',
    more: (count: number, shown: number) =>
      shown === 0
        ? 'You can’t see price expectations. Ask whoever sets the prices.'
        : `And ${grouped(count)} more.`,
    whatNow:
      'If the new price is intended: turn the expectation off, make the change, and turn it on again with the new price.',
  },
};

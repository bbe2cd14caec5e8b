import { expect, it } from 'vitest';
import { unusualIn } from './unusual-sentence.ts';

const said = {
  title: 'Shuttle, High season',
  field: 'adult_price',
  now: 'USD 420.00',
  old: 'USD 42.00',
  neighbour: { name: 'Low season', amount: 'USD 40.00' },
} as const;

it.each([
  [
    'en',
    said,
    'Shuttle, High season: adult USD 420.00 instead of USD 42.00. Next to it: Low season, USD 40.00.',
  ],
  [
    'es',
    said,
    'Shuttle, High season: adulto USD 420.00 en lugar de USD 42.00. Junto a ella: Low season, USD 40.00.',
  ],
  ['en', { ...said, old: null, neighbour: null }, 'Shuttle, High season: adult USD 420.00.'],
  [
    'en',
    { ...said, title: 'MXN', field: null, now: '1804', old: '18.04', neighbour: null },
    'MXN: 1804 instead of 18.04.',
  ],
] as const)('says in %s how a price is unusual', (language, words, sentence) => {
  expect(unusualIn(language, words)).toBe(sentence);
});

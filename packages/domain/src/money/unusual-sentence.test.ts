import { expect, it } from 'vitest';
import { strangeZoneIn, unusualIn } from './unusual-sentence.ts';

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

const zone = { title: 'Sangster', zone: 'Europe/Madrid', countries: ['JM'], expected: ['America/Jamaica'] };
const cancun = { ...zone, countries: ['MX', 'JM'], expected: ['A', 'B', 'C', 'D'] };

it.each([
  ['en', zone, 'Sangster: Europe/Madrid is not a time zone of Jamaica (America/Jamaica).'],
  ['es', zone, 'Sangster: Europe/Madrid no es una zona horaria de Jamaica (America/Jamaica).'],
  ['en', cancun, 'Sangster: Europe/Madrid is not a time zone of Mexico or Jamaica (A, B, C, …).'],
] as const)('says in %s how a time zone is unusual', (language, words, sentence) => {
  expect(strangeZoneIn(language, words)).toBe(sentence);
});

import { expect, it } from 'vitest';
import { languageOf } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['ES-mx', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['es;q=0.1, en', 'en'],
  ['en;q=0.5, es;q=0.9', 'es'],
  ['es;q=0', 'en'],
  ['fr, es;q=0.8', 'en'],
  ['es;q=x', 'es'],
  [`${'a'.repeat(10_000)},es`, 'en'],
])('a browser that wants %j is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

import { expect, it } from 'vitest';
import { ALL_CATALOGUES } from './catalogues.ts';
import { GOVERNABLE } from './publishing-rules.ts';
import { wordsOf } from './words-of-all.ts';

it('can be about every catalogue, by the name of its page', () => {
  expect([...GOVERNABLE].sort()).toEqual(ALL_CATALOGUES.map(({ name }) => name).sort());
  const rules = ALL_CATALOGUES.find(({ name }) => name === 'publishing-rules');
  for (const language of ['en', 'es'] as const)
    for (const one of ALL_CATALOGUES)
      expect(rules && wordsOf(rules)[language].choices.catalogues?.[one.name]).toBe(
        wordsOf(one)[language].title,
      );
});

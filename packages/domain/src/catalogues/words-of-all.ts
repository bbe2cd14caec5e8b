import type { CatalogueName, Catalogues } from './catalogues.ts';
import type { Definition } from './definition.ts';
import { ratesWords } from './rates-words.ts';
import { regionsWords } from './regions-words.ts';
import type { AnyWords, WordsOf } from './words.ts';

/** The words of every catalogue. Those of one that is missing do not compile. */
const WORDS: { readonly [C in CatalogueName]: WordsOf<Catalogues[C]> } = {
  rates: ratesWords,
  regions: regionsWords,
};

const all = new Map<string, Readonly<Record<'en' | 'es', AnyWords>>>(Object.entries(WORDS));

/** The words of a catalogue, whichever it is. */
export function wordsOf({ name }: Definition): Readonly<Record<'en' | 'es', AnyWords>> {
  const words = all.get(name);
  if (!words) throw new Error(`${name} has no words`);
  return words;
}

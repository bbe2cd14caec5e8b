import { createHash } from 'node:crypto';
import type { LetterFacts } from '../letter/facts.ts';
import { type After, PoolBusy } from '../threads/thread-pool.ts';

/** A finished letter is kept for so long, milliseconds: for the guest who was told to come again, or the next try of a job. */
const keptMs = 120_000;
/** Letters of some 60 KB each. */
const mostKept = 100;

type Making = {
  readonly made: Promise<Uint8Array>;
  /** Aborts the letter while it stands in the line. */
  readonly unwanted: AbortController;
  waiting: number;
};

/**
 * Letters by all their contents. A letter that is asked for again while it is made is made once; one that takes longer than its guest waits
 * is made to its end, and is there for the next request.
 */
export function createKeptLetters(
  make: (facts: LetterFacts, unwanted: AbortSignal) => Promise<Uint8Array>,
  after: After,
) {
  const letters = new Map<string, Making>();

  function begin(key: string, facts: LetterFacts): Making {
    const unwanted = new AbortController();
    const letter: Making = { made: make(facts, unwanted.signal), unwanted, waiting: 0 };
    letters.set(key, letter);
    const forget = () => {
      if (letters.get(key) === letter) letters.delete(key);
    };
    letter.made.then(() => {
      after(keptMs, forget);
      for (const oldest of [...letters.keys()].slice(0, -mostKept)) letters.delete(oldest);
    }, forget);
    return letter;
  }

  return async (facts: LetterFacts, longestWaitMs?: number): Promise<Uint8Array> => {
    const { logo, ...words } = facts;
    const key = createHash('sha256')
      .update(JSON.stringify(words))
      .update(logo ?? '')
      .digest('hex');
    const letter = letters.get(key) ?? begin(key, facts);
    letter.waiting += 1;
    if (longestWaitMs === undefined) return letter.made;
    return new Promise((resolve, reject) => {
      const end = after(longestWaitMs, () => {
        letter.waiting -= 1;
        if (letter.waiting === 0) letter.unwanted.abort();
        reject(new PoolBusy('the letter takes longer than its guest waits'));
      });
      letter.made.then(resolve, reject).finally(end);
    });
  };
}

import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import type { DayListFacts } from '../letter/day-list-facts.ts';
import { type LetterFacts, logoOf } from '../letter/facts.ts';
import {
  afterTimeout,
  createThreadPool,
  PoolBusy,
  startProgram,
  type ThreadPoolSettings,
} from '../threads/thread-pool.ts';
import { createKeptLetters } from './kept-letters.ts';

/** Renders letters off the event loop. Rejects when a letter cannot be set, takes too long, or the pool is closed. */
export type LetterPool = {
  /** @param longestWaitMs after so long it ends with LettersBusy. A letter that has begun is made all the same, for when it is asked for again. */
  readonly render: (facts: LetterFacts, longestWaitMs?: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** The same with day lists, in a thread of their own: a long one takes many seconds, and no guest's letter waits for it. */
export type DocumentPool = LetterPool & {
  /** @param longestWaitMs after so long in the line it is given up with LettersBusy */
  readonly renderDayList: (facts: DayListFacts, longestWaitMs?: number) => Promise<Uint8Array>;
};

/** More letters are waiting than can be done in reasonable time. */
export { PoolBusy as LettersBusy };

/**
 * Bounds of a thread's own heap, MB. Without them it grows to 150 MB and more on a large machine; a letter needs a third of that.
 * A letter that needs more ends its thread, as any stuck one does.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

/** A letter takes a second of a core, and on a machine that is busy with other work a minute. */
const letterTimeoutMs = 120_000;

/** A day list of 1,500 rides needs up to 120 MB. */
const listLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };
const listTimeoutMs = 60_000;
/** Lists that may wait; each is a person in front of a screen. */
const mostListsWaiting = 10;

/** The request to a thread. */
export type Sheet =
  | { readonly kind: 'letter'; readonly facts: LetterFacts }
  | { readonly kind: 'day_list'; readonly facts: DayListFacts };

type Settings = ThreadPoolSettings & {
  /** The logo as a document shows it. */
  readonly drawLogo?: (logo: LetterLogo) => Promise<Uint8Array | null>;
};

/** Each thread has its own fonts: about 70 MB when warm. */
export function createLetterPool({ drawLogo, ...settings }: Settings = {}): DocumentPool {
  const letters = createThreadPool<Sheet, Uint8Array>('letter', {
    startThread: () => startProgram('letter-thread', import.meta.url, resourceLimits),
    timeoutMs: letterTimeoutMs,
    ...settings,
  });
  const letter = createKeptLetters(
    (facts, unwanted) => letters.run({ kind: 'letter', facts }, unwanted),
    settings.after ?? afterTimeout,
  );
  const lists = createThreadPool<Sheet, Uint8Array>('day list', {
    startThread: () => startProgram('letter-thread', import.meta.url, listLimits),
    timeoutMs: listTimeoutMs,
    mostWaiting: mostListsWaiting,
  });
  return {
    async render(facts, longestWaitMs) {
      const logo = logoOf(facts.brand);
      const drawn = logo && drawLogo ? { ...facts, logo: await drawLogo(logo) } : facts;
      return letter(drawn, longestWaitMs);
    },
    renderDayList: (facts, longestWaitMs) =>
      lists.run(
        { kind: 'day_list', facts },
        longestWaitMs === undefined ? undefined : AbortSignal.timeout(longestWaitMs),
      ),
    async close() {
      await Promise.all([letters.close(), lists.close()]);
    },
  };
}

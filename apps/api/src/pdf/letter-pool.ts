import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import { type LetterFacts, logoOf } from '../letter/facts.ts';
import { createThreadPool, PoolBusy, startProgram, type ThreadPoolSettings } from '../threads/thread-pool.ts';

/** Renders letters off the event loop. Rejects when a letter cannot be set, takes too long, or the pool is closed. */
export type LetterPool = {
  /** @param longestWaitMs after so long in the line it is given up with LettersBusy: nobody waits for it any more */
  readonly render: (facts: LetterFacts, longestWaitMs?: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** More letters are waiting than can be done in reasonable time. */
export { PoolBusy as LettersBusy };

/**
 * Bounds of a thread's own heap, MB. Without them it grows to 150 MB and more on a large machine; a letter needs a third of that.
 * A letter that needs more ends its thread, as any stuck one does.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

type Settings = ThreadPoolSettings & {
  /** The logo as a document shows it. */
  readonly drawLogo?: (logo: LetterLogo) => Promise<Uint8Array | null>;
};

/** Each thread has its own fonts: about 70 MB when warm. */
export function createLetterPool({ drawLogo, ...settings }: Settings = {}): LetterPool {
  const { run, close } = createThreadPool<LetterFacts, Uint8Array>('letter', {
    startThread: () => startProgram('letter-thread', import.meta.url, resourceLimits),
    ...settings,
  });
  return {
    async render(facts, longestWaitMs) {
      const logo = logoOf(facts.brand);
      if (!logo || !drawLogo) return run(facts, longestWaitMs);
      return run({ ...facts, logo: await drawLogo(logo) }, longestWaitMs);
    },
    close,
  };
}

import {
  createThreadPool,
  startProgram,
  TaskTooSlow,
  type ThreadPoolSettings,
} from '../threads/thread-pool.ts';
import type { AskedLogo } from './draw-logo.ts';
import type { AskedPicture, PictureOutcome } from './make-sizes.ts';

/** Works on pictures off the event loop. Rejects with PoolBusy, and when its thread dies. */
export type PicturePool = {
  readonly make: (asked: AskedPicture) => Promise<PictureOutcome>;
  /** A kept logo for letters, a PNG. */
  readonly drawLogo: (asked: AskedLogo) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** Pictures that may wait for the one in work. */
const MOST_WAITING_PICTURES = 2;

const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };

/** A picture of 24 megapixels takes some seconds on one core. */
const timeoutMs = 30_000;

/** One thread: a large picture takes 200 MB in work. */
export function createPicturePool(settings: ThreadPoolSettings = {}): PicturePool {
  const { run, close } = createThreadPool<
    AskedPicture | AskedLogo,
    PictureOutcome | { readonly logo: Uint8Array }
  >('picture', {
    timeoutMs,
    mostWaiting: MOST_WAITING_PICTURES,
    startThread: () => startProgram('picture-thread', import.meta.url, resourceLimits),
    ...settings,
  });
  return {
    async make(asked) {
      const outcome = await run(asked).catch((error: unknown) => {
        if (error instanceof TaskTooSlow) return { refused: 'picture.too_slow' as const };
        throw error;
      });
      if ('logo' in outcome) throw new Error('a picture was answered with a logo');
      return outcome;
    },
    async drawLogo(asked) {
      const outcome = await run(asked);
      if (!('logo' in outcome)) throw new Error('a logo was answered with a picture');
      return outcome.logo;
    },
    close,
  };
}

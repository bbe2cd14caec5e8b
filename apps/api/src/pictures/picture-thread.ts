import { parentPort } from 'node:worker_threads';
import type { Task, TaskAnswer } from '../threads/thread-pool.ts';
import { type AskedLogo, drawLogo } from './draw-logo.ts';
import { type AskedPicture, makeSizes, type PictureOutcome } from './make-sizes.ts';

type Made = PictureOutcome | { readonly logo: Uint8Array };

parentPort?.on('message', async ({ number, asked }: Task<AskedPicture | AskedLogo>) => {
  const answer = (made: Made): TaskAnswer<Made> => ({ number, made });
  parentPort?.postMessage({ number, began: true });
  try {
    parentPort?.postMessage(
      answer('logo' in asked ? { logo: await drawLogo(asked) } : await makeSizes(asked)),
    );
  } catch (error) {
    parentPort?.postMessage({ number, error: error instanceof Error ? error.message : String(error) });
  }
});

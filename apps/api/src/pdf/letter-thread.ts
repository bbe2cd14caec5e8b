import { parentPort } from 'node:worker_threads';
import type { LetterFacts } from '../letter/facts.ts';
import type { Task, TaskAnswer } from '../threads/thread-pool.ts';
import { renderLetter } from './render-letter.ts';

parentPort?.on('message', async ({ number, asked }: Task<LetterFacts>) => {
  try {
    // A copy of its own memory, which can be handed over without copying again.
    const made = new Uint8Array(await renderLetter(asked));
    const answer: TaskAnswer<Uint8Array> = { number, made };
    parentPort?.postMessage(answer, [made.buffer]);
  } catch (error) {
    const answer: TaskAnswer<Uint8Array> = {
      number,
      error: error instanceof Error ? error.message : String(error),
    };
    parentPort?.postMessage(answer);
  }
});

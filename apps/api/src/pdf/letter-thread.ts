import { parentPort } from 'node:worker_threads';
import type { Task, TaskAnswer } from '../threads/thread-pool.ts';
import type { Sheet } from './letter-pool.ts';
import { renderDayList, renderLetter } from './render-letter.ts';

parentPort?.on('message', async ({ number, asked }: Task<Sheet>) => {
  parentPort?.postMessage({ number, began: true });
  try {
    // A copy of its own memory, which can be handed over without copying again.
    const { kind, facts } = asked;
    const made = new Uint8Array(await (kind === 'letter' ? renderLetter(facts) : renderDayList(facts)));
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

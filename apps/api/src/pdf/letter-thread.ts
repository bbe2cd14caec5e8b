import { parentPort } from 'node:worker_threads';
import type { LetterFacts } from '../letter/facts.ts';
import { renderLetter } from './render-letter.ts';

/** What passes between the pool and a thread. A letter's number is only known to the pool that asked. */
export type LetterRequest = { readonly number: number; readonly facts: LetterFacts };
export type LetterAnswer =
  | { readonly number: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly error: string };

parentPort?.on('message', async ({ number, facts }: LetterRequest) => {
  try {
    // A copy of its own memory, which can be handed over without copying again.
    const pdf = new Uint8Array(await renderLetter(facts));
    const answer: LetterAnswer = { number, pdf };
    parentPort?.postMessage(answer, [pdf.buffer]);
  } catch (error) {
    const answer: LetterAnswer = { number, error: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(answer);
  }
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LetterFacts } from '../letter/facts.ts';
import type { LetterAnswer, LetterRequest } from './letter-thread.ts';

/** Renders letters off the event loop. Rejects when a letter cannot be set, takes too long, or the pool is closed. */
export type LetterPool = {
  /** @param longestWaitMs after so long in the line it is given up with LettersBusy: nobody waits for it any more */
  readonly render: (facts: LetterFacts, longestWaitMs?: number) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** More letters are waiting than can be done in reasonable time. */
export class LettersBusy extends Error {}

export type LetterPoolSettings = {
  /** Threads, each with its own fonts: about 70 MB when warm. */
  readonly size?: number;
  /** After that a thread is taken for stuck and replaced, milliseconds. */
  readonly timeoutMs?: number;
  /** Letters that may wait; more are refused at once. */
  readonly mostWaiting?: number;
  /** Starts a thread; tests give a worse one. */
  readonly startThread?: () => Worker;
};

type Waiting = {
  readonly request: LetterRequest;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly patience: NodeJS.Timeout | undefined;
};
type Thread = { readonly worker: Worker; current?: Waiting; timer?: NodeJS.Timeout };

/** A pool that starts its threads when letters come, and keeps them. An idle one does not keep the process alive. */
export function createLetterPool({
  size = 1,
  timeoutMs = 15_000,
  mostWaiting = 200,
  startThread = startLetterThread,
}: LetterPoolSettings = {}): LetterPool {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let closed = false;
  let number = 0;

  function start(): Thread {
    const thread: Thread = { worker: startThread() };
    threads.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (answer: LetterAnswer) => {
      if (answer.number !== thread.current?.request.number) return;
      settle(thread, (letter) =>
        'pdf' in answer ? letter.resolve(answer.pdf) : letter.reject(new Error(answer.error)),
      );
      next();
    });
    thread.worker.on('error', (error) => drop(thread, error));
    thread.worker.on('exit', () => drop(thread, new Error('the letter thread ended')));
    return thread;
  }

  function settle(thread: Thread, end: (letter: Waiting) => void): void {
    clearTimeout(thread.timer);
    thread.worker.unref();
    const letter = thread.current;
    delete thread.current;
    if (letter) end(letter);
  }

  /** A dead or stuck thread takes down only the letter it was at; the next letter starts another. */
  function drop(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    settle(thread, (letter) => letter.reject(error));
    void thread.worker.terminate();
    next();
  }

  function next(): void {
    while (waiting.length > 0 && !closed) {
      const idle = [...threads].find((thread) => !thread.current);
      if (!idle && threads.size >= size) return;
      const thread = idle ?? start();
      const letter = waiting.shift();
      if (!letter) return;
      clearTimeout(letter.patience);
      thread.current = letter;
      thread.worker.ref();
      thread.timer = setTimeout(() => drop(thread, new Error('the letter took too long')), timeoutMs);
      thread.worker.postMessage(letter.request);
    }
  }

  return {
    render: (facts, longestWaitMs) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the letter pool is closed'));
        if (waiting.length >= mostWaiting) return reject(new LettersBusy('too many letters are waiting'));
        const request = { number: ++number, facts };
        const giveUp = () => {
          const place = waiting.findIndex((letter) => letter.request === request);
          if (place >= 0) waiting.splice(place, 1);
          reject(new LettersBusy('the letter has waited too long'));
        };
        const patience = longestWaitMs === undefined ? undefined : setTimeout(giveUp, longestWaitMs);
        waiting.push({ request, resolve, reject, patience });
        next();
      }),
    async close() {
      closed = true;
      const error = new Error('the letter pool is closed');
      for (const letter of waiting.splice(0)) {
        clearTimeout(letter.patience);
        letter.reject(error);
      }
      const ending = [...threads];
      threads.clear();
      await Promise.all(
        ending.map((thread) => {
          settle(thread, (letter) => letter.reject(error));
          return thread.worker.terminate();
        }),
      );
    },
  };
}

/**
 * Bounds of a thread's own heap, MB. Without them it grows to 150 MB and more on a large machine; a letter needs a third of that.
 * A letter that needs more ends its thread, as any stuck one does.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

/**
 * The thread's program: beside us as TypeScript when run from the sources, as a file of the bundle otherwise (one folder up when we were put
 * into a shared chunk). From the sources it needs the loader, which threads do not inherit in a form that this Node understands.
 */
function startLetterThread(): Worker {
  const source = new URL('./letter-thread.ts', import.meta.url);
  if (existsSync(fileURLToPath(source))) {
    const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(source.href)}, ${JSON.stringify(import.meta.url)}))`;
    // Without bounds: the loader of the sources needs most of that heap for itself.
    return new Worker(program, { eval: true, execArgv: [] });
  }
  const beside = new URL('./letter-thread.js', import.meta.url);
  return new Worker(
    existsSync(fileURLToPath(beside)) ? beside : new URL('../letter-thread.js', import.meta.url),
    { resourceLimits },
  );
}

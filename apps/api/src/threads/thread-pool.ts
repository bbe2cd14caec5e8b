import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';

/** The messages between a pool and its threads. A task's number is only known to the pool that gave it. */
export type Task<Asked> = { readonly number: number; readonly asked: Asked };
export type TaskAnswer<Made> =
  /** The work begins: the thread has loaded all that it needs. */
  | { readonly number: number; readonly began: true }
  | { readonly number: number; readonly made: Made }
  | { readonly number: number; readonly error: string };

/** Work off the event loop. Rejects when a task fails, takes too long, or the pool is closed. */
export type ThreadPool<Asked, Made> = {
  /** @param unwanted once aborted, a task still in the line is given up with PoolBusy: nothing waits for it any more */
  readonly run: (asked: Asked, unwanted?: AbortSignal) => Promise<Made>;
  readonly close: () => Promise<void>;
};

/** More tasks are waiting than can be done in reasonable time. */
export class PoolBusy extends Error {}

/** A task took longer than it may. */
export class TaskTooSlow extends Error {}

export type ThreadPoolSettings = {
  /** Threads, each with its own loaded modules. */
  readonly size?: number;
  /** After that a thread is taken for stuck and replaced, milliseconds from the moment its work began. */
  readonly timeoutMs?: number;
  /** The same for a thread that does not begin: a busy machine loads it slowly. */
  readonly startMs?: number;
  /** Tasks that may wait; more are refused at once. */
  readonly mostWaiting?: number;
  /** Starts a thread; tests give a worse one. */
  readonly startThread?: () => Worker;
  /** Calls after so many milliseconds, unless its result is called before; tests have a clock of their own. */
  readonly after?: After;
};

export type After = (ms: number, call: () => void) => () => void;

export const afterTimeout: After = (ms, call) => {
  // A thread at work keeps the process alive, a limit does not.
  const timer = setTimeout(call, ms).unref();
  return () => clearTimeout(timer);
};

type Waiting<Asked, Made> = {
  readonly task: Task<Asked>;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
  /** Stops listening to `unwanted`. */
  readonly deaf: () => void;
};
type Thread<Asked, Made> = {
  readonly worker: Worker;
  current?: Waiting<Asked, Made>;
  endTimer?: () => void;
};

/**
 * A pool that starts its threads when tasks come, and keeps them. An idle one does not keep the process alive.
 * @param one name of a task's product, for the errors: `letter`
 */
export function createThreadPool<Asked, Made>(
  one: string,
  {
    size = 1,
    timeoutMs = 15_000,
    startMs = 120_000,
    after = afterTimeout,
    mostWaiting = 200,
    startThread,
  }: ThreadPoolSettings & Required<Pick<ThreadPoolSettings, 'startThread'>>,
): ThreadPool<Asked, Made> {
  const threads = new Set<Thread<Asked, Made>>();
  const waiting: Waiting<Asked, Made>[] = [];
  let closed = false;
  let number = 0;

  function start(): Thread<Asked, Made> {
    const thread: Thread<Asked, Made> = { worker: startThread() };
    threads.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (answer: TaskAnswer<Made>) => {
      if (answer.number !== thread.current?.task.number) return;
      if ('began' in answer) return limit(thread, timeoutMs);
      settle(thread, (waited) =>
        'made' in answer ? waited.resolve(answer.made) : waited.reject(new Error(answer.error)),
      );
      next();
    });
    thread.worker.on('error', (error) => drop(thread, error));
    thread.worker.on('exit', () => drop(thread, new Error(`the ${one} thread ended`)));
    return thread;
  }

  function limit(thread: Thread<Asked, Made>, ms: number): void {
    thread.endTimer?.();
    thread.endTimer = after(ms, () => drop(thread, new TaskTooSlow(`the ${one} took too long`)));
  }

  function settle(thread: Thread<Asked, Made>, end: (waited: Waiting<Asked, Made>) => void): void {
    thread.endTimer?.();
    thread.worker.unref();
    const waited = thread.current;
    delete thread.current;
    if (waited) end(waited);
  }

  /** A dead or stuck thread takes down only its own task; the next task starts another. */
  function drop(thread: Thread<Asked, Made>, error: Error): void {
    if (!threads.delete(thread)) return;
    settle(thread, (waited) => waited.reject(error));
    void thread.worker.terminate();
    next();
  }

  function next(): void {
    while (waiting.length > 0 && !closed) {
      const idle = [...threads].find((thread) => !thread.current);
      if (!idle && threads.size >= size) return;
      const thread = idle ?? start();
      const first = waiting.shift();
      if (!first) return;
      first.deaf();
      thread.current = first;
      thread.worker.ref();
      limit(thread, startMs);
      thread.worker.postMessage(first.task);
    }
  }

  return {
    run: (asked, unwanted) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error(`the ${one} pool is closed`));
        if (waiting.length >= mostWaiting) return reject(new PoolBusy(`too many ${one}s are waiting`));
        const task = { number: ++number, asked };
        const giveUp = () => {
          const place = waiting.findIndex((waited) => waited.task === task);
          if (place >= 0) waiting.splice(place, 1);
          reject(new PoolBusy(`the ${one} has waited too long`));
        };
        unwanted?.addEventListener('abort', giveUp);
        const deaf = () => unwanted?.removeEventListener('abort', giveUp);
        waiting.push({ task, resolve, reject, deaf });
        next();
      }),
    async close() {
      closed = true;
      const error = new Error(`the ${one} pool is closed`);
      for (const waited of waiting.splice(0)) {
        waited.deaf();
        waited.reject(error);
      }
      const ending = [...threads];
      threads.clear();
      await Promise.all(
        ending.map((thread) => {
          settle(thread, (waited) => waited.reject(error));
          return thread.worker.terminate();
        }),
      );
    },
  };
}

/**
 * Starts a thread's program: beside its caller as TypeScript when run from the sources, as a file of the bundle otherwise (one folder up
 * when it was put into a shared chunk). From the sources it needs the loader, which threads do not inherit in a form that this Node
 * understands.
 * @param name of the program, `letter-thread`
 * @param beside `import.meta.url` of the caller
 */
export function startProgram(name: string, beside: string, resourceLimits: ResourceLimits): Worker {
  const source = new URL(`./${name}.ts`, beside);
  if (existsSync(fileURLToPath(source))) {
    const program = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(source.href)}, ${JSON.stringify(beside)}))`;
    // Without bounds: the loader of the sources needs most of that heap for itself.
    return new Worker(program, { eval: true, execArgv: [] });
  }
  const built = new URL(`./${name}.js`, beside);
  return new Worker(existsSync(fileURLToPath(built)) ? built : new URL(`../${name}.js`, beside), {
    resourceLimits,
  });
}

import { setTimeout as sleepFor } from 'node:timers/promises';
import { type Closing, createClosing } from './closing.ts';
import { StartError } from './start-error.ts';

export type Patience = {
  /** After so long the trouble is reported, milliseconds. */
  readonly waitMs: number;
  readonly say: (line: string) => void;
  /** Aborted when the process is to end. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from any moment. */
  readonly clock?: () => number;
  readonly sleep?: (ms: number) => Promise<unknown>;
};

const pauseMs = 1_000;

/**
 * Opens a part that may not be there yet, as a database that starts beside us: again after each trouble that may pass, until the time is
 * up. Parts that an attempt had opened are closed before the next.
 */
export async function openPatiently<T>(
  open: (closing: Closing) => Promise<T>,
  {
    waitMs,
    say,
    signal,
    clock = () => performance.now(),
    sleep = (ms) => sleepFor(ms, undefined, { signal }),
  }: Patience,
): Promise<T> {
  const until = clock() + waitMs;
  let told = '';
  for (;;) {
    const closing = createClosing(say);
    try {
      return await open(closing);
    } catch (error) {
      await closing.run();
      signal?.throwIfAborted();
      if (!(error instanceof StartError && error.mayPass) || clock() >= until) throw error;
      if (error.message !== told)
        say(`Waiting for ${Math.ceil((until - clock()) / 1_000)} s at most. ${error.message}`);
      told = error.message;
      await sleep(Math.min(pauseMs, until - clock()));
    }
  }
}

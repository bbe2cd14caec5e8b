/** Whether and why the process is to end. */
export type AskedToEnd = {
  /** Aborted as soon as the process is to end: what is still starting stops there. */
  readonly signal: AbortSignal;
  /** Resolves when the process is to end. */
  readonly asked: Promise<void>;
  /** True when an error that nobody caught is among the reasons. */
  readonly hasFailed: () => boolean;
};

/** SIGHUP: the terminal was closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Hears every way in which the process is asked to end, from now on. Only the first counts: under npm one Ctrl-C arrives twice, from the terminal and
 * from npm, and a second signal or error must not cut short what the first has begun, or the embedded database would be left running.
 */
export function hearWhenToEnd(tell: (error: unknown) => void): AskedToEnd {
  const controller = new AbortController();
  const { signal } = controller;
  let failed = false;
  for (const name of signals) process.on(name, () => controller.abort());
  process.on('uncaughtException', (error) => {
    failed = true;
    tell(error);
    controller.abort();
  });
  // Nobody reads any more, as when the terminal has gone: saying so would fail again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    signal,
    asked: new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    hasFailed: () => failed,
  };
}

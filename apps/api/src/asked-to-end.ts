/** The request to end the process, and its reason. */
export type AskedToEnd = {
  /** Aborted as soon as the process is to end: starting parts stop there. */
  readonly signal: AbortSignal;
  /** Resolves when the process is to end. */
  readonly asked: Promise<void>;
  /** True when an uncaught error is among the reasons. */
  readonly hasFailed: () => boolean;
};

/** SIGHUP: the terminal was closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Hears every request to end the process, from now on. Only the first counts: under npm one Ctrl-C arrives twice, from the terminal and
 * from npm. A second signal or error must not cut short the end that the first has begun, or the embedded database would be left running.
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
  // The terminal may be gone, and an error message would fail again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    signal,
    asked: new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true })),
    hasFailed: () => failed,
  };
}

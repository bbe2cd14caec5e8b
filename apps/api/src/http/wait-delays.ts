/** Answers that wait. Nothing is held for them but a timer. */
export type Delays = {
  /** Ends after so long, milliseconds, or sooner where too many wait or the process ends. */
  readonly wait: (delayMs: number) => Promise<void>;
  /** Ends every delay now. */
  readonly end: () => void;
};

/** Delays of one process at a time. Beyond that the oldest ends early, so that a flood of wrong tries does not fill the memory. */
const mostAtOnce = 1_000;

export function createDelays(most = mostAtOnce): Delays {
  const waiting = new Set<() => void>();
  return {
    async wait(delayMs) {
      if (delayMs <= 0) return;
      const [oldest] = waiting;
      if (waiting.size >= most) oldest?.();
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, delayMs);
        waiting.add(go);
      });
    },
    end() {
      for (const go of [...waiting]) go();
    },
  };
}

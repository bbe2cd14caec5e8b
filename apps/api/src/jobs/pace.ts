import { performance } from 'node:perf_hooks';

/** Time without a request and without due work after which the product is at rest, milliseconds. */
const restAfterMs = 30_000;

/** A product at rest looks for due work so many times less often. */
const slower = 4;

/** Pace of the work that looks for what is due, shared by all of it in this process. */
export type Pace = {
  /** Something was asked or done: the next looks come soon. */
  readonly touch: () => void;
  /** A pause, longer while the product is at rest. */
  readonly pause: (ms: number) => number;
  /** Called when a rest ends. */
  readonly onStir: (wake: () => void) => void;
};

/** @param now milliseconds of a clock that is never set */
export function createPace(now: () => number = () => performance.now()): Pace {
  let touchedAt = now();
  const wakes: (() => void)[] = [];
  const rests = (): boolean => now() - touchedAt > restAfterMs;
  return {
    touch() {
      const rested = rests();
      touchedAt = now();
      if (rested) for (const wake of wakes) wake();
    },
    pause: (ms) => (rests() ? ms * slower : ms),
    onStir: (wake) => wakes.push(wake),
  };
}

/** Delay of the event loop: the wait of every arrival before it is handled. */
export type EventLoop = {
  /** Counts a request. */
  readonly arrive: () => void;
  /**
   * Milliseconds that the loop is behind because of the requests that came; 0 when few came. A late loop with few requests is another
   * program's doing, or the garbage collector's: refusing them would not help.
   */
  readonly lateMs: () => number;
  readonly close: () => void;
};

/** Pause between two timings of the loop, milliseconds. */
const beatMs = 50;

/** So many requests within a beat are a crowd. */
const crowd = 50;

/**
 * Times the loop by a beat that comes late when the loop is busy. Node's own histogram of the delay knows of a long round only after it; a beat that
 * is overdue is seen within the round, by the request that comes next.
 */
export function watchEventLoop(clock: () => number = () => performance.now()): EventLoop {
  let beatAt = clock();
  let arrived = 0;
  let last = { lateMs: 0, arrived: 0 };
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const overdue = (): number => (timer ? Math.max(0, clock() - beatAt - beatMs) : 0);
  const beat = (): void => {
    last = { lateMs: overdue(), arrived };
    beatAt = clock();
    // Without requests nothing is timed: an idle process sleeps.
    if (arrived === 0) stop();
    arrived = 0;
  };
  return {
    arrive: () => {
      arrived += 1;
      if (timer) return;
      beatAt = clock();
      timer = setInterval(beat, beatMs).unref();
    },
    lateMs: () =>
      Math.max(last.arrived > crowd ? last.lateMs : 0, arrived + last.arrived > crowd ? overdue() : 0),
    close: stop,
  };
}

import type { Pace } from './pace.ts';

/** Rests that a wake ends; a wake before the rest makes it none. They are longer while the product is at rest. */
export function createAlarm(pauseMs: () => number, pace?: Pace) {
  let woken = false;
  let alarm: (() => void) | undefined;
  const wake = (): void => {
    woken = true;
    alarm?.();
  };
  pace?.onStir(wake);
  return {
    wake,
    sleepAgain(): void {
      woken = false;
    },
    rest: (): Promise<void> =>
      new Promise((resolve) => {
        if (woken) return resolve();
        const timer = setTimeout(ring, pace ? pace.pause(pauseMs()) : pauseMs());
        function ring(): void {
          clearTimeout(timer);
          alarm = undefined;
          resolve();
        }
        alarm = ring;
      }),
  };
}

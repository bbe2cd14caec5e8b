/** Rests that a wake ends; a wake before the rest makes it none. */
export function createAlarm(pauseMs: () => number) {
  let woken = false;
  let alarm: (() => void) | undefined;
  return {
    wake(): void {
      woken = true;
      alarm?.();
    },
    sleepAgain(): void {
      woken = false;
    },
    rest: (): Promise<void> =>
      new Promise((resolve) => {
        if (woken) return resolve();
        const timer = setTimeout(ring, pauseMs());
        function ring(): void {
          clearTimeout(timer);
          alarm = undefined;
          resolve();
        }
        alarm = ring;
      }),
  };
}

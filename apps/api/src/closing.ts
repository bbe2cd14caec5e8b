import { setTimeout as sleep } from 'node:timers/promises';

/** An opened part that has to be closed again. */
export type OpenPart = {
  /** For the line about a part that did not close. */
  readonly name: string;
  readonly close: () => Promise<unknown>;
  /** After that long it is left behind, so that the parts after it are closed all the same. Milliseconds. */
  readonly withinMs?: number;
};

export type Closing = {
  readonly add: (part: OpenPart) => void;
  /** Closes everything, the last opened first. True when all of it closed in time. A second call waits for the first. */
  readonly run: () => Promise<boolean>;
};

const usualMs = 5_000;

/** Opened parts, closed again in the opposite order, also when a later part did not open or does not close. */
export function createClosing(say: (line: string) => void): Closing {
  const parts: OpenPart[] = [];
  let running: Promise<boolean> | undefined;

  async function closeAll(): Promise<boolean> {
    let isWhole = true;
    for (const part of parts.splice(0).reverse()) if (!(await closeOne(part))) isWhole = false;
    return isWhole;
  }

  async function closeOne({ name, close, withinMs = usualMs }: OpenPart): Promise<boolean> {
    const late = new AbortController();
    try {
      const isLate = await Promise.race([
        close().then(() => false),
        sleep(withinMs, true, { signal: late.signal, ref: true }),
      ]);
      if (isLate) say(`Ending: ${name} did not end within ${withinMs / 1_000} s and is left behind.`);
      return !isLate;
    } catch (error) {
      say(`Ending: ${name} did not end well: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    } finally {
      late.abort();
    }
  }

  return {
    add: (part) => void parts.push(part),
    run() {
      running ??= closeAll();
      return running;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type Listener, readUntilDone } from './listener.ts';
import { sawTransaction } from './seen-transactions.ts';

type Kept = {
  readonly listener: Listener;
  /** Told by the database when the rows change. A message names the transaction that changed them, or nothing. */
  readonly channel: string;
  /** Reads the rows into memory. @returns the moment they were read at, as `pg_current_snapshot()` gives it, where that is known */
  readonly read: () => Promise<string | undefined>;
  readonly onError: (error: unknown) => void;
  /** Time between two readings for messages, milliseconds: many changes in a row are read together. None unless said. */
  readonly restMs?: number;
};

/**
 * Keeps rows in memory current: they are read now, and again whenever the database reports a change that the last reading did not see.
 * @returns a reading on demand, for the author of a change; done once a reading that began after the call has ended
 */
export async function keepCurrent({
  listener,
  channel,
  read,
  onError,
  restMs = 0,
}: Kept): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null;
  let again = false;
  let isCatchingUp = false;
  let moment: string | undefined;
  let restUntil = 0;
  /** Reported transactions that no reading has seen. */
  const told = new Set<string>();

  const forgetSeen = (): void => {
    for (const transaction of told)
      if (transaction && moment && sawTransaction(moment, transaction)) told.delete(transaction);
  };

  /** A change that comes while rows are being read may have been missed by that reading, so it is followed by another. */
  function reload(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        const before = [...told];
        moment = await read();
        for (const transaction of before) told.delete(transaction);
        forgetSeen();
      } while (again);
    })().finally(() => {
      running = null;
      restUntil = performance.now() + restMs;
    });
    return running;
  }

  /** Reads until a reading has seen it all, and not before the rest after the last one is over. */
  async function catchUp(): Promise<void> {
    for (;;) {
      if (running) await running;
      forgetSeen();
      if (told.size === 0) break;
      const left = restUntil - performance.now();
      if (left > 0) await sleep(left, undefined, { ref: false });
      else await reload();
    }
    isCatchingUp = false;
  }

  await listener.subscribe(channel, {
    onMessage(transaction) {
      told.add(transaction);
      if (isCatchingUp) return;
      isCatchingUp = true;
      readUntilDone(catchUp, onError);
    },
    onGap: () => readUntilDone(reload, onError),
  });
  await reload();
  return reload;
}

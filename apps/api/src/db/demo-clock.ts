import type { Clock } from '../clock.ts';
import type { Db } from './client.ts';
import { DEMO_CLOCK, type DemoTime, findDemoTime, updateDemoTime } from './demo-time.ts';
import { type Listener, readUntilDone } from './listener.ts';

/** The demo's clock: the real time, until somebody moves it. One row of the database holds it for all processes. */
export type DemoClock = Clock & {
  readonly speed: () => number;
  /** Shows this instant, epoch milliseconds, and runs on from there; null for the real time. */
  readonly move: (to: number | null, speed?: number) => Promise<void>;
  /** Hears of other processes that move it. */
  readonly listen: (listener: Listener, onError: (error: unknown) => void) => Promise<void>;
  /** Calls this after each move that was heard of: work is due then. */
  readonly onMove: (look: () => void) => void;
};

/** @param own the real time, which all processes share */
export async function openDemoClock(db: Db, own: Clock): Promise<DemoClock> {
  let time: DemoTime | null = await findDemoTime(db);
  let look: (() => void) | undefined;
  const read = async (): Promise<void> => {
    time = await findDemoTime(db);
    look?.();
  };
  return {
    now: () => (time ? time.shownAt + (own.now() - time.realAt) * time.speed : own.now()),
    speed: () => time?.speed ?? 1,
    async move(to, speed = 1) {
      await updateDemoTime(db, to === null ? null : { realAt: own.now(), shownAt: to, speed });
      await read();
    },
    async listen(listener, onError) {
      const readAgain = (): void => readUntilDone(read, onError);
      await listener.subscribe(DEMO_CLOCK, { onMessage: readAgain, onGap: readAgain });
      await read();
    },
    onMove(called) {
      look = called;
    },
  };
}

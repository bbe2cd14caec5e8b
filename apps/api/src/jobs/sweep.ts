import type { Db } from '../db/client.ts';

/** Background work that any number of processes repeat. */
export type Sweep = {
  /** Its name in the metrics, and in the alert about its failures. */
  readonly name: string;
  /** `round` is every few seconds: for money, seats, and what somebody waits for. */
  readonly every: 'round' | 'minute' | 'hour';
  /** Does the due work. `now` is epoch milliseconds. @returns the number of rows done */
  readonly run: (db: Db, now: number) => Promise<number>;
  /** Rows of a full run: more may wait, and the next run follows at once. */
  readonly full?: number;
};

import type { Db } from '../db/client.ts';

/** Background work that any number of processes do again and again. */
export type Sweep = {
  /** Its name in the metrics, and in the matter that tells of its failures. */
  readonly name: string;
  /** `round` is every few seconds. */
  readonly every: 'round' | 'minute' | 'hour';
  /** Does what is due. `now` is epoch milliseconds. @returns how many rows were done */
  readonly run: (db: Db, now: number) => Promise<number>;
  /** Rows of a full run: more may wait, and the next run follows at once. */
  readonly full?: number;
};

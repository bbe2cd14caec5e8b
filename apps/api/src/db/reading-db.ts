import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './client.ts';
import { compareStandby, findWrittenPlace, type WrittenPlace } from './standby-state.ts';

/** The database for a page that only reads. Ask for it once a page. */
export type ReadingDb = () => Promise<Db>;

/** A standby is a moment behind; it is waited for so often, and so long, milliseconds. */
const tries = 10;
const pauseMs = 20;
/** A standby that was of no use is left alone so long, milliseconds: a try may cost seconds. */
const restMs = 10_000;

async function catchesUp(standby: Db, written: WrittenPlace): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    const state = await compareStandby(standby, written);
    if (state !== 'behind') return state === 'up_to_date';
    if (left > 1) await sleep(pauseMs);
  }
  return false;
}

type Pair = {
  readonly leader: Db;
  readonly standby: Db;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Gets the error of a standby that does not answer. */
  readonly onTrouble: (error: unknown) => void;
};

/**
 * The standby where it has all that the leader had when it was asked for, so that people read what they have just written; else the leader:
 * the standby is too far behind, away, not a standby, or of another database.
 */
export function createReadingDb({ leader, standby, now, onTrouble }: Pair): ReadingDb {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() < restsUntil) return leader;
    const written = await findWrittenPlace(leader);
    try {
      if (written && (await catchesUp(standby, written))) return standby;
    } catch (error) {
      onTrouble(error);
    }
    restsUntil = now() + restMs;
    return leader;
  };
}

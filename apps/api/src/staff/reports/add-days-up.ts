import type { Db } from '../../db/client.ts';
import {
  deleteTouchedSums,
  insertSums,
  listUnsummedDays,
  tryLockSums,
} from '../../store/report/sum-repository.ts';
import { runsOf } from '../../store/report/summed-days.ts';

/** Days of one transaction: it has to end soon, however many bookings they have. */
const AT_ONCE = 7;

/**
 * Adds up the days that have no sums, or whose rows changed since. All or nothing of it is kept, so it may be cut anywhere, and any number
 * of processes may do so. Readers take missing sums from the rows.
 * @returns the number of days; fewer than were asked for means that all are added up
 */
export async function addDaysUp(db: Db, now: number, limit: number = AT_ONCE): Promise<number> {
  // All statements see the same: changes meanwhile stay noted as changes.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      if (!(await tryLockSums(tx))) return 0;
      await deleteTouchedSums(tx);
      const days = await listUnsummedDays(tx, limit);
      for (const run of runsOf([...days].reverse())) await insertSums(tx, run, now);
      return days.length;
    });
}

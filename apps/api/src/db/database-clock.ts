import type { Clock } from '../clock.ts';
import type { Db } from './client.ts';
import { findDatabaseTime } from './database-time.ts';

/** A smaller difference is the trip to the database, and of no matter. */
const nearMs = 2_000;
const everyMs = 600_000;

export type DatabaseClock = Clock & {
  /** Compares the clocks again. */
  readonly compare: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * The time of the database, which all processes share: leases, deadlines and next tries that one of them wrote mean the same to the others,
 * whatever its machine's clock says.
 *
 * @param own this machine's clock
 * @param say gets a sentence whenever the clocks part or agree again
 */
export async function keepDatabaseTime(
  { db, own }: { readonly db: Db; readonly own: Clock },
  say: (line: string) => void,
): Promise<DatabaseClock> {
  let offMs = 0;
  async function compare(): Promise<void> {
    const since = own.now();
    const theirs = await findDatabaseTime(db);
    const until = own.now();
    const aheadMs = (since + until) / 2 - (theirs ?? until);
    const next = Math.abs(aheadMs) < nearMs + (until - since) / 2 ? 0 : -Math.round(aheadMs);
    if (Math.abs(next - offMs) < nearMs) return;
    offMs = next;
    const seconds = Math.round(Math.abs(next) / 1_000);
    say(
      next === 0
        ? 'The clocks of this machine and of the database agree again.'
        : `The clock of this machine is ${seconds} s ${next < 0 ? 'ahead of' : 'behind'} the database's, which counts: set it right.`,
    );
  }
  await compare();
  // A database that is away has no time: the last difference holds.
  const timer = setInterval(() => void compare().catch(() => undefined), everyMs);
  timer.unref();
  return { now: () => own.now() + offMs, compare, stop: () => clearInterval(timer) };
}

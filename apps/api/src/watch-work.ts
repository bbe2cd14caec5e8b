import type { Db } from './db/client.ts';
import { insertStaffAlert, resolveStaffAlerts } from './db/staff-alerts.ts';
import type { JobLog } from './job-log.ts';

/** Work of the background: its name, and its row if it is about one. */
export type WatchedWork = { readonly name: string; readonly row?: string | number; readonly now: number };

/** Does one piece of background work. Never throws: null when it failed. */
export type Watch = <T>(about: WatchedWork, work: () => Promise<T>) => Promise<T | null>;

/** The runner of background work. One round alone remembers nothing. */
export type Watching = { readonly db: Db; readonly log: Pick<JobLog, 'warn'>; readonly watch?: Watch };

export const watchOf = (deps: Watching): Watch => deps.watch ?? watchWork(deps);

const KIND = 'sweep.failed';
/** Failures in a row that raise an alert. */
const TELL_AT = 2;

/**
 * Watches the background work of this process. Work that fails twice in a row alerts staff, with the reason; the alert closes when the work
 * succeeds. An alert of an earlier process closes with the first success of this one.
 */
export function watchWork({ db, log }: Pick<Watching, 'db' | 'log'>): Watch {
  const failures = new Map<string, number>();
  const succeeded = new Set<string>();

  async function tell(subject: string, error: unknown, now: number): Promise<void> {
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    try {
      await insertStaffAlert(db, { kind: KIND, subject, detail, couponId: null, now });
    } catch (trouble) {
      log.warn({ err: trouble, work: subject }, 'a matter about background work could not be written');
    }
  }

  return async ({ name, row, now }, work) => {
    const subject = row === undefined ? name : `${name} ${row}`;
    try {
      const done = await work();
      const hadFailed = failures.delete(subject);
      if (hadFailed || (row === undefined && !succeeded.has(name)))
        await resolveStaffAlerts(db, { kinds: [KIND], subject, now });
      if (row === undefined) succeeded.add(name);
      return done;
    } catch (error) {
      const inARow = (failures.get(subject) ?? 0) + 1;
      failures.set(subject, inARow);
      succeeded.delete(name);
      log.warn({ err: error, work: subject, inARow }, 'background work failed');
      if (inARow >= TELL_AT) await tell(subject, error, now);
      return null;
    }
  };
}

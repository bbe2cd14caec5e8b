import { sql } from 'kysely';
import type { Db, Handle } from '../db/client.ts';
import { insertStaffAlert } from '../db/staff-alerts.ts';
import type { JobKind } from './job-kinds.ts';

/** A job taken for a while. */
export type TakenJob = {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** Tries so far, this one included. Also the proof of possession: a later holder has a higher one. */
  readonly attempts: number;
  /** Tries that ended badly. A try whose process died, or that was put off, is none. */
  readonly failures: number;
};

/**
 * The due jobs, at most `limit`, each taken until `leaseMs` from now. Several processes never take the same one: a row that another one is
 * taking is skipped. Due jobs go by the product's clock (`now`); the lease goes by the database's, the one clock that all processes share.
 */
export async function takeJobs(
  db: Db,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<TakenJob[]> {
  const { rows } = await sql<TakenJob>`
    update job set attempts = attempts + 1, locked_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id in (
      select id from job
      where done_at is null and failed_at is null and run_at <= ${new Date(now)}
        and (locked_until is null or locked_until <= clock_timestamp())
      order by run_at, id limit ${limit} for update skip locked)
    returning id, kind, payload, attempts, failures`.execute(db);
  return rows;
}

/** Extends a lease; false when it was lost to another process. */
export async function extendLease(
  db: Db,
  job: Pick<TakenJob, 'id' | 'attempts'>,
  leaseMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    update job set locked_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id = ${job.id} and attempts = ${job.attempts} and done_at is null and failed_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

export type JobEnd =
  | { readonly kind: 'done' }
  /** `failed` is false where the work was only put off. */
  | { readonly kind: 'again'; readonly at: number; readonly error: string; readonly failed: boolean }
  | { readonly kind: 'given_up'; readonly error: string };

/** Kinds that alert staff themselves, in words of their own. */
const tellsItself: readonly string[] = ['deliver_mail'] satisfies JobKind[];

/**
 * Writes the end of a try, and alerts staff about a job that was given up; false when the job was lost meanwhile, and nothing is written.
 */
export async function endJob(
  db: Db,
  job: Pick<TakenJob, 'id' | 'attempts' | 'kind'>,
  end: JobEnd,
  now: number,
): Promise<boolean> {
  if (end.kind !== 'given_up' || tellsItself.includes(job.kind)) return writeEnd(db, job, end, now);
  return db.transaction().execute(async (tx) => {
    const isOurs = await writeEnd(tx, job, end, now);
    if (isOurs)
      await insertStaffAlert(tx, {
        kind: 'job.given_up',
        subject: String(job.id),
        detail: `${job.kind}: ${end.error}`.slice(0, 500),
        couponId: null,
        now,
      });
    return isOurs;
  });
}

async function writeEnd(
  handle: Handle,
  job: Pick<TakenJob, 'id' | 'attempts'>,
  end: JobEnd,
  now: number,
): Promise<boolean> {
  const change = {
    done: () => ({ done_at: new Date(now), last_error: null }),
    again: () => ({
      run_at: new Date(end.kind === 'again' ? end.at : now),
      failures: sql<number>`failures + ${end.kind === 'again' && end.failed ? 1 : 0}`,
    }),
    given_up: () => ({ failed_at: new Date(now) }),
  }[end.kind]();
  const result = await handle
    .updateTable('job')
    .set({
      ...change,
      locked_until: null,
      ...(end.kind === 'done' ? {} : { last_error: end.error.slice(0, 500) }),
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
/** One kind of jobs, or all of them. */
export type QueueFigures = {
  /** Due and not yet done, taken ones included. */
  readonly due: number;
  /** Given up: staff have to look at them. */
  readonly failed: number;
  /** Age of the oldest due one, milliseconds; 0 when there is none. */
  readonly oldestMs: number;
};

/** A job that nobody works on, though it has been due for long. */
export type LateJob = Pick<TakenJob, 'id' | 'kind'> & {
  readonly runAt: number;
  readonly lastError: string | null;
};

/** Jobs that are due since before an instant and not taken, the oldest first. */
export async function listLateJobs(
  handle: Handle,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<LateJob[]> {
  const { rows } = await sql<LateJob>`
    select id, kind, run_at, last_error from job
    where done_at is null and failed_at is null and run_at < ${new Date(before)}
      and (locked_until is null or locked_until <= clock_timestamp())
    order by run_at, id limit ${limit}`.execute(handle);
  return rows;
}

/** Figures of the queue by the kind of its jobs; a kind without any that is due or given up is left out. */
export async function readQueueFigures(
  db: Db,
  now: number,
): Promise<readonly (QueueFigures & { readonly kind: string })[]> {
  const { rows } = await sql<{ kind: string; due: number; failed: number; oldest: number | null }>`
    select kind, count(*) filter (where failed_at is null and run_at <= ${new Date(now)}) as due,
      count(*) filter (where failed_at is not null) as failed,
      min(run_at) filter (where failed_at is null and run_at <= ${new Date(now)}) as oldest
    from job where done_at is null group by kind order by kind`.execute(db);
  return rows
    .filter(({ due, failed }) => due + failed > 0)
    .map(({ kind, due, failed, oldest }) => ({
      ...{ kind, due, failed },
      oldestMs: oldest === null ? 0 : Math.max(0, now - oldest),
    }));
}

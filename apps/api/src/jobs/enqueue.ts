import type { Handle } from '../db/client.ts';
import type { JobRequest } from './job-kinds.ts';

export type Enqueue = JobRequest & {
  /** Earliest start of the work, epoch milliseconds by the product's clock. */
  readonly runAt: number;
  /** Instant of the request; `runAt` when it may begin at once. */
  readonly now?: number;
};

/**
 * Queues work in the transaction that makes it necessary: both are kept, or neither. Call `wake()` of the worker after the commit to have it
 * done at once; without that a worker finds it within its pause of about a second, or four where the product is at rest.
 *
 * No NOTIFY is sent on purpose: PostgreSQL puts all notifying commits in one line, with the fsync inside it, which would slow every sale.
 */
export async function enqueue(handle: Handle, job: Enqueue): Promise<void> {
  await enqueueAll(handle, [job]);
}

/** The same for several, with one statement. At least one. */
export async function enqueueAll(handle: Handle, jobs: readonly Enqueue[]): Promise<void> {
  await handle
    .insertInto('job')
    .values(
      jobs.map(({ kind, payload, runAt, now = runAt }) => ({
        kind,
        payload: JSON.stringify(payload),
        run_at: new Date(runAt),
        created_at: new Date(now),
      })),
    )
    .execute();
}

import { trace } from '@opentelemetry/api';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { JobLog } from '../job-log.ts';
import { watchWork } from '../watch-work.ts';
import { createAlarm } from './alarm.ts';
import { isJobKind, type JobKind, type JobPayload, jobPayloads } from './job-kinds.ts';
import { endJob, extendLease, type JobEnd, type TakenJob, takeJobs } from './job-queue.ts';
import type { Pace } from './pace.ts';
import { mostAttempts, pauseAfter } from './pause.ts';

/** Thrown by a handler when no later try can succeed: the job is given up at once. */
export class GiveUp extends Error {}

/** Thrown by a handler whose work has to wait, though nothing failed: its tries are not used up and its pauses do not grow. */
export class PutOff extends Error {
  constructor(
    readonly pauseMs: number,
    message: string,
  ) {
    super(message);
  }
}

export type JobContext = {
  /** Product's clock when the try began, epoch milliseconds. */
  readonly now: number;
  /** 1 for the first try. */
  readonly attempt: number;
  /** True if the job is given up when this try fails. */
  readonly isLast: boolean;
  /** Aborted when the lease is lost: another process may have begun the same job. */
  readonly signal: AbortSignal;
};

/** Does one job. It may run again after a crash, so it must be repeatable; throwing means another try later. */
export type JobHandler<K extends JobKind> = (payload: JobPayload<K>, context: JobContext) => Promise<void>;
export type JobHandlers = { readonly [K in JobKind]: JobHandler<K> };

export type WorkerSettings = {
  readonly db: Db;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly log: JobLog;
  /** Jobs of this process at once. */
  readonly concurrency?: number;
  /** Time that a job stays taken without a sign of life. After a crash others take it over then: a letter waits so long for the dead. */
  readonly leaseMs?: number;
  /** Pause between looks at an empty queue. */
  readonly pollMs?: number;
  /** Left out, the pauses stay as they are. */
  readonly pace?: Pace | undefined;
  /** 0 to 1, for the pauses between tries. */
  readonly random?: () => number;
};

export type Worker = {
  /** Looks at the queue now: call it after a commit that queued something. Never throws, never waits. */
  readonly wake: () => void;
  /** Takes no more jobs and waits until the running ones have ended. */
  readonly stop: () => Promise<void>;
};

/** Starts doing queued work in this process. Any number of processes may do so on one database. */
export function startWorker({
  db,
  handlers,
  clock,
  log,
  concurrency = 4,
  leaseMs = 10_000,
  pollMs = 1_000,
  pace,
  random = Math.random,
}: WorkerSettings): Worker {
  const watch = watchWork({ db, log });
  const running = new Set<Promise<void>>();
  let stopping = false;
  // Not exactly a pause, so that processes started together spread.
  const { wake, sleepAgain, rest } = createAlarm(() => pollMs * (0.75 + random() / 2), pace);

  async function look(): Promise<void> {
    while (!stopping) {
      const limit = concurrency - running.size;
      sleepAgain();
      const now = clock.now();
      const taken =
        limit > 0
          ? ((await watch({ name: 'jobs', now }, () => takeJobs(db, { now, leaseMs, limit }))) ?? [])
          : [];
      if (taken.length > 0) pace?.touch();
      for (const job of taken) {
        const run = attempt(job).finally(() => {
          running.delete(run);
          // A finished job may have queued another, and there is room again.
          wake();
        });
        running.add(run);
      }
      // A full batch suggests that more is waiting; with no room left, an ending job wakes us.
      if (!stopping && (taken.length < limit || running.size >= concurrency)) await rest();
    }
  }

  async function attempt(job: TakenJob): Promise<void> {
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      extendLease(db, job, leaseMs).then(
        (kept) => kept || lost.abort(),
        (error: unknown) => log.warn({ err: error, jobId: job.id }, 'a lease could not be lengthened'),
      );
    }, leaseMs / 3);
    const end = await tryJob(job, lost.signal);
    clearInterval(heartbeat);
    const now = clock.now();
    // An end that cannot be written lets the lease run out, and the job is done again: handlers are repeatable.
    if ((await watch({ name: 'job', row: job.id, now }, () => endJob(db, job, end, now))) === false)
      log.warn({ jobId: job.id, kind: job.kind }, 'a job was taken over before it ended');
  }

  async function tryJob(job: TakenJob, signal: AbortSignal): Promise<JobEnd> {
    // More tries than allowed without a recorded end: it took its process down each time.
    if (job.attempts - job.failures > mostAttempts)
      return giveUp(job, new Error('the process ended in every try'));
    const failures = job.failures + 1;
    const isLast = failures >= mostAttempts;
    try {
      const context = { now: clock.now(), attempt: job.attempts, isLast, signal };
      await withSpan(`job ${job.kind}`, () => run(job, handlers, context));
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof PutOff)
        return { kind: 'again', at: clock.now() + error.pauseMs, error: error.message, failed: false };
      if (error instanceof GiveUp || isLast) return giveUp(job, error);
      const at = clock.now() + pauseAfter(failures, random());
      log.warn({ err: error, jobId: job.id, kind: job.kind, attempt: job.attempts }, 'a job is tried again');
      return { kind: 'again', at, error: messageOf(error), failed: true };
    }
  }

  function giveUp(job: TakenJob, error: unknown): JobEnd {
    log.error({ err: error, jobId: job.id, kind: job.kind, attempt: job.attempts }, 'a job was given up');
    return { kind: 'given_up', error: messageOf(error) };
  }

  const looking = look();
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      await looking;
      await Promise.all(running);
    },
  };
}

/** Beneath it stand the statements of the work, where traces are on. */
const withSpan = (name: string, work: () => Promise<void>): Promise<void> =>
  trace.getTracer('traslado').startActiveSpan(name, (span) => work().finally(() => span.end()));

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function run(job: TakenJob, handlers: JobHandlers, context: JobContext): Promise<void> {
  if (!isJobKind(job.kind)) throw new GiveUp(`no handler for ${job.kind}`);
  await runKind(job.kind, job.payload, handlers, context);
}

async function runKind<K extends JobKind>(
  kind: K,
  payload: unknown,
  handlers: JobHandlers,
  context: JobContext,
): Promise<void> {
  const read = jobPayloads[kind].safeParse(payload);
  if (!read.success) throw new GiveUp(`payload of ${kind} is not readable`);
  // The schema of a kind yields the payload of that kind; TypeScript does not follow the index through.
  await handlers[kind](read.data as JobPayload<K>, context);
}

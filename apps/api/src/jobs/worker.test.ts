import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { noHandlers } from '../testing/no-handlers.ts';
import { enqueue } from './enqueue.ts';
import { readQueueFigures, takeJobs } from './job-queue.ts';
import { mostAttempts } from './pause.ts';
import { GiveUp, type JobHandlers, PutOff, startWorker, type Worker, type WorkerSettings } from './worker.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
let database: TestDatabase;
let db: Db;
let now = start;
const clock: Clock = { now: () => now };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const workers: Worker[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await db.deleteFrom('job').execute();
  await db.deleteFrom('staff_alert').execute();
  vi.clearAllMocks();
  now = start;
});

const nothing = async () => {};
const work = (handlers: Partial<JobHandlers>, settings: Partial<WorkerSettings> = {}): Worker => {
  const worker = startWorker({
    db,
    clock,
    log,
    pollMs: 25,
    random: () => 1,
    handlers: { ...noHandlers, ...handlers },
    ...settings,
  });
  workers.push(worker);
  return worker;
};
const queue = (mailId: number, runAt = start) =>
  enqueue(db, { kind: 'deliver_mail', payload: { mailId }, runAt });
const job = () => db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
const settled = () =>
  vi.waitFor(
    async () =>
      expect((await readQueueFigures(db, now + 86_400_000)).filter(({ due }) => due > 0)).toEqual([]),
    5_000,
  );

describe('enqueue', () => {
  it('keeps the job only when its transaction commits', async () => {
    await expect(
      db.transaction().execute(async (tx) => {
        await enqueue(tx, { kind: 'deliver_mail', payload: { mailId: 1 }, runAt: start });
        throw new Error('the sale is rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await db.selectFrom('job').selectAll().execute()).toEqual([]);
  });
});

describe('worker', () => {
  it('does a job once and writes that it is done', async () => {
    const deliver = vi.fn(nothing);
    await queue(7);
    work({ deliver_mail: deliver });
    await settled();
    expect(deliver).toHaveBeenCalledExactlyOnceWith(
      { mailId: 7 },
      expect.objectContaining({ attempt: 1, now }),
    );
    expect(await job()).toMatchObject({ done_at: start, failed_at: null, locked_until: null, attempts: 1 });
  });

  it('leaves a job alone until its time', async () => {
    const deliver = vi.fn(nothing);
    await queue(1, start + 60_000);
    work({ deliver_mail: deliver });
    await sleep(120);
    expect(deliver).not.toHaveBeenCalled();
    now = start + 60_000;
    await settled();
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('begins at once when woken, without waiting for its pause', async () => {
    const deliver = vi.fn(nothing);
    const worker = work({ deliver_mail: deliver }, { pollMs: 60_000 });
    await sleep(50);
    await queue(1);
    worker.wake();
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), 2_000);
  });

  it('tries again after growing pauses and keeps the reason', async () => {
    const deliver = vi.fn(async () => {
      throw new Error('mail server away');
    });
    await queue(1);
    work({ deliver_mail: deliver });
    await vi.waitFor(
      async () => expect(await job()).toMatchObject({ run_at: start + 5_000, attempts: 1 }),
      2_000,
    );
    expect(await job()).toMatchObject({ last_error: 'mail server away', failed_at: null, done_at: null });
    now = start + 5_000;
    await vi.waitFor(
      async () => expect(await job()).toMatchObject({ run_at: now + 10_000, attempts: 2 }),
      2_000,
    );
  });

  it('gives up after the last try, and says so loudly', async () => {
    await queue(1);
    await db
      .updateTable('job')
      .set({ attempts: mostAttempts - 1, failures: mostAttempts - 1 })
      .execute();
    work({
      deliver_mail: async () => {
        throw new Error('still away');
      },
    });
    await settled();
    expect(await job()).toMatchObject({ failed_at: start, last_error: 'still away', attempts: mostAttempts });
    expect(await readQueueFigures(db, now)).toEqual([
      { kind: 'deliver_mail', due: 0, failed: 1, oldestMs: 0 },
    ]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('lets no killed process lengthen the pauses or use up the tries', async () => {
    await queue(1);
    await db
      .updateTable('job')
      .set({ attempts: mostAttempts - 1 })
      .execute();
    work({
      deliver_mail: async () => {
        throw new Error('mail server away');
      },
    });
    await vi.waitFor(
      async () => expect(await job()).toMatchObject({ run_at: start + 5_000, failures: 1 }),
      2_000,
    );
    expect(await job()).toMatchObject({ failed_at: null, attempts: mostAttempts });
  });

  it('puts work off that has to wait, without counting it as failed', async () => {
    const deliver = vi.fn<JobHandlers['deliver_mail']>(async (_, { attempt }) => {
      if (attempt <= 2) throw new PutOff(30_000, 'not yet');
    });
    await queue(1);
    work({ deliver_mail: deliver });
    await vi.waitFor(async () => expect(await job()).toMatchObject({ run_at: start + 30_000 }), 2_000);
    expect(await job()).toMatchObject({ attempts: 1, failures: 0, last_error: 'not yet' });
    now = start + 30_000;
    await vi.waitFor(async () => expect(await job()).toMatchObject({ run_at: now + 30_000 }), 2_000);
    now += 30_000;
    await settled();
    expect(deliver).toHaveBeenCalledTimes(3);
  });

  it('gives up a job that took its process down in every try, without running it', async () => {
    const deliver = vi.fn(nothing);
    await queue(1);
    await db.updateTable('job').set({ attempts: mostAttempts }).execute();
    work({ deliver_mail: deliver });
    await settled();
    expect(deliver).not.toHaveBeenCalled();
    expect(await job()).toMatchObject({ failed_at: start });
  });

  it.each([
    ['the handler says that no try can help', 'deliver_mail', { mailId: 1 }],
    ['the kind is unknown', 'paint_the_boat', { mailId: 1 }],
    ['the payload is not readable', 'deliver_mail', { mailId: 'one' }],
    ['the kind is a name of every object', 'constructor', {}],
  ])('gives up at once when %s', async (_, kind, payload) => {
    await db
      .insertInto('job')
      .values({
        kind,
        payload: JSON.stringify(payload),
        run_at: new Date(start),
        created_at: new Date(start),
      })
      .execute();
    work({
      deliver_mail: async () => {
        throw new GiveUp('no such address');
      },
    });
    await settled();
    expect(await job()).toMatchObject({ failed_at: start, attempts: 1 });
    const told = await db.selectFrom('staff_alert').select(['kind', 'detail']).execute();
    // A mail alerts by itself, with the letter and the address.
    const expected =
      kind === 'deliver_mail' ? [] : [{ kind: 'job.given_up', detail: `${kind}: no handler for ${kind}` }];
    expect(told).toEqual(expected);
  });

  it('never does a job twice, with three workers on one queue', async () => {
    const seen: number[] = [];
    const deliver = async ({ mailId }: { mailId: number }) => {
      seen.push(mailId);
      await sleep(2);
    };
    for (let mailId = 1; mailId <= 60; mailId++) await queue(mailId);
    for (let i = 0; i < 3; i++) work({ deliver_mail: deliver });
    await settled();
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('keeps its lease while a long job runs', async () => {
    let atOnce = 0;
    let most = 0;
    const deliver = vi.fn(async () => {
      most = Math.max(most, ++atOnce);
      await sleep(700);
      atOnce--;
    });
    await queue(1);
    for (let i = 0; i < 3; i++) work({ deliver_mail: deliver }, { leaseMs: 200 });
    await settled();
    expect(most).toBe(1);
    expect(deliver).toHaveBeenCalledOnce();
  });

  it('takes over the job of a process that died, once its lease has run out', async () => {
    await queue(9);
    const [dead] = await takeJobs(db, { now, leaseMs: 300, limit: 1 });
    expect(dead).toMatchObject({ attempts: 1 });
    const deliver = vi.fn(nothing);
    work({ deliver_mail: deliver });
    await sleep(120);
    expect(deliver).not.toHaveBeenCalled();
    await settled();
    expect(deliver).toHaveBeenCalledExactlyOnceWith({ mailId: 9 }, expect.objectContaining({ attempt: 2 }));
  });

  it('tells a handler that its lease was lost, and writes no end for it', async () => {
    let told = false;
    await queue(1);
    work(
      {
        deliver_mail: async (_, { signal, attempt }) => {
          if (attempt > 1) return;
          // As if another process had taken it: a higher number of tries.
          await sql`update job set attempts = 5, locked_until = clock_timestamp() + interval '1 hour'`.execute(
            db,
          );
          await vi.waitFor(() => expect(signal.aborted).toBe(true), 3_000);
          told = true;
        },
      },
      { leaseMs: 150 },
    );
    await vi.waitFor(() => expect(told).toBe(true), 4_000);
    await workers.splice(0)[0]?.stop();
    expect(await job()).toMatchObject({ attempts: 5, done_at: null });
  });

  it('stops after the running job and takes no other', async () => {
    const ended: number[] = [];
    await queue(1);
    const worker = work(
      {
        deliver_mail: async ({ mailId }) => {
          await queue(2);
          await sleep(150);
          ended.push(mailId);
        },
      },
      { concurrency: 1 },
    );
    await vi.waitFor(
      async () => expect(await db.selectFrom('job').select('id').execute()).toHaveLength(2),
      2_000,
    );
    await worker.stop();
    expect(ended).toEqual([1]);
    expect(await readQueueFigures(db, now)).toMatchObject([{ due: 1 }]);
  });

  it('lives through a database that is away', async () => {
    const away = createDb(createPool({ url: 'postgres://nobody@127.0.0.1:1/none' }));
    const worker = startWorker({
      db: away,
      clock,
      log,
      pollMs: 20,
      handlers: noHandlers,
    });
    await vi.waitFor(() => expect(log.warn.mock.calls.length).toBeGreaterThan(1), 3_000);
    await worker.stop();
    await away.destroy();
  });
});

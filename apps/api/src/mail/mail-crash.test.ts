import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import type { Failpoint } from '../failpoint.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { startWorker } from '../jobs/worker.ts';
import { exampleFacts } from '../letter/example-facts.ts';
import { bundledProgram } from '../testing/bundled-program.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { type MailServerForTests, startMailServer } from '../testing/mail-server.ts';
import { noHandlers } from '../testing/no-handlers.ts';
import { deliverMail } from './deliver-mail.ts';
import { listMails, type MailStatus } from './repository.ts';
import { sendConfirmationLetter } from './send-confirmation-letter.ts';

const from = { name: 'Perla Resorts', address: 'transfers@perla.example' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let database: TestDatabase;
let db: Db;
let post: MailServerForTests;
let program: string;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 6 }));
  await sql`alter table mail drop constraint mail_coupon_id_fkey`.execute(db);
  await sql`alter table staff_alert drop constraint staff_alert_coupon_id_fkey`.execute(db);
  post = await startMailServer();
  program = await bundledProgram('apps/api/src/testing/mail-worker.ts');
});
afterAll(async () => {
  await post.close();
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`truncate mail, message_answer, job, staff_alert`.execute(db);
  post.received.length = 0;
});

const workerProcess = (failAt?: Failpoint) =>
  spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      SMTP_URL: post.url,
      TRASLADO_FAILPOINT: failAt ?? '',
      LEASE_MS: '1000',
      MAIL_PAUSE_MS: '1000',
    },
    stdio: 'ignore',
  });
const statuses = async () => (await listMails(db, 10)).map(({ status }) => status);
const queueLetter = (runAt: number) =>
  enqueue(db, { kind: 'send_confirmation_letter', payload: { couponId: 7 }, runAt });

/** Processes start slowly on a busy machine. */
const patient = { timeout: 60_000, interval: 50 };

/** Ends a process that is killed at a place. */
async function killedAt(failAt: Failpoint): Promise<void> {
  expect(await once(workerProcess(failAt), 'exit')).toEqual([null, 'SIGKILL']);
  expect(await statuses()).toEqual(['queued']);
}

/** A process that is not killed, until the letter has an end. */
async function workUntil(status: MailStatus): Promise<void> {
  const next = workerProcess();
  try {
    await vi.waitFor(async () => expect(await statuses()).toEqual([status]), patient);
  } finally {
    next.kill('SIGTERM');
    expect(await once(next, 'exit')).toEqual([0, null]);
  }
}

describe('letters', () => {
  it.each([
    ['before-mail', 1],
    ['mail-handed-over', 1],
    ['mail-sent-not-recorded', 2],
  ] as const)(
    'survive a worker killed %s: %i delivered under one Message-ID',
    async (failAt, delivered) => {
      await queueLetter(Date.now());
      await killedAt(failAt);
      await workUntil('sent');
      expect(post.received).toHaveLength(delivered);
      expect(post.copies().size).toBe(1);
    },
    150_000,
  );

  it('are left to staff when a second worker is killed in the same place', async () => {
    await queueLetter(Date.now());
    await killedAt('mail-sent-not-recorded');
    await killedAt('mail-sent-not-recorded');
    await workUntil('unanswered');
    expect(post.received).toHaveLength(2);
    expect(post.copies().size).toBe(1);
    const alerts = await db
      .selectFrom('staff_alert')
      .select('kind')
      .where('kind', 'like', 'mail.%')
      .execute();
    expect(alerts).toEqual([{ kind: 'mail.unanswered' }]);
  }, 200_000);

  it('all arrive once after the mail server was away for an hour', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const away = createSmtpMailer('smtp://127.0.0.1:1');
    const back = createSmtpMailer(post.url);
    let serverIsBack = false;
    const worker = startWorker({
      db,
      clock: { now: () => now },
      log,
      pollMs: 10,
      handlers: {
        ...noHandlers,
        send_confirmation_letter: sendConfirmationLetter({
          db,
          from,
          log,
          pool: { render: async () => new Uint8Array([1]), close: async () => {} },
          staffLanguageOf: () => 'en',
          noticeAddressesOf: () => [],
          findLetterFacts: async (couponId) => exampleFacts('en', { coupon_id: `K7QXW2MDP${couponId}` }),
        }),
        deliver_mail: deliverMail({
          db,
          from,
          log,
          mailer: { ...back, send: (...sent) => (serverIsBack ? back : away).send(...sent) },
        }),
      },
    });
    for (let couponId = 1; couponId <= 5; couponId++)
      await enqueue(db, { kind: 'send_confirmation_letter', payload: { couponId }, runAt: now });
    worker.wake();
    await vi.waitFor(async () => expect(await statuses()).toHaveLength(5), 10_000);
    // The hour passes in steps of a minute; a mail whose pause is over is tried again.
    for (let minute = 0; minute < 60; minute++) {
      now += 60_000;
      worker.wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await statuses()).toEqual(Array(5).fill('queued'));
    serverIsBack = true;
    await vi.waitFor(async () => {
      // A try that was under way as the server came back begins a pause of its own.
      now += 3_600_000;
      worker.wake();
      expect(await statuses()).toEqual(Array(5).fill('sent'));
    }, patient);
    await worker.stop();
    await Promise.all([away.close(), back.close()]);
    expect(post.received.map(({ mail }) => mail.subject).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((couponId) => `Your transfers are confirmed · K7QXW2MDP${couponId}`),
    );
  });
});

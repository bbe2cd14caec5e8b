import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { startWorker } from '../jobs/worker.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { type MailServerForTests, type MailServerWishes, startMailServer } from '../testing/mail-server.ts';
import { noHandlers } from '../testing/no-handlers.ts';
import { deliverMail } from './deliver-mail.ts';
import { insertMails, type MailStatus } from './repository.ts';

/** A mail server that takes a mail and is not heard again: the mail's arrival is unknown. */

const from = { name: 'Perla Resorts', address: 'transfers@perla.example' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const minute = 60_000;
let database: TestDatabase;
let db: Db;
let now: number;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url, max: 6 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`truncate mail, message_answer, job, staff_alert`.execute(db);
  now = Date.parse('2026-11-21T10:00:00Z');
});

const messageId = (index: number) => `<letter-${index}@perla.example>`;

async function write(count: number): Promise<void> {
  const ids = await insertMails(
    db,
    Array.from({ length: count }, (_, index) => ({
      messageId: messageId(index),
      couponId: null,
      kind: 'confirmation',
      language: 'en' as const,
      recipient: `guest-${index}@example.com`,
      subject: `Letter ${index}`,
      preview: '',
      text: 'Your ride is booked.',
      html: '<p>Your ride is booked.</p>',
      attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.alloc(40_000, 1) }],
    })),
    now,
  );
  for (const mailId of ids) await enqueue(db, { kind: 'deliver_mail', payload: { mailId }, runAt: now });
}

const inStatus = async (status: MailStatus) =>
  (await db.selectFrom('mail').select('message_id').where('status', '=', status).execute()).length;
const openJobs = async () =>
  (await db.selectFrom('job').select('id').where('done_at', 'is', null).execute()).length;

/** Works the queue off, an hour in minutes, with a mail server of a kind. */
async function workFor(minutes: number, wishes: MailServerWishes): Promise<MailServerForTests> {
  const post = await startMailServer(wishes);
  const mailer = createSmtpMailer(post.url);
  const worker = startWorker({
    db,
    clock: { now: () => now },
    log,
    pollMs: 10,
    random: () => 1,
    handlers: { ...noHandlers, deliver_mail: deliverMail({ db, from, log, mailer }) },
  });
  const isIdle = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from job
      where done_at is null and failed_at is null and (locked_until is not null or run_at <= ${new Date(now)})`.execute(
      db,
    );
    return rows[0]?.n === 0;
  };
  for (let past = 0; past <= minutes; past += 1) {
    worker.wake();
    await vi.waitFor(async () => expect(await isIdle()).toBe(true), { timeout: 15_000, interval: 5 });
    now += minute;
  }
  await worker.stop();
  await mailer.close();
  await post.close();
  return post;
}

describe('a line that is cut after the mail server took the mail', () => {
  it('costs one duplicate at most, under the same Message-ID; every mail arrives', async () => {
    await write(50);
    // Half of the mails: every second of these is cut off each time, the others once.
    const cut = (index: number, copy: number) => index % 2 === 0 && (copy === 1 || index % 4 === 0);
    const post = await workFor(10, {
      cutsLineAfter: (mail, copy) => cut(Number(/letter-(\d+)@/.exec(mail.messageId ?? '')?.[1]), copy),
    });
    const copies = post.copies();
    expect([...copies.keys()].sort()).toEqual(Array.from({ length: 50 }, (_, n) => messageId(n)).sort());
    expect(Math.max(...copies.values())).toBe(2);
    expect([...copies.values()].filter((count) => count === 2)).toHaveLength(25);
    expect(await inStatus('sent')).toBe(37);
    expect(await openJobs()).toBe(0);
  });

  it('is left to staff after the second time, and not tried again', async () => {
    await write(1);
    const post = await workFor(10, { cutsLineAfter: () => true });
    expect(post.received).toHaveLength(2);
    expect(await inStatus('unanswered')).toBe(1);
    const alerts = await db.selectFrom('staff_alert').select(['kind', 'resolved_at']).execute();
    expect(alerts).toEqual([{ kind: 'mail.unanswered', resolved_at: null }]);
  });
});

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeptMailer } from '../adapters/mailer/kept-mailer.ts';
import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { createDb, createPool, type Db } from '../db/client.ts';
import { demoPropertyRows } from '../demo/places.ts';
import { GiveUp, type JobContext, PutOff } from '../jobs/worker.ts';
import { exampleDeparture, exampleFacts, exampleTransfer } from '../letter/example-facts.ts';
import type { SentLetterFacts } from '../letter/facts.ts';
import type { LetterPool } from '../pdf/letter-pool.ts';
import type { BeforeHandOver, Mailer, MailOutcome, OutgoingMail } from '../ports/mailer.ts';
import { addRecipients } from '../testing/add-recipients.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database/test-databases.ts';
import { type MailServerForTests, startMailServer } from '../testing/mail-server.ts';
import { deliverMail } from './deliver-mail.ts';
import { unansweredPauseMs } from './hand-over.ts';
import { findMail, listMails } from './repository.ts';
import { sendConfirmationLetter } from './send-confirmation-letter.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const from = { name: 'Perla Resorts', address: 'transfers@perla.example' };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const pdf = new TextEncoder().encode('%PDF-1.7 letter');
const pool: LetterPool = { render: async () => pdf, close: async () => {} };
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await cloneDatabase();
  db = createDb(createPool({ url: database.url }));
  // Bookings come as facts here; their rows are another room's matter.
  await sql`alter table mail drop constraint mail_coupon_id_fkey`.execute(db);
  await db.insertInto('property').values(demoPropertyRows).execute();
  await sql`alter table staff_alert drop constraint staff_alert_coupon_id_fkey`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
afterEach(async () => {
  await sql`truncate mail, message_answer, job, notification_group, staff_alert`.execute(db);
  vi.clearAllMocks();
});

const context = (more: Partial<JobContext> = {}): JobContext => ({
  now,
  attempt: 1,
  isLast: false,
  signal: new AbortController().signal,
  ...more,
});
const send = (facts: SentLetterFacts | null, letters: LetterPool = pool) =>
  sendConfirmationLetter({
    db,
    from,
    log,
    pool: letters,
    findLetterFacts: async () => facts,
    staffLanguageOf: () => 'en',
    noticeAddressesOf: () => [],
  })({ couponId: 7 }, context());
const notify = (email: string, status: 0 | 1 = 1, tag = 'TRANS:CARTACONFIRMACION:BP') =>
  addRecipients(db, tag, [[email, status]]);
const mails = async () => {
  const found = await Promise.all((await listMails(db, 50)).reverse().map(({ id }) => findMail(db, id)));
  return found.flatMap((mail) => (mail ? [mail] : []));
};
const jobs = () => db.selectFrom('job').select(['kind', 'payload']).orderBy('id').execute();
const oneMail = async () => {
  const [mail] = await mails();
  if (!mail) throw new Error('no mail was written');
  return mail;
};

describe('a flight time to be checked', () => {
  const alerts = () =>
    db
      .selectFrom('staff_alert')
      .select(['detail', 'resolved_at'])
      .where('kind', '=', 'flight.time_to_check')
      .execute();

  it('is left to staff with the letter, told to the resort, and settled by a change that needs no look', async () => {
    await notify('desk@perla.example');
    const kept = exampleTransfer({ flight_code: 'AA 1235', flight_time: '16:00', time_to_check: true });
    await send(exampleFacts('en', { transfers: [kept] }));
    expect(await alerts()).toEqual([{ detail: 'AA 1235 2026-12-21 16:00', resolved_at: null }]);
    const texts = (await mails()).map(({ kind, text }) => [kind, text.includes('Check this flight’s time')]);
    expect(texts).toEqual([
      ['confirmation', false],
      ['resort_notice', true],
    ]);
    await send(exampleFacts('en'));
    expect((await alerts())[0]?.resolved_at).not.toBeNull();
  });
});

describe('special items that the guest is called about', () => {
  const alerts = () =>
    db
      .selectFrom('staff_alert')
      .select(['detail', 'resolved_at'])
      .where('kind', '=', 'sale.items_to_call')
      .execute();

  it('are a matter for the desk until they are confirmed; guest and resort read them', async () => {
    await notify('desk@perla.example');
    const special = { special_items: [{ kind: 'surfboard', count: 2 } as const] };
    const ride = (special_answer: 'call' | 'confirmed') => exampleTransfer({ ...special, special_answer });
    await send(exampleFacts('en', { transfers: [ride('call')] }));
    expect(await alerts()).toEqual([{ detail: '2026-12-21 14:35', resolved_at: null }]);
    const texts = new Map((await mails()).map(({ kind, text }) => [kind, text]));
    expect(texts.get('confirmation')).toContain('Special items: 2 surfboards. We will call you.');
    expect(texts.get('resort_notice')).toContain('2 surfboards. Call the guest.');
    await send(exampleFacts('en', { transfers: [ride('confirmed')] }));
    expect((await alerts())[0]?.resolved_at).not.toBeNull();
  });
});

describe('send_confirmation_letter', () => {
  it('writes the guest’s letter with its documents and queues its delivery', async () => {
    await send(exampleFacts('es'));
    const mail = await oneMail();
    expect(mail).toMatchObject({
      couponId: 7,
      kind: 'confirmation',
      language: 'es',
      recipient: 'maria@example.com',
      subject: 'Tus traslados están confirmados · K7QXW2MDPR',
      status: 'queued',
      createdAt: now,
      sentAt: null,
    });
    expect(mail.messageId).toMatch(/^<k7qxw2mdpr\.confirmation\.1\.[0-9a-f]{12}@perla\.example>$/);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      'traslado-K7QXW2MDPR.pdf',
      'traslado-K7QXW2MDPR.ics',
    ]);
    expect(Buffer.from(mail.attachments[0]?.base64 ?? '', 'base64').equals(pdf)).toBe(true);
    expect(await jobs()).toEqual([{ kind: 'deliver_mail', payload: { mailId: mail.id } }]);
  });

  it('tells each address of the resort’s group in a mail of its own, of which the guest’s shows nothing', async () => {
    await notify('desk@perla.example');
    await notify('dispatch@perla.example');
    await notify('gone@perla.example', 0);
    await notify('other@perla.example', 1, 'TRANS:CARTACONFIRMACION:PM');
    await notify('not an address');
    await send(exampleFacts());
    const written = await mails();
    expect(written.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['confirmation', 'maria@example.com'],
      ['resort_notice', 'desk@perla.example'],
      ['resort_notice', 'dispatch@perla.example'],
    ]);
    const [guest, ...notices] = written;
    expect(JSON.stringify(guest)).not.toMatch(/desk@|dispatch@/);
    expect(notices.every(({ attachments }) => attachments.length === 0)).toBe(true);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('writes to each resort in the language of its people, not in the guest’s', async () => {
    await notify('desk@perla.example');
    await notify('both@perla.example');
    await notify('pm@perla.example', 1, 'TRANS:CARTACONFIRMACION:PM');
    await notify('both@perla.example', 1, 'TRANS:CARTACONFIRMACION:PM');
    const away = exampleDeparture({ resort: { code: 'PM', name: 'Playa Mangle' } });
    const findLetterFacts = async (_id: number, _now: number, language: 'en' | 'es' = 'en') =>
      exampleFacts(language, { transfers: [exampleTransfer(), away] });
    const staffLanguageOf = (hotel: string) => (hotel === 'BP' ? 'es' : 'en');
    await sendConfirmationLetter({
      ...{ db, from, log, pool, findLetterFacts, staffLanguageOf },
      noticeAddressesOf: () => ['both@perla.example', 'vans@perla.example'],
    })({ couponId: 7 }, context());
    const [, ...notices] = await mails();
    expect(notices.map(({ recipient, language, subject }) => [recipient, language, subject])).toEqual([
      ['both@perla.example', 'es', 'Nuevo traslado · Perla Bahía · K7QXW2MDPR'],
      ['desk@perla.example', 'es', 'Nuevo traslado · Perla Bahía · K7QXW2MDPR'],
      ['vans@perla.example', 'es', 'Nuevo traslado · Perla Bahía · K7QXW2MDPR'],
      ['pm@perla.example', 'en', 'New transfer · Perla Bahía · K7QXW2MDPR'],
    ]);
    expect(notices[0]?.text).toContain('Hora del traslado\nDomingo, 27 de diciembre de 2026, 22:40');
    for (const { text } of notices) expect(text).not.toMatch(/\b(?:you|your)\b|\b(?:te|tu|tus|Llega)\b/i);
  });

  it('writes nothing twice, however often and at once it runs', async () => {
    await notify('desk@perla.example');
    await Promise.all(Array.from({ length: 6 }, () => send(exampleFacts())));
    await send(exampleFacts());
    expect(await mails()).toHaveLength(2);
    expect(await jobs()).toHaveLength(2);
  });

  it('writes only what is missing after a crash in between', async () => {
    await send(exampleFacts());
    await notify('desk@perla.example');
    await send(exampleFacts());
    expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'resort_notice']);
    expect(await jobs()).toHaveLength(2);
  });

  it.each(['cancelled', 'expired', 'pending_payment'] as const)('confirms no %s booking', async (status) => {
    await send(exampleFacts('en', { status }));
    expect(await mails()).toEqual([]);
  });

  it('gives up for a booking that is not there', async () => {
    await expect(send(null)).rejects.toThrow(GiveUp);
  });

  it('writes nothing when the letter cannot be set now, and is tried again', async () => {
    const broken: LetterPool = {
      ...pool,
      render: async () => {
        throw new Error('the letter took too long');
      },
    };
    await expect(send(exampleFacts(), broken)).rejects.not.toBeInstanceOf(GiveUp);
    expect([await mails(), await jobs()]).toEqual([[], []]);
  });
});

describe('deliver_mail', () => {
  const deliver = async (mailer: Mailer, more: Partial<JobContext> = {}, mailId?: number) =>
    deliverMail({ db, mailer, from, log })({ mailId: mailId ?? (await oneMail()).id }, context(more));
  const answering = (outcome: MailOutcome) => {
    const sent = vi.fn(async (_: OutgoingMail, beforeHandOver: BeforeHandOver) => {
      await beforeHandOver();
      return outcome;
    });
    return { name: 'smtp', send: sent, close: async () => {} } satisfies Mailer;
  };

  it('hands the mail to a mail server once, and lets its files go', async () => {
    const post: MailServerForTests = await startMailServer();
    const mailer = createSmtpMailer(post.url);
    try {
      await send(exampleFacts('es'));
      await deliver(mailer);
      await deliver(mailer);
      expect(post.received).toHaveLength(1);
      const [got] = post.received;
      const mail = await oneMail();
      expect(got?.to).toEqual(['maria@example.com']);
      expect(got?.mail.messageId).toBe(mail.messageId);
      expect(got?.mail.from).toMatchObject(from);
      expect(got?.mail.attachments.map(({ filename }) => filename)).toEqual([
        'traslado-K7QXW2MDPR.pdf',
        'traslado-K7QXW2MDPR.ics',
      ]);
      expect(Buffer.from(got?.mail.attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true);
      expect(mail).toMatchObject({ status: 'sent', sentAt: now });
      expect(mail.attachments).toMatchObject([{ bytes: pdf.length, base64: null }, { base64: null }]);
    } finally {
      await mailer.close();
      await post.close();
    }
  });

  it('keeps the mail and its files where there is no mail server', async () => {
    await send(exampleFacts());
    await deliver(createKeptMailer());
    const mail = await oneMail();
    expect(mail).toMatchObject({ status: 'kept', sentAt: null });
    expect(mail.attachments.every(({ base64 }) => base64 !== null)).toBe(true);
  });

  /** As after a process that died between the hand-over and the note of its end. */
  const forgetEnd = () => db.updateTable('mail').set({ status: 'queued' }).execute();

  it('hands over the same Message-ID once more, after a rest, when the process died before it could write down the end', async () => {
    await send(exampleFacts());
    const mailer = answering({ kind: 'accepted' });
    await deliver(mailer);
    await forgetEnd();
    await expect(deliver(mailer, { attempt: 2, now: now + unansweredPauseMs - 1 })).rejects.toThrow(PutOff);
    expect(mailer.send).toHaveBeenCalledOnce();
    await deliver(mailer, { attempt: 3, now: now + unansweredPauseMs });
    const ids = mailer.send.mock.calls.map(([mail]) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await forgetEnd();
    await deliver(mailer, { attempt: 4, now: now + 10 * unansweredPauseMs });
    expect(mailer.send).toHaveBeenCalledTimes(2);
    expect(await oneMail()).toMatchObject({ status: 'unanswered', unanswered: 2 });
    const alert = await db
      .selectFrom('staff_alert')
      .selectAll()
      .where('kind', '=', 'mail.unanswered')
      .executeTakeFirstOrThrow();
    expect(alert).toMatchObject({
      kind: 'mail.unanswered',
      subject: String((await oneMail()).id),
      coupon_id: 7,
    });
  });

  it('goes on after a refusal as before: it is an answer, and leaves no doubt', async () => {
    await send(exampleFacts());
    const busy = answering({ kind: 'unavailable', detail: '451 not now' });
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(deliver(busy, { attempt })).rejects.toThrow('451 not now');
    expect(busy.send).toHaveBeenCalledTimes(5);
    expect(await oneMail()).toMatchObject({ status: 'queued', unanswered: 0 });
  });

  it('hands over nothing that another process has handed over, or whose job another one has', async () => {
    await send(exampleFacts());
    const sent: unknown[] = [];
    const mailer: Mailer = {
      name: 'smtp',
      send: async (mail, beforeHandOver) => {
        await beforeHandOver();
        sent.push(mail);
        return { kind: 'accepted' };
      },
      close: async () => {},
    };
    const otherWasFaster: Mailer = {
      ...mailer,
      send: async (...mail) => {
        await db
          .updateTable('mail')
          .set({ unanswered: 1, handed_over_at: new Date(now) })
          .execute();
        return mailer.send(...mail);
      },
    };
    await expect(deliver(otherWasFaster)).rejects.toThrow('another process');
    await db.updateTable('mail').set({ unanswered: 0 }).execute();
    await expect(deliver(mailer, { signal: AbortSignal.abort() })).rejects.toThrow('another process');
    expect(sent).toEqual([]);
  });

  it('marks a refused mail and does not try again', async () => {
    await send(exampleFacts());
    await deliver(answering({ kind: 'rejected', detail: 'no such user' }));
    expect(await oneMail()).toMatchObject({ status: 'failed', lastError: 'no such user' });
    const later = answering({ kind: 'accepted' });
    await deliver(later, { attempt: 2 });
    expect(later.send).not.toHaveBeenCalled();
  });

  it('asks for another try when the server is away, and marks the mail when the last one failed', async () => {
    await send(exampleFacts());
    const away = answering({ kind: 'unavailable', detail: 'connection refused' });
    await expect(deliver(away)).rejects.toThrow('connection refused');
    expect(await oneMail()).toMatchObject({ status: 'queued', lastError: 'connection refused' });
    await expect(deliver(away, { isLast: true })).rejects.toThrow('connection refused');
    expect(await oneMail()).toMatchObject({ status: 'failed' });
  });

  it('gives up for a mail that is not there', async () => {
    await expect(deliver(createKeptMailer(), {}, 999_999)).rejects.toThrow(GiveUp);
  });
});

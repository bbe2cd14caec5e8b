import { isEmail } from '@traslado/domain/contact/bounds';
import { bookingCalendar } from '../calendar/booking-calendar.ts';
import type { Db } from '../db/client.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { GiveUp, type JobHandler, type JobLog } from '../jobs/worker.ts';
import { documentName } from '../letter/document-name.ts';
import type { LetterFacts } from '../letter/facts.ts';
import type { LetterPool } from '../pdf/letter-pool.ts';
import type { MailAttachment, Mailbox } from '../ports/mailer.ts';
import { confirmation } from './letters/confirmation.ts';
import { resortNotice } from './letters/resort-notice.ts';
import { type MailLetter, writeLetter } from './mail-letter.ts';
import { messageIdOf } from './message-id.ts';
import { insertMail, listNotified, type NewMail } from './repository.ts';

/** Facts of a booking by `coupon.id`, as its owner sees it, in the language it was made in; null when there is none. */
export type FindLetterFacts = (couponId: number, now: number) => Promise<LetterFacts | null>;

export type ConfirmationLetters = {
  readonly db: Db;
  readonly findLetterFacts: FindLetterFacts;
  readonly pool: LetterPool;
  readonly from: Mailbox;
  readonly log: JobLog;
};

/**
 * Writes the guest's letter and the resort's notices and queues their delivery, all in one transaction. Repeatable: a mail is known by its
 * Message-ID, so a second run writes only what is missing.
 */
export function sendConfirmationLetter({
  db,
  findLetterFacts,
  pool,
  from,
  log,
}: ConfirmationLetters): JobHandler<'send_confirmation_letter'> {
  return async ({ couponId }, { now }) => {
    const facts = await findLetterFacts(couponId, now);
    if (!facts) throw new GiveUp('there is no such booking');
    const { coupon } = facts;
    // Cancelled before its letter was written: a confirmation would only mislead.
    if (coupon.status !== 'confirmed' && coupon.status !== 'partially_cancelled') {
      log.info({ couponId, status: coupon.status }, 'no confirmation letter for a booking in this state');
      return;
    }
    const documents = await makeDocuments(facts, pool, now);
    const notified = await listNotified(db, `TRANS:CARTACONFIRMACION:${coupon.hotel}`);
    const mails = [
      { letter: confirmation, address: coupon.contact.email },
      ...notified.map((address) => ({ letter: resortNotice, address })),
    ].flatMap(({ letter, address }) => {
      if (isEmail(address)) return [newMail({ letter, address, facts, couponId, from, documents })];
      log.warn({ couponId, letter: letter.kind }, 'a letter has no usable address');
      return [];
    });
    await db.transaction().execute(async (tx) => {
      for (const mail of mails) {
        const mailId = await insertMail(tx, mail, now);
        if (mailId !== null) await enqueue(tx, { kind: 'deliver_mail', payload: { mailId }, runAt: now });
      }
    });
  };
}

async function makeDocuments(facts: LetterFacts, pool: LetterPool, now: number): Promise<MailAttachment[]> {
  return [
    {
      filename: documentName(facts, 'pdf'),
      contentType: 'application/pdf',
      content: await pool.render(facts),
    },
    {
      filename: documentName(facts, 'ics'),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: new TextEncoder().encode(bookingCalendar(facts, now)),
    },
  ];
}

function newMail({
  letter,
  address,
  facts,
  couponId,
  from,
  documents,
}: {
  letter: MailLetter;
  address: string;
  facts: LetterFacts;
  couponId: number;
  from: Mailbox;
  documents: readonly MailAttachment[];
}): NewMail {
  const messageId = messageIdOf({
    number: facts.coupon.coupon_id,
    kind: letter.kind,
    edition: facts.coupon.version,
    address,
    domain: from.address.slice(from.address.lastIndexOf('@') + 1),
  });
  return {
    ...writeLetter(letter, facts),
    messageId,
    couponId,
    kind: letter.kind,
    language: facts.language,
    recipient: address,
    attachments: letter.withDocuments ? documents : [],
  };
}

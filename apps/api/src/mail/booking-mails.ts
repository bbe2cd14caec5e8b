import { isEmail } from '@traslado/domain/contact/bounds';
import type { Language } from '@traslado/domain/language';
import { bookingCalendars } from '../calendar/booking-calendar.ts';
import type { Db } from '../db/client.ts';
import type { JobLog } from '../job-log.ts';
import { enqueueAll } from '../jobs/enqueue.ts';
import { documentName } from '../letter/document-name.ts';
import type { LetterFacts, SentLetterFacts } from '../letter/facts.ts';
import type { LetterPool } from '../pdf/letter-pool.ts';
import type { MailAttachment, Mailbox } from '../ports/mailer.ts';
import { type MailLetter, writeLetter } from './mail-letter.ts';
import { messageIdOf } from './message-id.ts';
import { insertMails, type NewMail } from './repository.ts';

/** Facts of a booking by `coupon.id`, as its owner sees it, in its own language unless another is given; null for none. */
export type FindLetterFacts = (
  couponId: number,
  now: number,
  language?: Language,
) => Promise<SentLetterFacts | null>;

/** The dependencies of every handler that writes about a booking. */
export type BookingMails = {
  readonly db: Db;
  readonly findLetterFacts: FindLetterFacts;
  /** The language of a resort's people, by its code. */
  readonly staffLanguageOf: (hotel: string) => Language;
  /** Recipients of notices about rides of a service. */
  readonly noticeAddressesOf: (serviceId: number) => readonly string[];
  readonly pool: LetterPool;
  readonly from: Mailbox;
  readonly log: JobLog;
};

/** A letter and its recipient. */
export type Addressed = {
  readonly letter: MailLetter;
  readonly address: string;
  /** The part of its key beside kind and booking; by default the booking's version. */
  readonly edition?: string;
  /** Without the PDF and the calendar file, although the letter has them: for a recipient who is only informed. */
  readonly bare?: boolean;
};

/**
 * Writes letters about a booking and queues their delivery, all in one transaction. Repeatable: a mail is known by its Message-ID, so a
 * second run writes only missing ones. An address that cannot get mail is left out and logged.
 */
export async function writeBookingMails(
  { db, pool, from, log }: Pick<BookingMails, 'db' | 'pool' | 'from' | 'log'>,
  {
    couponId,
    theirCode,
    facts,
    addressed,
    now,
  }: {
    /** Null for a booking of the group's, which has no row of ours. */
    couponId: number | null;
    theirCode?: string;
    facts: SentLetterFacts;
    addressed: readonly Addressed[];
    now: number;
  },
): Promise<void> {
  const usable = addressed.filter(({ letter, address }) => {
    if (isEmail(address)) return true;
    log.warn({ couponId, theirCode, letter: letter.kind }, 'a letter has no usable address');
    return false;
  });
  if (usable.length === 0) return;
  const wantsDocuments = usable.some(({ letter, bare }) => letter.withDocuments && !bare);
  const documents = wantsDocuments ? await makeDocuments(facts, pool, now) : [];
  const mails = usable.map((one) =>
    newMail({ ...one, facts, couponId, from, documents, ...(theirCode !== undefined && { theirCode }) }),
  );
  await db.transaction().execute(async (tx) => {
    const ids = await insertMails(tx, mails, now);
    if (ids.length === 0) return;
    await enqueueAll(
      tx,
      ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
    );
  });
}

async function makeDocuments(facts: LetterFacts, pool: LetterPool, now: number): Promise<MailAttachment[]> {
  const calendars = bookingCalendars(facts, now).map(
    ({ method, text }): MailAttachment => ({
      filename: documentName(facts, method === 'CANCEL' ? 'canceled.ics' : 'ics'),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: new TextEncoder().encode(text),
    }),
  );
  // A cancelled booking has no ticket; its calendar file takes the rides out again.
  if (facts.coupon.status === 'cancelled') return calendars;
  const letter: MailAttachment = {
    filename: documentName(facts, 'pdf'),
    contentType: 'application/pdf',
    content: await pool.render(facts),
  };
  return [letter, ...calendars];
}

function newMail({
  letter,
  address,
  edition,
  bare,
  facts,
  couponId,
  theirCode,
  from,
  documents,
}: Addressed & {
  facts: SentLetterFacts;
  couponId: number | null;
  theirCode?: string;
  from: Mailbox;
  documents: readonly MailAttachment[];
}): NewMail {
  const messageId = messageIdOf({
    number: facts.coupon.coupon_id,
    kind: letter.kind,
    edition: edition ?? facts.coupon.version,
    address,
    domain: from.address.slice(from.address.lastIndexOf('@') + 1),
  });
  return {
    ...writeLetter(letter, facts),
    messageId,
    couponId,
    ...(theirCode !== undefined && { theirCode }),
    kind: letter.kind,
    language: facts.language,
    recipient: address,
    attachments: letter.withDocuments && !bare ? documents : [],
  };
}

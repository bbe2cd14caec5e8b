import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { bookingNumberOf } from '@traslado/domain/booking/booking-number';
import { isEmail } from '@traslado/domain/contact/bounds';
import { MESSAGES_PER_MAILBOX, MESSAGES_PER_NETWORK, mailboxKey } from '@traslado/domain/limits/messages';
import { checkAllowance } from '@traslado/domain/limits/rate';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { contactAnswer } from '../../mail/letters/contact-answer.ts';
import { contactQuestion } from '../../mail/letters/contact-question.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import type { MessageFacts } from '../../mail/message-facts.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMails, type NewMail } from '../../mail/repository.ts';
import { Refused } from '../../refused.ts';
import { networkOf } from '../stays/count-guesses.ts';
import { type CheckedMessage, checkMessage, type MessageBody } from './check-message.ts';
import type { Sender } from './record.ts';
import { type EarlierMessages, findEarlierMessages, insertMessage, lockSender } from './repository.ts';

export type SendMessageDependencies = {
  readonly db: Db;
  readonly catalogue: Catalogue;
  /** Address that guests see; its host names the mails. */
  readonly publicUrl: string;
};

export type MessageRequest = {
  readonly body: MessageBody;
  /** Key of the header, when the body has none. */
  readonly intentKey: string | undefined;
  readonly language: Language;
  readonly ip: string;
  readonly now: number;
};

/**
 * Takes a visitor's question: keeps it and queues the mail to the resort and the answer to the visitor, all or nothing. The same key and
 * message again answers the same and does nothing more.
 *
 * Codes: those of `checkMessage`, `key.invalid`, `intent.keys_differ`, `intent.other_body`, `contact.too_many` with the seconds to wait.
 */
export async function sendMessage(
  { db, catalogue, publicUrl }: SendMessageDependencies,
  { body, intentKey, language, ip, now }: MessageRequest,
): Promise<CallAnswer<'sendContactMessage'>> {
  const snapshot = catalogue.current();
  const checked = checkMessage(body, snapshot, language);
  const { message, property } = checked;
  const sender: Sender = {
    network: networkOf(ip),
    mailbox: mailboxKey(message.email),
    key: keyOf(body.uuidReference, intentKey),
    bodyHash: createHash('sha256').update(JSON.stringify(message)).digest('base64'),
  };
  return db.transaction().execute(async (tx) => {
    await lockSender(tx, sender);
    const earlier = await findEarlierMessages(tx, sender, now - HOUR_MS);
    if (earlier.sameKey) {
      if (earlier.sameKey.bodyHash !== sender.bodyHash)
        throw new Refused('intent.other_body', { field: 'uuidReference' });
      return { reference: earlier.sameKey.reference, reply_to: property.email };
    }
    checkAllowances(earlier, now);
    const reference = newReference();
    await insertMessage(tx, { ...message, reference }, sender, now);
    const mails = writeMails(factsOf(checked, reference, snapshot), snapshot, new URL(publicUrl).hostname);
    const ids = await insertMails(tx, mails, now);
    await enqueueAll(
      tx,
      ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
    );
    return { reference, reply_to: property.email };
  });
}

function keyOf(inBody: string | undefined, inHeader: string | undefined): string | null {
  if (inHeader !== undefined && !/^[A-Za-z0-9_-]{8,80}$/.test(inHeader))
    throw new Refused('key.invalid', { field: 'Idempotency-Key' });
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader)
    throw new Refused('intent.keys_differ', { field: 'uuidReference' });
  return inBody ?? inHeader ?? null;
}

function checkAllowances({ ofNetworkAt, ofMailboxAt }: EarlierMessages, now: number): void {
  const untilAt = [
    checkAllowance(now, ofNetworkAt, MESSAGES_PER_NETWORK),
    checkAllowance(now, ofMailboxAt, MESSAGES_PER_MAILBOX),
  ].reduce((latest, answer) => (answer.kind === 'wait' ? Math.max(latest, answer.untilAt) : latest), 0);
  if (untilAt === 0) return;
  throw new Refused('contact.too_many', {
    params: { minutes: Math.ceil((untilAt - now) / MINUTE_MS) },
    retryAfterSeconds: Math.ceil((untilAt - now) / 1_000),
  });
}

/** `M-7K3QW-9ZC4T`: not to be taken for a booking number, not countable up, easy to read out. */
function newReference(): string {
  const number = bookingNumberOf(randomBytes(10));
  return `M-${number.slice(0, 5)}-${number.slice(5)}`;
}

function factsOf({ message, property, airport }: CheckedMessage, reference: string, snapshot: Snapshot) {
  const { brand } = snapshot;
  const { code, name, phone, officeFrom, officeTo } = property;
  return {
    ...message,
    reference,
    airportName: airport.name[message.language],
    resort: { code, name, phone, officeFrom, officeTo },
    replyTo: property.email,
    brand: {
      name: typeof brand?.name === 'string' ? brand.name : name,
      email: property.email,
      colours: (brand?.colours ?? {}) as Readonly<Record<string, string>>,
    },
  } satisfies MessageFacts;
}

/** One mail to each address of the resort's group, or to the resort's own when it has none, and the answer to the visitor. */
function writeMails(facts: MessageFacts, snapshot: Snapshot, domain: string): NewMail[] {
  const { resort, brand, language, reference } = facts;
  const group = snapshot
    .notificationRecipients(`TRANS:CONTACTO:${resort.code}`)
    .filter(({ status, email }) => status === 1 && isEmail(email))
    .map(({ email }) => email);
  const desk = group.length > 0 ? [...new Set(group)] : [facts.replyTo].filter(isEmail);
  return [
    ...desk.map((recipient) => ({ letter: contactQuestion, recipient })),
    { letter: contactAnswer, recipient: facts.email },
  ].map(({ letter, recipient }) => ({
    ...writeComposition(letter.compose(facts), { brand, language, phone: resort.phone }),
    messageId: messageIdOf({ number: reference, kind: letter.kind, edition: 1, address: recipient, domain }),
    couponId: null,
    kind: letter.kind,
    language,
    recipient,
    attachments: [],
  }));
}

import { createHash, randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { bookingNumberOf } from '@traslado/domain/booking/booking-number';
import { type OnFile, usableOnFile } from '@traslado/domain/contact/on-file';
import type { Language } from '@traslado/domain/language';
import { MESSAGES_PER_MAILBOX, MESSAGES_PER_NETWORK, mailboxKey } from '@traslado/domain/limits/messages';
import { checkAllowance } from '@traslado/domain/limits/rate';
import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import type { Db } from '../../db/client.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Caller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { insertMails } from '../../mail/repository.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import type { Sender } from '../../store/question/record.ts';
import {
  type EarlierMessages,
  findEarlierMessages,
  insertMessage,
  lockSender,
} from '../../store/question/repository.ts';
import { checkMessage, type MessageBody } from './check-message.ts';
import { factsOf, writeAnswer, writeQuestions } from './write-mails.ts';

export type SendMessageDependencies = {
  readonly db: Db;
  readonly inventory: Inventory;
  readonly pms: Pms;
  /** Our address for guests; its host names the mails. */
  readonly publicUrl: string;
  readonly seller: Pick<Seller, 'takeQuestion'>;
};

export type MessageRequest = {
  readonly body: MessageBody;
  /** A guest who proved a stay counts by it: they share their address with any flood from there. */
  readonly caller: Caller;
  /** Key of the header, when the body has none. */
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
  readonly ip: string;
  readonly now: number;
};

/**
 * Takes a visitor's question: keeps it and queues the mail to the resort and the answer to the visitor, all or nothing. Where the group's
 * backend takes questions, the hand-over is queued in place of the mail to the resort. The same key and message again answers the same and
 * does nothing more.
 */
export async function sendMessage(
  { db, inventory, pms, publicUrl, seller }: SendMessageDependencies,
  { body, caller, idempotencyKey, language, ip, now }: MessageRequest,
): Promise<CallAnswer<'sendContactMessage'>> {
  const snapshot = inventory.current();
  const onFile = await findOnFile(pms, body, caller);
  const checked = checkMessage(body, { snapshot, language, onFile });
  const { message, property } = checked;
  const sender: Sender = {
    network: caller.kind === 'guest' ? `stay:${caller.hotel}/${caller.folio}` : networkOf(ip),
    mailbox: mailboxKey(message.email),
    key: keyOf(body.uuidReference, idempotencyKey),
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
    const messageId = await insertMessage(tx, { ...message, reference }, sender, now);
    const facts = factsOf({ ...checked, reference, snapshot });
    const domain = new URL(publicUrl).hostname;
    const desk = seller.takeQuestion ? [] : writeQuestions(facts, snapshot, domain);
    const ids = await insertMails(tx, [...desk, writeAnswer(facts, domain)], now);
    await enqueueAll(tx, [
      ...ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now }) as const),
      ...(seller.takeQuestion
        ? [{ kind: 'deliver_question', payload: { messageId }, runAt: now } as const]
        : []),
    ]);
    return { reference, reply_to: property.email };
  });
}

const nothingOnFile: OnFile = { email: null, phone: null };

/** Mail and phone of the guest's own stay, read only where one of them is left out; nothing for other callers. */
async function findOnFile(pms: Pms, { email, phone }: MessageBody, caller: Caller): Promise<OnFile> {
  const isNeeded = email === undefined || phone === undefined;
  if (!isNeeded || caller.kind !== 'guest') return nothingOnFile;
  const { hotel, folio, lastName } = caller;
  const answer = await pms.findStay({ hotel, folio, lastName });
  if (answer.kind === 'unavailable') throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  return answer.value ? usableOnFile(answer.value) : nothingOnFile;
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

/** `M-7K3QW-9ZC4T`: unlike a booking number, not countable up, easy to read out. */
function newReference(): string {
  const number = bookingNumberOf(randomBytes(10));
  return `M-${number.slice(0, 5)}-${number.slice(5)}`;
}

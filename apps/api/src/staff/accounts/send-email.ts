import { createHash, randomUUID } from 'node:crypto';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { isEmail, MESSAGE_MAX, MESSAGE_MIN } from '@traslado/domain/contact/bounds';
import { isCleanLine, isCleanText, tidyLine, tidyText } from '@traslado/domain/contact/text';
import { checkText } from '@traslado/domain/forms/free-text';
import { STAFF_LETTERS } from '@traslado/domain/limits/messages';
import { checkAllowance } from '@traslado/domain/limits/rate';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { insertDeed } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { staffMessage } from '../../mail/letters/staff-message.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMails, listSentBy } from '../../mail/repository.ts';
import { Refused } from '../../refused.ts';

export type SendEmailDependencies = {
  readonly db: Db;
  readonly inventory: Inventory;
  /** Our address for guests; its host names the mails. */
  readonly publicUrl: string;
};

type Letter = CallRequest<'sendEmail'>['body'];

const subjectBounds = { min: 3, max: 150 };

/** Queues a letter of staff to each address, all or none, through the outbox like every other. The same key again queues nothing more. */
export async function sendEmail(
  { db, inventory, publicUrl }: SendEmailDependencies,
  { accountId, username }: StaffCaller,
  { body, idempotencyKey, now }: { body: Letter; idempotencyKey: string | undefined; now: number },
): Promise<CallAnswer<'sendEmail'>> {
  const { to, subject, message } = checkLetter(body);
  const key = keyOf(body.uuidReference, idempotencyKey);
  const { brand: setting } = inventory.current();
  const brand = letterBrandOf(setting);
  const letter = writeComposition(staffMessage.compose({ subject, message }), {
    brand,
    language: body.language,
    phone: '',
  });
  const mails = to.map((recipient) => ({
    ...letter,
    messageId: messageIdOf({
      number: `s-${accountId}`,
      kind: staffMessage.kind,
      edition: key,
      address: recipient,
      domain: new URL(publicUrl).hostname,
    }),
    couponId: null,
    kind: staffMessage.kind,
    language: body.language,
    recipient,
    attachments: [],
  }));
  return db.transaction().execute(async (tx) => {
    const sentAt = await listSentBy(tx, accountId, { since: now - STAFF_LETTERS.windowMs });
    const ids = await insertMails(tx, mails, now);
    if (ids.length === 0) return { queued: 0 };
    // One address after the other would let each of them pass.
    const room = { ...STAFF_LETTERS, max: STAFF_LETTERS.max - ids.length + 1 };
    const allowance = checkAllowance(now, sentAt, room);
    if (allowance.kind === 'wait')
      throw new Refused('mail.too_many', {
        params: { minutes: Math.ceil((allowance.untilAt - now) / MINUTE_MS) },
        retryAfterSeconds: Math.ceil((allowance.untilAt - now) / 1_000),
      });
    await enqueueAll(
      tx,
      ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
    );
    await insertDeed(tx, {
      accountId,
      username,
      action: 'mail.send',
      subject: key,
      detail: { letters: ids.length, to, subject },
      now,
    });
    return { queued: ids.length };
  });
}

/** Plain addresses, each once, and texts that cannot leave their place: no line break gets into a header. */
function checkLetter({ to, subject, message }: Letter): { to: string[]; subject: string; message: string } {
  const typed = typeof to === 'string' ? [to] : to;
  const addresses = typed.map((address) => address.trim().toLowerCase());
  const issues = [
    ...typed.flatMap((address, index) => {
      const field = typed === to ? `to.${index}` : 'to';
      return isEmail(address.trim()) ? [] : [{ field, code: 'email.invalid' } as const];
    }),
    ...checkText('subject', subject, { ...subjectBounds, tidy: tidyLine, isClean: isCleanLine }),
    ...checkText('message', message, {
      min: MESSAGE_MIN,
      max: MESSAGE_MAX,
      tidy: tidyText,
      isClean: isCleanText,
    }),
  ];
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  return { to: [...new Set(addresses)], subject: tidyLine(subject), message: tidyText(message) };
}

/** Without a key each request is a letter of its own. */
function keyOf(inBody: string | undefined, inHeader: string | undefined): string {
  if (inHeader !== undefined && !/^[A-Za-z0-9_-]{8,80}$/.test(inHeader))
    throw new Refused('key.invalid', { field: 'Idempotency-Key' });
  if (inBody !== undefined && inHeader !== undefined && inBody !== inHeader)
    throw new Refused('intent.keys_differ', { field: 'uuidReference' });
  const key = inBody ?? inHeader ?? randomUUID();
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}

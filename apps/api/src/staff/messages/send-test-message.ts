import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { messageTemplates } from '@traslado/domain/catalogues/message-templates';
import { isEmail } from '@traslado/domain/contact/bounds';
import { maskEmail } from '@traslado/domain/contact/mask';
import { TEST_MESSAGES } from '@traslado/domain/limits/messages';
import { checkAllowance } from '@traslado/domain/limits/rate';
import { MINUTE_MS } from '@traslado/domain/time/instant';
import { insertDeed } from '../../db/audit.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMails, listSentBy } from '../../mail/repository.ts';
import { Refused } from '../../refused.ts';
import type { LetterFactsDependencies } from '../../sellers/letter/find-letter-facts.ts';
import { findAddress } from '../../store/letter/sample-repository.ts';
import { checkRow } from '../catalogues/check-row.ts';
import { findSample } from './find-sample.ts';

/**
 * Queues a message with texts that are not in force yet, to the caller alone, without its files. Codes: those of `checkRow`, of
 * `findSample`, `person.no_address`, `mail.too_many`.
 */
export async function sendTestMessage(
  deps: LetterFactsDependencies,
  staff: StaffCaller,
  { body, now }: { body: CallRequest<'sendTestMessage'>['body']; now: number },
): Promise<CallAnswer<'sendTestMessage'>> {
  const { kind, language, booking, ...typed } = body;
  const facts = checkRow(messageTemplates, {
    ...{ channel: 'mail', kind, language, name: kind, active: false, content_number: '' },
    ...typed,
  });
  const said = (name: string): string => String(facts[name] ?? '');
  const texts = {
    subject: said('subject'),
    preview_text: said('preview_text'),
    headline: said('headline'),
    body: said('body'),
    closing: said('closing'),
  };
  const address = await findAddress(deps.db, staff.accountId);
  if (address === null || !isEmail(address)) throw new Refused('person.no_address');
  const sample = await findSample(deps, staff, { kind, language, booking }, now);
  const mail = {
    ...writeComposition(sample.compose({ [kind]: texts }), sample.frame),
    messageId: messageIdOf({
      number: `t-${staff.accountId}`,
      kind: 'test_message',
      edition: randomUUID(),
      address,
      domain: new URL(deps.publicUrl).hostname,
    }),
    couponId: null,
    kind: 'test_message',
    language,
    recipient: address,
    attachments: [],
  };
  await deps.db.transaction().execute(async (tx) => {
    const sentAt = await listSentBy(tx, staff.accountId, {
      action: 'message.test',
      since: now - TEST_MESSAGES.windowMs,
    });
    const allowance = checkAllowance(now, sentAt, TEST_MESSAGES);
    if (allowance.kind === 'wait')
      throw new Refused('mail.too_many', {
        params: { minutes: Math.ceil((allowance.untilAt - now) / MINUTE_MS) },
        retryAfterSeconds: Math.ceil((allowance.untilAt - now) / 1_000),
      });
    const ids = await insertMails(tx, [mail], now);
    await enqueueAll(
      tx,
      ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
    );
    await insertDeed(tx, {
      accountId: staff.accountId,
      username: staff.username,
      action: 'message.test',
      subject: `${kind}.${language}`,
      detail: { letters: 1, booking: booking ?? null },
      now,
    });
  });
  return { sent_to: maskEmail(address) };
}

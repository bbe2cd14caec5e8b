import type { Db } from '../db/client.ts';
import { failpoint } from '../failpoint.ts';
import { mostAttempts } from '../jobs/pause.ts';
import { GiveUp, type JobHandler, type JobLog } from '../jobs/worker.ts';
import type { MailAttachment, Mailbox, Mailer } from '../ports/mailer.ts';
import { findMail, markKept, markSent, markUndelivered, type StoredAttachment } from './repository.ts';

export type MailDelivery = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly from: Mailbox;
  readonly log: JobLog;
};

/**
 * Hands one written mail to the mailer and writes down what became of it. Between the two lies a moment in which the process may die: the
 * mail is then handed over once more, with the same Message-ID.
 */
export function deliverMail({ db, mailer, from, log }: MailDelivery): JobHandler<'deliver_mail'> {
  return async ({ mailId }, { now, attempt }) => {
    const mail = await findMail(db, mailId);
    if (!mail) throw new GiveUp('there is no such mail');
    if (mail.status !== 'queued') return;
    failpoint('before-mail');
    const outcome = await mailer.send({
      messageId: mail.messageId,
      from,
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      language: mail.language,
      attachments: mail.attachments.map(opened),
    });
    failpoint('mail-sent-not-recorded');
    switch (outcome.kind) {
      case 'accepted':
        return markSent(db, mail, now);
      case 'kept':
        return markKept(db, mail.id);
      case 'rejected':
        log.warn({ mailId, kind: mail.kind, detail: outcome.detail }, 'a mail was refused for good');
        return markUndelivered(db, mail.id, { status: 'failed', error: outcome.detail, now });
      case 'unavailable': {
        const status = attempt >= mostAttempts ? 'failed' : 'queued';
        await markUndelivered(db, mail.id, { status, error: outcome.detail, now });
        throw new Error(outcome.detail);
      }
    }
  };
}

function opened({ filename, contentType, base64 }: StoredAttachment): MailAttachment {
  return { filename, contentType, content: Buffer.from(base64 ?? '', 'base64') };
}

import type { LetterLogo } from '@traslado/domain/brand/logo-ground';
import type { Db } from '../db/client.ts';
import { failpoint } from '../failpoint.ts';
import type { JobLog } from '../job-log.ts';
import { GiveUp, type JobHandler, PutOff } from '../jobs/worker.ts';
import type { MailAttachment, Mailbox, Mailer, OutgoingMail } from '../ports/mailer.ts';
import { nextStep, unansweredPauseMs } from './hand-over.ts';
import { LOGO_CID, withoutLogo } from './logo-image.ts';
import {
  findMail,
  markHandedOver,
  markKept,
  markSent,
  markUnanswered,
  markUndelivered,
  type StoredAttachment,
  type StoredMail,
} from './repository.ts';

export type MailDelivery = {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly from: Mailbox;
  readonly log: JobLog;
  /** The logo in the mail; without it mails have the brand's name. */
  readonly drawLogo?: (logo: LetterLogo) => Promise<Uint8Array | null>;
  /** Rest after a hand-over without an answer. */
  readonly pauseMs?: number;
};

const unknownEnd = 'handed over, and no answer came';

/**
 * Hands one written mail to the mailer and notes the outcome. The hand-over is noted before the mail server can take it. A process that
 * dies after that leaves the note behind, so the mail goes out once more at most, with the same Message-ID.
 */
export function deliverMail({
  db,
  mailer,
  from,
  log,
  drawLogo = async () => null,
  pauseMs = unansweredPauseMs,
}: MailDelivery): JobHandler<'deliver_mail'> {
  return async ({ mailId }, { now, isLast, signal }) => {
    const mail = await findMail(db, mailId);
    if (!mail) throw new GiveUp('there is no such mail');
    if (mail.status !== 'queued') return;
    const step = nextStep(mail, now, pauseMs);
    if (step.kind === 'wait') throw new PutOff(step.ms, unknownEnd);
    if (step.kind === 'leave_to_staff') return leaveToStaff(mail, unknownEnd, now);
    const logo = mail.logo ? await drawLogo(mail.logo) : null;
    failpoint('before-mail');
    let isNoted = false;
    const outcome = await mailer.send(outgoing(mail, { from, logo }), async () => {
      if (signal.aborted) throw new Error('another process has taken the job');
      await markHandedOver(db, mail, now);
      isNoted = true;
      failpoint('mail-handed-over');
    });
    failpoint('mail-sent-not-recorded');
    switch (outcome.kind) {
      case 'accepted':
        return markSent(db, mail, now);
      case 'kept':
        return markKept(db, mail.id);
      case 'rejected':
        log.warn({ mailId, kind: mail.kind, detail: outcome.detail }, 'a mail was refused for good');
        return markUndelivered(db, mail.id, {
          status: 'failed',
          error: outcome.detail,
          isNoted,
          isRefused: true,
          now,
        });
      case 'unavailable': {
        const status = isLast ? 'failed' : 'queued';
        await markUndelivered(db, mail.id, { status, error: outcome.detail, isNoted, now });
        throw new Error(outcome.detail);
      }
      case 'unknown': {
        const after = nextStep({ unanswered: mail.unanswered + 1, handedOverAt: null }, now, pauseMs);
        if (after.kind === 'leave_to_staff') return leaveToStaff(mail, outcome.detail, now);
        log.warn({ mailId, kind: mail.kind, detail: outcome.detail }, 'a mail may have been taken');
        throw new PutOff(pauseMs, outcome.detail);
      }
    }
  };

  async function leaveToStaff({ id, kind }: StoredMail, detail: string, now: number): Promise<void> {
    log.warn({ mailId: id, kind, detail }, 'a mail may have been taken twice: it is left to staff');
    await markUnanswered(db, id, { error: detail, now });
  }
}

function outgoing(
  mail: StoredMail,
  { from, logo }: { from: Mailbox; logo: Uint8Array | null },
): OutgoingMail {
  return {
    messageId: mail.messageId,
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: logo ? mail.html : withoutLogo(mail.html),
    language: mail.language,
    attachments: [...(logo ? [inline(logo)] : []), ...mail.attachments.map(opened)],
  };
}

const inline = (content: Uint8Array): MailAttachment => ({
  filename: 'logo.png',
  contentType: 'image/png',
  content,
  contentId: LOGO_CID,
});

function opened({ filename, contentType, base64 }: StoredAttachment): MailAttachment {
  return { filename, contentType, content: Buffer.from(base64 ?? '', 'base64') };
}

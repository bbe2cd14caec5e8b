import { isEmail } from '@traslado/domain/contact/bounds';
import { headerLine } from '../../ports/mailbox.ts';
import type { Mailer, OutgoingMail } from '../../ports/mailer.ts';
import type { Backend, CallRoute } from '../group-client/backend.ts';
import { isSilence } from '../group-client/outcome.ts';
import { taken } from '../group-client/tolerant/taken.ts';

/** As documented: a form. Its fields' names are not shown; these are ours. */
const route: CallRoute = { method: 'POST', path: '/v1/serviceManage/email-service/send', body: 'multipart' };

/** Delivers through the email service of the group's operations. A mail is taken only by their own word. */
export function createEmailServiceMailer(backend: Backend): Mailer {
  return {
    name: 'email-service',
    async send(mail, beforeHandOver) {
      if (!isEmail(mail.to.address))
        return { kind: 'rejected', detail: 'the recipient is not one mail address' };
      await beforeHandOver();
      const outcome = await backend.call(route, { body: formOf(mail) }, taken);
      if (outcome.kind === 'ok') return { kind: 'accepted' };
      if (outcome.kind === 'rejected') {
        const detail = `the email service refused it with ${outcome.status}`;
        // Our right to use it at all is not about this mail.
        const isAboutUs = outcome.status === 401 || outcome.status === 403 || outcome.status === 404;
        return { kind: isAboutUs ? 'unavailable' : 'rejected', detail };
      }
      const detail = `the email service did not take it: ${outcome.reason}`;
      return { kind: isSilence(outcome) ? 'unknown' : 'unavailable', detail };
    },
    close: async () => {},
  };
}

function formOf(mail: OutgoingMail): object {
  return {
    message_id: mail.messageId,
    from: mail.from.address,
    from_name: headerLine(mail.from.name),
    to: mail.to.address,
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    language: mail.language,
    attachments: mail.attachments.map(({ filename, contentType, content, contentId }) => ({
      filename,
      content_type: contentType,
      content: Buffer.from(content).toString('base64'),
      ...(contentId !== undefined && { content_id: contentId }),
    })),
  };
}

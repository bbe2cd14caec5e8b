import { Readable } from 'node:stream';
import { isEmail } from '@traslado/domain/contact/bounds';
import type { PluginFunction, SendMailOptions, Transporter } from 'nodemailer';
import { headerLine } from '../../ports/mailbox.ts';
import type { BeforeHandOver, Mailer, MailOutcome, OutgoingMail } from '../../ports/mailer.ts';

/** Bounds of one delivery, milliseconds: a mail server that is slow now is asked again later. */
export type SmtpTimes = {
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly silenceMs: number;
};
const usualTimes: SmtpTimes = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 30_000 };

/**
 * Delivers over SMTP with a few kept connections.
 * @param url `smtp://user:password@host:587` (upgrades to TLS where offered), `smtps://…:465`, both with options as `?requireTLS=true`
 */
export function createSmtpMailer(url: string, times: SmtpTimes = usualTimes): Mailer {
  let opened: Promise<Transporter> | undefined;
  return {
    name: 'smtp',
    async send(mail, beforeHandOver) {
      if (!isEmail(mail.to.address))
        return { kind: 'rejected', detail: 'the recipient is not one mail address' };
      let isHandedOver = false;
      const message: MessageToSend = {
        ...messageOf(mail),
        async beforeEnd() {
          // The library resends a message when the connection drops. We decide that ourselves: the message may have arrived.
          if (isHandedOver) throw new Error('the mail was handed over before');
          await beforeHandOver();
          isHandedOver = true;
        },
      };
      try {
        opened ??= openTransport(url, times);
        const transport = await opened;
        await transport.sendMail(message);
        return { kind: 'accepted' };
      } catch (error) {
        return outcomeOf(error, isHandedOver);
      }
    },
    async close() {
      (await opened)?.close();
    },
  };
}

/** The library is loaded with the first mail. */
async function openTransport(url: string, times: SmtpTimes): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport: Transporter = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      maxMessages: 100,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.greetingMs,
      socketTimeout: times.silenceMs,
      // A mail is made of our texts alone, never of a file or an address in one of them.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    {},
  );
  transport.use('stream', holdEnd);
  return transport;
}

/** A message with the work before the server can take it. */
type MessageToSend = SendMailOptions & { readonly beforeEnd: BeforeHandOver };

/** Holds back the end of a message: without its last line no server may take it (RFC 5321, 4.1.1.4). Read as it is sent, never ahead. */
const holdEnd: PluginFunction = (mail, done) => {
  const { beforeEnd } = mail.data as MessageToSend;
  mail.message.processFunc((input) =>
    Readable.from(
      (async function* () {
        yield* input;
        await beforeEnd();
      })(),
    ),
  );
  done();
};

function messageOf(mail: OutgoingMail) {
  const mailbox = ({ name, address }: OutgoingMail['from']) => ({ name: headerLine(name), address });
  return {
    messageId: mail.messageId,
    from: mailbox(mail.from),
    to: mailbox(mail.to),
    // The envelope is named outright, so that no header decides who receives it.
    envelope: { from: mail.from.address, to: [mail.to.address] },
    subject: headerLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      'Content-Language': mail.language,
      // No out-of-office answers to a letter that no person wrote.
      'Auto-Submitted': 'auto-generated',
    },
    attachments: mail.attachments.map(({ filename, contentType, content, contentId }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
      ...(contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
  };
}

/** SMTP commands that concern this mail. A permanent failure of any other command concerns our account or the server. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

/** Enhanced codes 5.7.x mean that a policy is in the way (relaying denied, log in first): staff can mend that. */
const policy = /\b5\.7\.\d/;

/**
 * The meaning of a failed delivery. Only a 5xx to the recipient or to the content is final: a fault that staff can mend is tried again. Any
 * answer to the whole message means that it was not taken; no answer means nothing.
 */
function outcomeOf(error: unknown, isHandedOver: boolean): MailOutcome {
  const { message, response, responseCode, command } = error as {
    message?: string;
    response?: string;
    responseCode?: number;
    command?: string;
  };
  const detail = headerLine(message ?? String(error)).slice(0, 300);
  if (isHandedOver && responseCode === undefined) return { kind: 'unknown', detail };
  const never = responseCode !== undefined && responseCode >= 500;
  const final = never && aboutTheMail.has(command ?? '') && !policy.test(response ?? '');
  return { kind: final ? 'rejected' : 'unavailable', detail };
}

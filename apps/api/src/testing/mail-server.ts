import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
};

export type MailServerForTests = {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Number of times that each mail was taken, by Message-ID. */
  readonly copies: () => Map<string, number>;
  readonly close: () => Promise<void>;
};

export type MailServerWishes = SMTPServerOptions & {
  /** Mails that are taken without a word: the line is cut in place of the answer. `copy` is 1 for the first one of a Message-ID. */
  readonly cutsLineAfter?: (mail: Email, copy: number) => boolean;
};

/** A refusal in a mail server's words: `refusal(550, '5.1.1 no such user')`. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real SMTP server on a free port that keeps the mails it takes. `options` make it refuse or stall. */
export async function startMailServer({
  cutsLineAfter = () => false,
  ...options
}: MailServerWishes = {}): Promise<MailServerForTests> {
  const received: ReceivedMail[] = [];
  const lines = new Map<number, Socket>();
  const copies = () => {
    const counts = new Map<string, number>();
    for (const { mail } of received)
      counts.set(mail.messageId ?? '', (counts.get(mail.messageId ?? '') ?? 0) + 1);
    return counts;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        const from = session.envelope.mailFrom;
        const mail = await PostalMime.parse(raw);
        received.push({
          from: from ? from.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          mail,
        });
        if (cutsLineAfter(mail, copies().get(mail.messageId ?? '') ?? 0))
          lines.get(session.remotePort)?.destroy();
        else done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => lines.set(socket.remotePort ?? 0, socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    copies,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

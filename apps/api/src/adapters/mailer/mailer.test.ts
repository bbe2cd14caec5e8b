import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BeforeHandOver, Mailer, MailOutcome, OutgoingMail } from '../../ports/mailer.ts';
import { type MailServerForTests, refusal, startMailServer } from '../../testing/mail-server.ts';
import { createKeptMailer } from './kept-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function server(options?: Parameters<typeof startMailServer>[0]): Promise<MailServerForTests> {
  const started = await startMailServer(options);
  closing.push(started.close);
  return started;
}
const quick = { connectMs: 400, greetingMs: 400, silenceMs: 400 };
/** A mailer without notes of its hand-overs. */
type Simple = Pick<Mailer, 'name'> & {
  readonly send: (mail: OutgoingMail, beforeHandOver?: BeforeHandOver) => Promise<MailOutcome>;
};
const simple = (mailer: Mailer): Simple => ({
  name: mailer.name,
  send: (mail, beforeHandOver = async () => {}) => mailer.send(mail, beforeHandOver),
});
function smtp(url: string): Simple {
  const mailer = createSmtpMailer(url, quick);
  closing.push(mailer.close);
  return simple(mailer);
}

const letter = (parts: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '<K7QXW2MDPR.confirmation.1.guest@perla.example>',
  from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
  to: { name: 'María Muñoz López', address: 'maria@example.com' },
  subject: 'Tus traslados están confirmados · K7QXW2MDPR',
  text: 'Hola, María: 14:35, hora de Cancún.',
  html: '<p>Hola, <b>María</b></p>',
  language: 'es',
  attachments: [
    {
      filename: 'traslado.pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([37, 80, 68, 70, 0, 255]),
    },
  ],
  ...parts,
});

const adapters: [name: string, taken: 'accepted' | 'kept', make: () => Promise<Simple>][] = [
  ['smtp', 'accepted', async () => smtp((await server()).url)],
  ['kept', 'kept', async () => simple(createKeptMailer())],
];

describe.each(adapters)('mailer %s', (name, taken, make) => {
  it('takes a letter, and says how', async () => {
    const mailer = await make();
    expect(mailer.name).toBe(name);
    expect(await mailer.send(letter())).toEqual({ kind: taken });
  });

  it('takes several at once and after each other', async () => {
    const mailer = await make();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => mailer.send(letter({ messageId: `<${index}@perla.example>` }))),
    );
    expect(outcomes).toEqual(Array(6).fill({ kind: taken }));
    expect(await mailer.send(letter())).toEqual({ kind: taken });
  });

  it.each([
    'maria@example.com, victim@example.com',
    'maria@example.com\r\nBcc: victim@example.com',
    '<maria@example.com>',
    'maria',
    '',
  ])('refuses %j as a recipient for good', async (address) => {
    const mailer = await make();
    expect(await mailer.send(letter({ to: { name: '', address } }))).toMatchObject({ kind: 'rejected' });
  });
});

describe('mailer smtp', () => {
  it('delivers what was written, to the one recipient', async () => {
    const post = await server();
    await smtp(post.url).send(letter());
    const [got] = post.received;
    expect(got).toMatchObject({ from: 'transfers@perla.example', to: ['maria@example.com'] });
    expect(got?.mail).toMatchObject({
      messageId: '<K7QXW2MDPR.confirmation.1.guest@perla.example>',
      from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
      to: [{ name: 'María Muñoz López', address: 'maria@example.com' }],
      subject: 'Tus traslados están confirmados · K7QXW2MDPR',
      text: 'Hola, María: 14:35, hora de Cancún.\n',
    });
    expect(got?.mail.html?.trim()).toBe('<p>Hola, <b>María</b></p>');
    expect(got?.mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const [attachment] = got?.mail.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'traslado.pdf', mimeType: 'application/pdf' });
    expect(new Uint8Array(attachment?.content as ArrayBuffer)).toEqual(
      new Uint8Array([37, 80, 68, 70, 0, 255]),
    );
  });

  it('lets no name or subject add a header or a recipient', async () => {
    const post = await server();
    const evil = 'Ana\r\nBcc: victim@example.com\r\n\r\nbody\u2028X: 1';
    await smtp(post.url).send(letter({ subject: evil, to: { name: evil, address: 'maria@example.com' } }));
    const [got] = post.received;
    expect(got?.to).toEqual(['maria@example.com']);
    expect(got?.mail.bcc ?? []).toEqual([]);
    expect(got?.mail.subject).toBe('Ana Bcc: victim@example.com body X: 1');
    expect(got?.raw).not.toMatch(/^Bcc:/im);
  });

  it.each([
    ['an unknown recipient', { onRcptTo: refusal(550, '5.1.1 no such user') }, 'rejected'],
    ['a full mailbox for now', { onRcptTo: refusal(452, '4.2.2 mailbox full') }, 'unavailable'],
    ['relaying that is not allowed', { onRcptTo: refusal(554, '5.7.1 relay access denied') }, 'unavailable'],
    ['a sender that is not known', { onMailFrom: refusal(553, '5.1.8 sender unknown') }, 'unavailable'],
    ['a closed counter', { onConnect: refusal(554, 'no service today') }, 'unavailable'],
  ] as const)('tells %s as %s', async (_, { ...answers }, kind) => {
    const post = await server(
      Object.fromEntries(
        Object.entries(answers).map(([step, error]) => [
          step,
          (...args: unknown[]) => (args.at(-1) as (error: Error) => void)(error),
        ]),
      ),
    );
    expect(await smtp(post.url).send(letter())).toMatchObject({ kind });
    expect(post.received).toEqual([]);
  });

  it('tells refused content as final, and content that is refused for now as not', async () => {
    for (const [code, kind] of [
      [552, 'rejected'],
      [451, 'unavailable'],
    ] as const) {
      const post = await server({
        onData(stream, _session, done) {
          stream.on('end', () => done(refusal(code, 'not this')));
          stream.resume();
        },
      });
      expect(await smtp(post.url).send(letter())).toMatchObject({ kind });
    }
  });

  it('tries again with a password that is wrong today', async () => {
    const post = await server({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'wrong password')),
    });
    expect(await smtp(post.url.replace('://', '://user:wrong@')).send(letter())).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('does not wait for ever for a server that never speaks, and not at all for one that is not there', async () => {
    const mute: Server = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => mute.close(resolve)));
    const { port } = mute.address() as AddressInfo;
    const mailer = smtp(`smtp://127.0.0.1:${port}`);
    const begun = performance.now();
    expect(await mailer.send(letter())).toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(await smtp('smtp://127.0.0.1:1').send(letter())).toMatchObject({ kind: 'unavailable' });
  });

  it('does not wait for ever for a server that falls silent over the content, and delivers when it is back', async () => {
    let silent = true;
    const received: string[] = [];
    const post = await server({
      onData(stream, _session, done) {
        stream.on('end', () => {
          if (silent) return;
          received.push('letter');
          done();
        });
        stream.resume();
      },
    });
    const mailer = smtp(post.url);
    expect(await mailer.send(letter())).toMatchObject({ kind: 'unknown' });
    silent = false;
    expect(await mailer.send(letter())).toEqual({ kind: 'accepted' });
    expect(received).toEqual(['letter']);
  });

  describe('what is noted before the server can take a mail', () => {
    it('is noted once, when all but its end is sent', async () => {
      const heard: string[] = [];
      const post = await server({
        onData(stream, _session, done) {
          stream.on('data', () => heard.push('content'));
          stream.on('end', () => {
            heard.push('end');
            done();
          });
        },
      });
      const note = vi.fn(async () => {
        // The content is on its way by now; the end never is.
        await vi.waitFor(() => expect(heard).toContain('content'));
        heard.push('noted');
      });
      const big = new Uint8Array(300_000);
      const attachments = [{ filename: 'a.pdf', contentType: 'application/pdf', content: big }];
      const outcome = await smtp(post.url).send(letter({ attachments }), note);
      expect(outcome).toEqual({ kind: 'accepted' });
      expect(note).toHaveBeenCalledOnce();
      expect(heard.slice(heard.indexOf('noted')).filter((what) => what !== 'content')).toEqual([
        'noted',
        'end',
      ]);
    });

    it('stops the mail where it cannot be noted, and the next one goes out', async () => {
      const post = await server();
      const mailer = smtp(post.url);
      const failing = async () => {
        throw new Error('the database is away');
      };
      expect(await mailer.send(letter(), failing)).toEqual({
        kind: 'unavailable',
        detail: 'the database is away',
      });
      expect(await mailer.send(letter())).toEqual({ kind: 'accepted' });
      expect(post.received).toHaveLength(1);
    });

    it.each([
      ['there is no server', 'smtp://127.0.0.1:1', {}],
      ['the recipient is refused', '', { onRcptTo: refusal(452, '4.2.2 mailbox full') }],
    ] as const)('is not noted where %s', async (_, url, { ...answers }) => {
      const post = await server(
        Object.fromEntries(
          Object.entries(answers).map(([step, error]) => [
            step,
            (...args: unknown[]) => (args.at(-1) as (error: Error) => void)(error),
          ]),
        ),
      );
      const note = vi.fn(async () => {});
      expect(await smtp(url || post.url).send(letter(), note)).toMatchObject({ kind: 'unavailable' });
      expect(note).not.toHaveBeenCalled();
    });

    it('is all that is known when the line is cut after the end; nothing is sent again', async () => {
      const post = await server({ cutsLineAfter: () => true });
      const note = vi.fn(async () => {});
      const mailer = smtp(post.url);
      expect(await mailer.send(letter(), note)).toMatchObject({ kind: 'unknown' });
      expect(await mailer.send(letter(), note)).toMatchObject({ kind: 'unknown' });
      expect(post.received).toHaveLength(2);
      expect(note).toHaveBeenCalledTimes(2);
    });
  });
});

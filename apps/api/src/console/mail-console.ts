import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { readQueueFigures } from '../jobs/job-queue.ts';
import { html } from '../mail/html.ts';
import { withLogoOf, withoutLogo } from '../mail/logo-image.ts';
import { findMail, listMails, type StoredMail } from '../mail/repository.ts';
import { createLetterLogos } from '../pictures/letter-logos.ts';
import type { PicturePool } from '../pictures/picture-pool.ts';
import type { Pictures } from '../ports/pictures.ts';
import { Refused } from '../refused.ts';
import { sendConsolePage, utc } from './console-page.ts';

/** Most mails that the list shows. */
const listed = 200;

/** A letter shown alone: styles of its own, and nothing that runs, loads, or leads out of the frame. */
const letterPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

export type MailConsoleDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  /** Draws the logos; without it letters have the brand's name. */
  readonly pictures?: Pictures;
  readonly picturePool?: PicturePool;
};

/** The letters that were written, to be read during development. They name guests: register it for demo data only. */
export function registerMailConsole(
  app: FastifyInstance,
  { db, clock, pictures, picturePool: pool }: MailConsoleDependencies,
): void {
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'a logo could not be drawn');
  const drawLogo = pictures && pool && createLetterLogos({ pictures, pool, onError });

  app.get('/dev/mail', async (_request, reply) => {
    const [mails, queue] = await Promise.all([listMails(db, listed), readQueueFigures(db, clock.now())]);
    const sum = (what: 'due' | 'failed') => queue.reduce((all, kind) => all + kind[what], 0);
    const rows = mails.map(
      (mail) => html`<tr>
<td><a href="/dev/mail/${mail.id}">${mail.subject}</a></td><td>${mail.recipient}</td><td>${mail.kind}</td>
<td><span class="tag">${mail.status}</span></td><td>${utc(mail.createdAt)}</td></tr>`,
    );
    return sendConsolePage(
      reply,
      'Mail',
      html`<h1>Mail</h1>
<p class="soft">Queue: ${sum('due')} due, ${sum('failed')} given up. Latest ${listed} letters, newest first.</p>
${
  rows.length === 0
    ? html`<p>No letter has been written yet.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Subject</th><th>To</th><th>Kind</th><th>Status</th><th>Written</th></tr></thead><tbody>${rows}</tbody></table></div>`
}`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id', async (request, reply) => {
    const mail = await mailOf(db, request.params.id);
    const files = mail.attachments.map(
      (file, index) =>
        html`<li>${file.base64 === null ? file.filename : html`<a href="/dev/mail/${mail.id}/files/${index}">${file.filename}</a>`} <span class="soft">${file.contentType.split(';')[0]}, ${file.bytes} bytes</span></li>`,
    );
    return sendConsolePage(
      reply,
      mail.subject,
      html`<p><a href="/dev/mail">All mail</a></p>
<h1>${mail.subject}</h1>
<p class="soft">${mail.preview}</p>
<dl>
<dt>To</dt><dd>${mail.recipient}</dd>
<dt>Kind</dt><dd>${mail.kind}, ${mail.language}</dd>
<dt>Status</dt><dd>${mail.status}${mail.sentAt !== null && html` at ${utc(mail.sentAt)}`}${mail.lastError !== null && html`: ${mail.lastError}`}</dd>
<dt>Written</dt><dd>${utc(mail.createdAt)}</dd>
<dt>Message-ID</dt><dd>${mail.messageId}</dd>
</dl>
${files.length > 0 && html`<h2>Files</h2><ul>${files}</ul>`}
<h2>HTML</h2>
<iframe sandbox="" title="The letter as HTML" src="/dev/mail/${mail.id}/letter"></iframe>
<h2>Text</h2>
<pre>${mail.text}</pre>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mail/:id/letter', async (request, reply) => {
    const mail = await mailOf(db, request.params.id);
    const png = mail.logo ? ((await drawLogo?.(mail.logo)) ?? null) : null;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', letterPolicy)
      .send(png ? withLogoOf(mail.html, png) : withoutLogo(mail.html));
  });

  app.get<{ Params: { id: string; index: string } }>('/dev/mail/:id/files/:index', async (request, reply) => {
    const mail = await mailOf(db, request.params.id);
    const file = mail.attachments[/^\d{1,2}$/.test(request.params.index) ? Number(request.params.index) : -1];
    if (!file || file.base64 === null) throw new Refused('route.not_found');
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`)
      .header('content-security-policy', letterPolicy)
      .send(Buffer.from(file.base64, 'base64'));
  });
}

async function mailOf(db: Db, id: string): Promise<StoredMail> {
  const mail = /^[1-9]\d{0,8}$/.test(id) ? await findMail(db, Number(id)) : null;
  if (!mail) throw new Refused('route.not_found');
  return mail;
}

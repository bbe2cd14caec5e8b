import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { listSandboxMessages, SANDBOX_NUMBERS, SANDBOX_TEMPLATES } from '../db/sandbox-messages.ts';
import { createStaffCookie } from '../http/staff-cookie.ts';
import { html } from '../mail/html.ts';
import { sendConsolePage, utc } from './console-page.ts';

/** Most messages that the list shows. */
const listed = 200;

const reply = z.object({ phone: z.string().max(40), text: z.string().max(1_000) });

/** Messages to phones that the sandbox took, to be read and answered during development. They name guests: register it for demo data only. */
export function registerMessageConsole(
  app: FastifyInstance,
  {
    db,
    publicUrl,
    takeReply,
  }: {
    readonly db: Db;
    readonly publicUrl: string;
    readonly takeReply: (reply: { readonly phone: string; readonly text: string }) => Promise<void>;
  },
): void {
  const { requireOwnPage } = createStaffCookie(publicUrl);

  app.post('/dev/messages', async (request, answer) => {
    requireOwnPage(request);
    const said = reply.safeParse(request.body).data;
    if (said) await takeReply({ ...said, phone: said.phone.trim() });
    return answer.redirect('/dev/messages', 303);
  });

  app.get('/dev/messages', async (_request, answer) => {
    const messages = await listSandboxMessages(db, listed);
    const rows = messages.map(
      ({ channel, recipient, text, state, reason, parts, costMicros, at }) => html`<tr>
<td>${channel === 'sms' ? 'SMS' : 'WhatsApp'}</td><td>${recipient}</td><td>${text}</td>
<td><span class="tag">${state}</span>${reason !== null && html` ${reason}`}</td>
<td>${parts} ${parts === 1 ? 'part' : 'parts'}</td><td>${costMicros !== null && `USD ${(costMicros / 1_000_000).toFixed(4)}`}</td><td>${utc(at)}</td></tr>`,
    );
    return sendConsolePage(
      answer,
      'Messages',
      html`<h1>Messages</h1>
<p class="soft">SMS and WhatsApp of the sandbox: nobody gets them. Latest ${listed} messages, newest first. Mails are <a href="/dev/mail">here</a>.</p>
${
  rows.length === 0
    ? html`<p>No message has been sent yet.</p>`
    : html`<div class="scroll"><table class="fields"><thead><tr><th>Channel</th><th>To</th><th>Text</th><th>State</th><th>Length</th><th>Cost</th><th>Sent</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
<h2>A guest answers</h2>
<p class="soft">STOP, BAJA and ALTO end all messages to a phone, START and ALTA begin again what a word ended.</p>
<form method="post" action="/dev/messages" class="row"><label>Phone <input name="phone" type="tel" required></label>
<label>Text <input name="text" value="STOP" required></label><button>Send</button></form>
<h2>Numbers for tests</h2>
<p class="soft">The last four digits decide. All other numbers get what is sent.</p>
<dl>${Object.entries(SANDBOX_NUMBERS).map(([digits, says]) => html`<dt><code>…${digits}</code></dt><dd>${says}</dd>`)}</dl>
<h2>Templates for tests</h2>
<p class="soft">WhatsApp takes approved templates only. The last four digits of their number decide; all others are approved.</p>
<dl>${Object.entries(SANDBOX_TEMPLATES).map(([digits, says]) => html`<dt><code>…${digits}</code></dt><dd>${says}</dd>`)}</dl>`,
    );
  });
}

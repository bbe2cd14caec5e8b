import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';
import { listSandboxMessages, SANDBOX_NUMBERS, SANDBOX_TEMPLATES } from '../db/sandbox-messages.ts';
import { html } from '../mail/html.ts';
import { sendConsolePage, utc } from './console-page.ts';

/** Most messages that the list shows. */
const listed = 200;

/** Messages to phones that the sandbox took, to be read during development. They name guests: register it for demo data only. */
export function registerMessageConsole(app: FastifyInstance, { db }: { readonly db: Db }): void {
  app.get('/dev/messages', async (_request, reply) => {
    const messages = await listSandboxMessages(db, listed);
    const rows = messages.map(
      ({ channel, recipient, text, state, reason, parts, costMicros, at }) => html`<tr>
<td>${channel === 'sms' ? 'SMS' : 'WhatsApp'}</td><td>${recipient}</td><td>${text}</td>
<td><span class="tag">${state}</span>${reason !== null && html` ${reason}`}</td>
<td>${parts}</td><td>${costMicros !== null && `USD ${(costMicros / 1_000_000).toFixed(4)}`}</td><td>${utc(at)}</td></tr>`,
    );
    return sendConsolePage(
      reply,
      'Messages',
      html`<h1>Messages</h1>
<p class="soft">SMS and WhatsApp of the sandbox: nobody gets them. Latest ${listed} messages, newest first. Mails are <a href="/dev/mail">here</a>.</p>
${
  rows.length === 0
    ? html`<p>No message has been sent yet.</p>`
    : html`<div class="scroll"><table><thead><tr><th>Channel</th><th>To</th><th>Text</th><th>State</th><th>Parts</th><th>Cost</th><th>Sent</th></tr></thead><tbody>${rows}</tbody></table></div>`
}
<h2>Numbers for tests</h2>
<p class="soft">The last four digits decide. All other numbers get what is sent.</p>
<dl>${Object.entries(SANDBOX_NUMBERS).map(([digits, says]) => html`<dt><code>…${digits}</code></dt><dd>${says}</dd>`)}</dl>
<h2>Templates for tests</h2>
<p class="soft">WhatsApp takes approved templates only. The last four digits of their number decide; all others are approved.</p>
<dl>${Object.entries(SANDBOX_TEMPLATES).map(([digits, says]) => html`<dt><code>…${digits}</code></dt><dd>${says}</dd>`)}</dl>`,
    );
  });
}

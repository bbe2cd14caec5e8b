import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chooseMailer } from '../../choose-mailer.ts';
import type { OutgoingMail } from '../../ports/mailer.ts';
import { hastyLimits } from '../../testing/stand-in/every-fault.ts';
import type { FaultGiven } from '../../testing/stand-in/faults.ts';
import { type StandIn, startStandIn } from '../../testing/stand-in/stand-in.ts';
import { type GroupSystems, openGroupSystems } from '../group-client/group-systems.ts';

let standIn: StandIn;
let systems: GroupSystems;
beforeAll(async () => {
  standIn = await startStandIn();
  const urls = { auth: standIn.url, operations: standIn.url };
  systems = openGroupSystems({ urls, systemUser: 'web', now: Date.now, limits: hastyLimits });
});
afterEach(() => {
  standIn.faults.clear();
  standIn.state.mails.length = 0;
});
afterAll(async () => {
  await systems.close();
  await standIn.goDown();
});

const letter = (parts: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '<K7QXW2MDPR.confirmation.1.guest@perla.example>',
  from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
  to: { name: '', address: 'maria@example.com' },
  subject: 'Tus traslados están confirmados',
  text: 'Hola, María',
  html: '<p>Hola, María</p>',
  language: 'es',
  attachments: [
    { filename: 'traslado.pdf', contentType: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) },
  ],
  ...parts,
});

async function send(mail = letter()) {
  let noted = 0;
  const mailer = chooseMailer({ SMTP_URL: undefined }, systems);
  const outcome = await mailer.send(mail, async () => {
    noted += 1;
  });
  return { kind: outcome.kind, noted };
}

describe('mails through the email service of the group', () => {
  it('are taken when it says so, with what was written, to the one recipient', async () => {
    expect(chooseMailer({ SMTP_URL: undefined }, systems).name).toBe('email-service');
    expect(await send()).toEqual({ kind: 'accepted', noted: 1 });
    expect(standIn.state.mails).toMatchObject([
      {
        to: 'maria@example.com',
        from: 'transfers@perla.example',
        subject: 'Tus traslados están confirmados',
        html: '<p>Hola, María</p>',
        'attachments[0][filename]': 'traslado.pdf',
        'attachments[0][content]': 'JVBERg==',
      },
    ]);
  });

  it('go over SMTP where a mail server is set, and are kept where there is neither', () => {
    expect(chooseMailer({ SMTP_URL: 'smtp://localhost' }, systems).name).toBe('smtp');
    expect(chooseMailer({ SMTP_URL: undefined }).name).toBe('kept');
  });

  it('are not sent to what is not one address', async () => {
    expect(await send(letter({ to: { name: '', address: 'a@example.com, b@example.com' } }))).toEqual({
      kind: 'rejected',
      noted: 0,
    });
    expect(standIn.state.mails).toEqual([]);
  });

  const faults: readonly (readonly [string, Omit<FaultGiven, 'call'>, string])[] = [
    // A sign-in page under the status of an answer.
    ['a page with status 200', { kind: 'html' }, 'unavailable'],
    ['500', { kind: 'status', status: 500 }, 'unavailable'],
    ['403', { kind: 'status', status: 403 }, 'unavailable'],
    ['422', { kind: 'status', status: 422 }, 'rejected'],
    ['silence', { kind: 'silent' }, 'unknown'],
    ['a cut line', { kind: 'reset' }, 'unknown'],
  ];
  it.each(faults)('are not taken by %s', async (_, fault, kind) => {
    standIn.faults.set({ call: 'sendEmail', ...fault });
    expect((await send()).kind).toBe(kind);
  });
});

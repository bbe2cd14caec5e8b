import { createSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { systemClock } from '../clock.ts';
import { createDb, createPool } from '../db/client.ts';
import { startWorker } from '../jobs/worker.ts';
import { exampleFacts } from '../letter/example-facts.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { sendConfirmationLetter } from '../mail/send-confirmation-letter.ts';
import { noHandlers } from './no-handlers.ts';

// A process that only runs the worker, for tests that kill it. Its address book is DATABASE_URL and SMTP_URL; LEASE_MS and MAIL_PAUSE_MS
// replace the product's own times.
const msOf = (setting: string | undefined): number | undefined => (setting ? Number(setting) : undefined);
const leaseMs = msOf(process.env.LEASE_MS);
const pauseMs = msOf(process.env.MAIL_PAUSE_MS);
const db = createDb(createPool({ url: process.env.DATABASE_URL ?? '', max: 4 }));
const from = { name: 'Perla Resorts', address: 'transfers@perla.example' };
const say = (_fields: object, message: string): void => console.log(message);
const log = { info: say, warn: say, error: say };

const worker = startWorker({
  db,
  clock: systemClock,
  log,
  ...(leaseMs !== undefined && { leaseMs, pollMs: 50 }),
  handlers: {
    ...noHandlers,
    send_confirmation_letter: sendConfirmationLetter({
      db,
      from,
      log,
      findLetterFacts: async () => exampleFacts(),
      staffLanguageOf: () => 'en',
      noticeAddressesOf: () => [],
      pool: { render: async () => new TextEncoder().encode('%PDF-1.7'), close: async () => {} },
    }),
    deliver_mail: deliverMail({
      ...{ db, from, log, mailer: createSmtpMailer(process.env.SMTP_URL ?? '') },
      ...(pauseMs !== undefined && { pauseMs }),
    }),
  },
});
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));

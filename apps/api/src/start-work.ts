import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.ts';
import { chooseMailer } from './choose-mailer.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { findOwnersLetterFacts } from './features/letters/find-letter-facts.ts';
import { startSweeps } from './features/payments/jobs.ts';
import { startWorker } from './jobs/worker.ts';
import { deliverMail } from './mail/deliver-mail.ts';
import { sendConfirmationLetter } from './mail/send-confirmation-letter.ts';
import type { LetterPool } from './pdf/letter-pool.ts';
import { parseMailbox } from './ports/mailbox.ts';
import type { PaymentsPort } from './ports/payments.ts';

export type WorkDependencies = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
  readonly letterPool: LetterPool;
  readonly payments: PaymentsPort;
  readonly log: FastifyBaseLogger;
};

/** Starts what happens beside the calls: queued jobs and the sweeps that settle what was left open. Any number of processes may do so. */
export function startWork(dependencies: WorkDependencies): { stop: () => Promise<void> } {
  const { config, db, clock, catalogue, letterPool, payments, log } = dependencies;
  const mailer = chooseMailer(config);
  const from = parseMailbox(config.MAIL_FROM);
  const findLetterFacts = (id: number, now: number) =>
    findOwnersLetterFacts({ db, catalogue, publicUrl: config.publicUrl }, id, now);
  const worker = startWorker({
    db,
    clock,
    log,
    handlers: {
      send_confirmation_letter: sendConfirmationLetter({ db, pool: letterPool, from, log, findLetterFacts }),
      deliver_mail: deliverMail({ db, mailer, from, log }),
    },
  });
  const sweeps = startSweeps({ db, clock, payments, log });
  return {
    async stop() {
      await Promise.all([worker.stop(), sweeps.stop()]);
      await mailer.close();
    },
  };
}

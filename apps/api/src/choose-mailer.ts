import { createKeptMailer } from './adapters/mailer/kept-mailer.ts';
import { createSmtpMailer } from './adapters/mailer/smtp-mailer.ts';
import type { Config } from './config.ts';
import type { Mailer } from './ports/mailer.ts';

/** Letters go over SMTP where a mail server is set, and are kept in the database otherwise. */
export function chooseMailer({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): Mailer {
  return SMTP_URL === undefined ? createKeptMailer() : createSmtpMailer(SMTP_URL);
}

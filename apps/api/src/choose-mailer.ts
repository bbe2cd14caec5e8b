import type { GroupSystems } from './adapters/group-client/group-systems.ts';
import { createEmailServiceMailer } from './adapters/mailer/email-service.ts';
import { createKeptMailer } from './adapters/mailer/kept-mailer.ts';
import { createSmtpMailer } from './adapters/mailer/smtp-mailer.ts';
import type { Config } from './config.ts';
import type { Mailer } from './ports/mailer.ts';

type Settings = Pick<Config, 'SMTP_URL'>;

/** True where letters leave this server. */
export const sendsMail = ({ SMTP_URL }: Settings, systems: GroupSystems): boolean =>
  SMTP_URL !== undefined || Boolean(systems.of('operations'));

/**
 * Letters go over SMTP where a mail server is set, else through the group's email service where its operations are set, and are kept in the database
 * otherwise.
 */
export function chooseMailer({ SMTP_URL }: Settings, systems?: GroupSystems): Mailer {
  if (SMTP_URL !== undefined) return createSmtpMailer(SMTP_URL);
  const operations = systems?.of('operations');
  return operations ? createEmailServiceMailer(operations) : createKeptMailer();
}

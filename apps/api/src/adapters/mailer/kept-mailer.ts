import { isEmail } from '@traslado/domain/contact/bounds';
import type { Mailer } from '../../ports/mailer.ts';

/** Without a mail server: the written mail stays in the database, and the development pages show it. */
export function createKeptMailer(): Mailer {
  return {
    name: 'kept',
    send: async (mail) =>
      isEmail(mail.to.address)
        ? { kind: 'kept' }
        : { kind: 'rejected', detail: 'the recipient is not one mail address' },
    close: async () => {},
  };
}

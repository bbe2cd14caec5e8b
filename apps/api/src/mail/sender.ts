import { headerLine, parseMailbox } from '../ports/mailbox.ts';
import type { Mailbox } from '../ports/mailer.ts';

type Settings = { readonly MAIL_FROM?: string | undefined; readonly publicUrl: string };
type Sender = { readonly name: string; readonly email: string };

/** The sender of mails: the setting; else the brand in use with its address, or with one at the product's own host. */
export function senderOf({ MAIL_FROM, publicUrl }: Settings, brand: () => Sender): Mailbox {
  if (MAIL_FROM !== undefined) return parseMailbox(MAIL_FROM);
  return {
    get name() {
      return headerLine(brand().name);
    },
    get address() {
      return brand().email || `transfers@${new URL(publicUrl).hostname}`;
    },
  };
}

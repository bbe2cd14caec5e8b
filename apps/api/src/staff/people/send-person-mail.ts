import type { Language } from '@traslado/domain/language';
import type { Tx } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import type { Composition } from '../../mail/parts.ts';
import { insertMails } from '../../mail/repository.ts';

export type PersonMailing = {
  readonly inventory: Pick<Inventory, 'current'>;
  readonly publicUrl: string;
};

type Mailing = {
  readonly accountId: number;
  readonly email: string;
  readonly kind: string;
  readonly composition: Composition;
  /** The same letter again has the same one. */
  readonly edition: string;
  readonly language: Language;
  readonly now: number;
};

/** Mails a member of staff a letter about their account, in the transaction of its event. */
export async function sendPersonMail(
  tx: Tx,
  { inventory, publicUrl }: PersonMailing,
  { accountId, email, kind, composition, edition, language, now }: Mailing,
): Promise<void> {
  const brand = letterBrandOf(inventory.current().brand);
  const messageId = messageIdOf({
    number: `l-${accountId}`,
    kind,
    edition,
    address: email,
    domain: new URL(publicUrl).hostname,
  });
  const letter = writeComposition(composition, { brand, language, phone: '' });
  const mail = { ...letter, messageId, couponId: null, kind, language, recipient: email, attachments: [] };
  const ids = await insertMails(tx, [mail], now);
  await enqueueAll(
    tx,
    ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
  );
}

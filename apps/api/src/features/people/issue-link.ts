import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@traslado/domain/language';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Tx } from '../../db/client.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { enqueueAll } from '../../jobs/enqueue.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { staffLink } from '../../mail/letters/staff-link.ts';
import { writeComposition } from '../../mail/mail-letter.ts';
import { messageIdOf } from '../../mail/message-id.ts';
import { insertMails } from '../../mail/repository.ts';
import { saveLink } from './link-repository.ts';

/** A link is good for so long. */
const linkMs = 24 * HOUR_MS;

/** The database keeps this of a link. It is random: no salt is needed. */
export const hashOfLink = (key: string): string => createHash('sha256').update(key).digest('base64url');

export type LinkMailing = {
  readonly inventory: Pick<Inventory, 'current'>;
  readonly publicUrl: string;
};

/**
 * Mails somebody a link with which they choose a password, in place of every link of before. What opens stands behind the `#`: no server and no log
 * sees that part of an address.
 */
export async function issueLink(
  tx: Tx,
  { inventory, publicUrl }: LinkMailing,
  person: { accountId: number; username: string; name: string; email: string; isNew: boolean },
  { by, language, now }: { by: string; language: Language; now: number },
): Promise<void> {
  const key = randomBytes(16).toString('base64url');
  const hash = hashOfLink(key);
  await saveLink(tx, { hash, accountId: person.accountId, expiresAt: now + linkMs });
  const { brand: setting, writtenTexts } = inventory.current();
  const brand = letterBrandOf(setting);
  const letter = writeComposition(
    staffLink.compose({
      ...person,
      by,
      language,
      written: writtenTexts[language],
      brand: brand.name,
      href: new URL(`/signin#link=${key}`, publicUrl).href,
    }),
    { brand, language, phone: '' },
  );
  const ids = await insertMails(
    tx,
    [
      {
        ...letter,
        messageId: messageIdOf({
          number: `l-${person.accountId}`,
          kind: staffLink.kind,
          edition: hash.slice(0, 24),
          address: person.email,
          domain: new URL(publicUrl).hostname,
        }),
        couponId: null,
        kind: staffLink.kind,
        language,
        recipient: person.email,
        attachments: [],
      },
    ],
    now,
  );
  await enqueueAll(
    tx,
    ids.map((mailId) => ({ kind: 'deliver_mail', payload: { mailId }, runAt: now })),
  );
}

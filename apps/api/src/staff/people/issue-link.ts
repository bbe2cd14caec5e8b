import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@traslado/domain/language';
import { HOUR_MS } from '@traslado/domain/time/instant';
import type { Tx } from '../../db/client.ts';
import { letterBrandOf } from '../../letter/facts.ts';
import { staffLink } from '../../mail/letters/staff-link.ts';
import { saveLink } from '../../store/account/link-repository.ts';
import { type PersonMailing, sendPersonMail } from './send-person-mail.ts';

/** A link is valid for so long. */
const linkMs = 24 * HOUR_MS;

/** The kept part of a link. It is random: no salt is needed. */
export const hashOfLink = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Mails a person a link to choose a password, in place of all earlier links. The key stands behind the `#`: no server and no log sees that
 * part of an address.
 */
export async function issueLink(
  tx: Tx,
  mailing: PersonMailing,
  person: { accountId: number; username: string; name: string; email: string; isNew: boolean },
  { by, language, now }: { by: string; language: Language; now: number },
): Promise<void> {
  const { accountId, email } = person;
  const key = randomBytes(16).toString('base64url');
  const hash = hashOfLink(key);
  await saveLink(tx, { hash, accountId, email, expiresAt: now + linkMs });
  const { brand, writtenTexts } = mailing.inventory.current();
  const composition = staffLink.compose({
    ...person,
    by,
    language,
    written: writtenTexts[language],
    brand: letterBrandOf(brand).name,
    href: new URL(`/signin#link=${key}`, mailing.publicUrl).href,
  });
  const edition = hash.slice(0, 24);
  const { kind } = staffLink;
  await sendPersonMail(tx, mailing, { accountId, email, kind, composition, edition, language, now });
}

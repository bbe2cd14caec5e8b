import { createHash } from 'node:crypto';

/**
 * Message-ID of one letter to one address: the same facts give the same id in any process and any try, so a letter is written once and a
 * duplicate shows. The address is hashed: recipients see the id, and not the other recipients.
 * @param edition the difference between two letters of a kind about the same: the booking's version
 */
export function messageIdOf({
  number,
  kind,
  edition,
  address,
  domain,
}: {
  /** Number of its subject: a booking, a question. */
  number: string;
  kind: string;
  edition: number | string;
  address: string;
  domain: string;
}): string {
  const recipient = createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 12);
  return `<${[number, kind, edition, recipient].join('.')}@${domain}>`.toLowerCase();
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { senderLock } from '../../db/locks.ts';
import type { ContactMessage, Sender } from './record.ts';

/**
 * Serializes messages of one network, one mailbox or one key until the transaction ends, so that each sees the ones before it. Always in
 * the same order, so that two never wait for each other.
 */
export async function lockSender(tx: Tx, { network, mailbox, key }: Sender): Promise<void> {
  const names = [`network:${network}`, `mailbox:${mailbox}`, ...(key === null ? [] : [`key:${key}`])].sort();
  await sql`select ${senderLock(sql.ref('name'))} from unnest(${names}::text[]) name`.execute(tx);
}

export type EarlierMessages = {
  /** The message that came under the same key. */
  readonly sameKey: { readonly reference: string; readonly bodyHash: string } | null;
  /** Epoch milliseconds. */
  readonly ofNetworkAt: readonly number[];
  readonly ofMailboxAt: readonly number[];
};

/** Earlier messages of the sender: under this key at any time, from this network or mailbox since `since`, epoch milliseconds. */
export async function findEarlierMessages(
  tx: Tx,
  { network, mailbox, key }: Sender,
  since: number,
): Promise<EarlierMessages> {
  const { rows } = await sql<{
    reference: string;
    bodyHash: string;
    isSame: boolean | null;
    ofNetwork: boolean;
    ofMailbox: boolean;
    at: number;
  }>`
    select reference, body_hash, created_at as at, sender_key = ${key} as is_same,
      created_at > ${new Date(since)} and client_address = ${network} as of_network,
      created_at > ${new Date(since)} and email_key = ${mailbox} as of_mailbox
    from contact_message
    where sender_key = ${key}
      or (client_address = ${network} and created_at > ${new Date(since)})
      or (email_key = ${mailbox} and created_at > ${new Date(since)})`.execute(tx);
  const same = rows.find((row) => row.isSame);
  return {
    sameKey: same ? { reference: same.reference, bodyHash: same.bodyHash } : null,
    ofNetworkAt: rows.filter((row) => row.ofNetwork).map((row) => row.at),
    ofMailboxAt: rows.filter((row) => row.ofMailbox).map((row) => row.at),
  };
}

/** Returns its id. */
export async function insertMessage(
  tx: Tx,
  message: ContactMessage & { readonly reference: string },
  sender: Sender,
  now: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('contact_message')
    .values({
      reference: message.reference,
      property_id: message.propertyId,
      airport_id: message.airportId,
      folio: message.folio,
      name: message.name,
      email: message.email,
      phone: message.phone,
      message: message.message,
      language: message.language,
      status: 'received',
      client_address: sender.network,
      email_key: sender.mailbox,
      sender_key: sender.key,
      body_hash: sender.bodyHash,
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A kept question, or null. */
export async function findMessage(
  db: Db,
  id: number,
): Promise<(Omit<ContactMessage, 'propertyId' | 'airportId'> & MessagePlaces) | null> {
  const row = await db
    .selectFrom('contact_message')
    .select(['reference', 'property_id as propertyId', 'airport_id as airportId', 'folio', 'name', 'email'])
    .select(['phone', 'message', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Null where the resort or the airport is gone since. */
type MessagePlaces = {
  readonly reference: string;
  readonly propertyId: number | null;
  readonly airportId: number | null;
};

import type { ConsentEntry } from '@traslado/domain/channels/consents';
import type { Language } from '@traslado/domain/language';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';

/** Consents of guests to messages on their phones. */

/** An entry with the sentence that was agreed to; null for an end. */
export type ConsentRow = ConsentEntry & {
  readonly couponId: number;
  /** Id of the sentence. */
  readonly wording: string | null;
  readonly wordingVersion: number | null;
  readonly language: Language | null;
};

const columns = sql`g.coupon_id, g.channel, g.purpose, g.is_given, g.wording, g.wording_version, g.language, g.source, g.phone, g.at`;

/** All entries of a booking, in the order in which they were written. */
export async function listConsents(handle: Handle, couponId: number): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select ${columns} from guest_consent g where g.coupon_id = ${couponId} order by g.id`.execute(handle);
  return rows;
}

/** All entries of the bookings that ever gave this number, in the order in which they were written. */
export async function listConsentsOfPhone(handle: Handle, phone: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select ${columns} from guest_consent g
    where g.coupon_id in (select coupon_id from guest_consent where phone = ${phone}) order by g.id`.execute(
    handle,
  );
  return rows;
}

/** Locks the consents of a booking: of two wishes one comes first. */
export async function lockConsents(tx: Tx, couponId: number): Promise<void> {
  await sql`select id from coupon where id = ${couponId} for no key update`.execute(tx);
}

/** The address of a booking's messages; null for a booking that is gone. */
export async function findPhone(
  handle: Handle,
  couponId: number,
): Promise<{ readonly phone: string; readonly language: Language } | null> {
  const { rows } = await sql<{ phone: string; language: Language }>`
    select contact_phone as phone, language from coupon where id = ${couponId}`.execute(handle);
  return rows[0] ?? null;
}

export async function insertConsents(handle: Handle, entries: readonly ConsentRow[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = JSON.stringify(entries.map((one) => ({ ...one, at: new Date(one.at) })));
  await sql`
    insert into guest_consent (coupon_id, channel, purpose, is_given, wording, wording_version, language, source, phone, at)
    select "couponId", channel, purpose, "isGiven", wording, "wordingVersion", language, source, phone, at
    from jsonb_to_recordset(${rows}::jsonb) as r("couponId" int, channel text, purpose text, "isGiven" boolean, wording text,
      "wordingVersion" int, language text, source text, phone text, at timestamptz)`.execute(handle);
}

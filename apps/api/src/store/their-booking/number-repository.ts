import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import type { BackendCall } from './record.ts';

/** The group's booking numbers and the stays that own them. */

/**
 * Their booking number for a typed one: an exact match, else the only one with its reading; null for none. `isShared` where several have
 * the reading.
 */
export async function findNumber(
  handle: Handle,
  typed: string,
): Promise<{ readonly code: string | null; readonly isShared: boolean }> {
  const { rows } = await sql<{ code: string }>`
    select code from their_coupon where reading = number_reading(${typed}) order by code = ${typed} desc limit 2`.execute(
    handle,
  );
  const [first, other] = rows;
  const isShared = other !== undefined;
  return { code: first?.code === typed || !isShared ? (first?.code ?? null) : null, isShared };
}

/**
 * The stay that owns one of their numbers already, before a sale: another stay, or the same one, where its booking is more than an unpaid
 * one that they may replace.
 */
export async function findHolder(
  handle: Handle,
  { code, call }: { code: string; call: Pick<BackendCall, 'id' | 'hotel' | 'folio' | 'createdAt'> },
): Promise<'other' | 'same' | null> {
  const isOther = sql`(hotel, folio) <> (${call.hotel}, ${call.folio})`;
  const { rows } = await sql<{ holder: 'other' | 'same' | null }>`
    select case
      when exists (
        select from their_coupon where code = ${code} and ${isOther}
        union all select from their_call where kind = 'sale' and coupon_code = ${code} and ${isOther}) then 'other'
      when exists (
        select from their_coupon k where k.code = ${code} and k.facts ->> 'status' <> 'pending_payment' and (
          k.read_at < ${new Date(call.createdAt)}
          or exists (select from their_call c where c.kind = 'sale' and c.coupon_code = ${code} and c.id <> ${call.id}))
        union all select from their_call where kind = 'payment' and coupon_code = ${code} and state not in ('refused', 'void')
          and created_at < ${new Date(call.createdAt)}) then 'same'
      end as holder`.execute(handle);
  return rows[0]?.holder ?? null;
}

import type { Language } from '@traslado/domain/language';
import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';
import { stateOfMail } from '../../db/state-of-mail.ts';
import type { ConfirmationMail } from '../booking/record.ts';

/** Confirmations that we mail for sales of the group's backend. */

/** States of these bookings' confirmation mails; an unwritten one has no entry. */
export async function listConfirmationMails(
  handle: Handle,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ConfirmationMail>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; state: ConfirmationMail }>`
    select distinct on (m.their_code) m.their_code as code, ${stateOfMail} as state from mail m
    where m.their_code = any(${[...codes]}::text[]) and m.kind = 'confirmation' order by m.their_code, m.id`.execute(
    handle,
  );
  return new Map(rows.map(({ code, state }) => [code, state]));
}

/** The address and the language that the guest left with the sale of a booking; null where it was not sold here. */
export async function findSaleReach(
  handle: Handle,
  code: string,
): Promise<{ readonly email: string | null; readonly language: Language } | null> {
  const { rows } = await sql<{ email: string | null; language: Language }>`
    select reckoned ->> 'contactEmail' as email, language from their_call where kind = 'sale' and coupon_code = ${code}
    order by created_at desc limit 1`.execute(handle);
  return rows[0] ?? null;
}

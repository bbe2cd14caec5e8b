import { sql } from 'kysely';
import type { Handle } from '../../db/client.ts';

/** A letter about a booking, ours or the group backend's. Instants are epoch milliseconds. */
export type LetterRecord = {
  readonly id: number;
  readonly subject: string;
  readonly recipients: readonly string[];
  readonly language: 'en' | 'es';
  readonly status: 'queued' | 'sent' | 'kept' | 'failed' | 'unanswered';
  readonly createdAt: number;
  readonly sentAt: number | null;
  readonly text: string;
  readonly attachments: readonly string[];
  /** Number of the booking. */
  readonly booking: string;
  readonly propertyIds: readonly number[];
};

/** A letter of a booking, with the booking's properties; null for none. */
export async function findLetter(
  handle: Handle,
  { bookingId, letterId }: { readonly bookingId: number; readonly letterId: number },
): Promise<LetterRecord | null> {
  const { rows } = await sql<LetterRecord>`
    select m.id, m.subject, m.recipients, m.language, m.status, m.created_at, m.sent_at, m.body_text as text,
      array(select file ->> 'filename' from jsonb_array_elements(m.attachments) file where file ->> 'contentId' is null) as attachments,
      coalesce(c.coupon_code, k.code) as booking,
      array(select c.property_id where c.id is not null
        union select t.property_id from transfer t where t.coupon_id = c.id and t.property_id is not null
        union select p.id from property p where p.code = k.hotel) as property_ids
    from mail m
      left join coupon c on c.id = m.coupon_id
      left join their_coupon k on k.code = m.their_code
    where m.id = ${letterId} and coalesce(c.id, k.id) = ${bookingId}`.execute(handle);
  return rows[0] ?? null;
}

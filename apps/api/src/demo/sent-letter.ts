import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { Tx } from '../db/client.ts';
import { type LetterKind, letterFacts } from './letter-facts.ts';

/** Writes a letter that a guest of the demo has had. */
export async function insertSentLetter(
  tx: Tx,
  letter: {
    readonly couponId: number;
    readonly kind: LetterKind;
    readonly edition: string;
    readonly at: Date;
  },
): Promise<void> {
  const { couponId, kind, edition, at } = letter;
  const sentAt = new Date(at.getTime() + MINUTE_MS);
  const { coupon_code: code, contact_email: email } = await tx
    .selectFrom('coupon')
    .select(['coupon_code', 'contact_email'])
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('mail')
    .values({
      ...letterFacts(code, kind, { language: 'en', edition }),
      coupon_id: couponId,
      recipients: [email],
      status: 'sent',
      created_at: at,
      handed_over_at: sentAt,
      sent_at: sentAt,
    })
    .execute();
}

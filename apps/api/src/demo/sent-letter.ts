import { MINUTE_MS } from '@traslado/domain/time/instant';
import type { Tx } from '../db/client.ts';

const subjects = {
  confirmation: 'Your airport transportation',
  change: 'Your booking was changed',
} as const;

/** Writes a letter that a guest of the demo has had. Its Message-ID carries the edition, as those of real letters do. */
export async function insertSentLetter(
  tx: Tx,
  letter: {
    readonly couponId: number;
    readonly kind: keyof typeof subjects;
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
      message_id: `<${code}.${kind}.${edition}.demo@traslado.example>`.toLowerCase(),
      coupon_id: couponId,
      kind,
      language: 'en',
      recipients: [email],
      subject: `${subjects[kind]} ${code}`,
      body_text: `${subjects[kind]}: ${code}.`,
      body_html: `<p>${subjects[kind]}: ${code}.</p>`,
      status: 'sent',
      created_at: at,
      handed_over_at: sentAt,
      sent_at: sentAt,
    })
    .execute();
}

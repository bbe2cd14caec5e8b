import { z } from 'zod';

/**
 * Every kind of queued work with its payload, in one place. Payloads name rows, never copy them: the work reads what is true when it runs,
 * and no personal data lies in the queue. `couponId` is `coupon.id`, `mailId` is `mail.id`.
 */
export const jobPayloads = {
  /** Writes the letters of a confirmed booking and queues their delivery. */
  send_confirmation_letter: z.object({ couponId: z.int().positive() }),
  /** Writes the letter of a booking that the group's backend sold, where we send them. `callId` is `their_call.id`, of its sale or its payment. */
  send_their_confirmation: z.object({ callId: z.uuid() }),
  /** Tells guest and resort of a change or a cancellation. `changeId` is `coupon_change.id`. */
  send_change_letter: z.object({ changeId: z.uuid() }),
  /** Tells the guest that money has gone back. `refundId` is `refund.id`. */
  send_refund_letter: z.object({ refundId: z.uuid(), isReturned: z.boolean().optional() }),
  /** Tells the guest of a ride that staff marked as missed. `markId` is `ride_mark.id`. */
  send_missed_ride_letter: z.object({ markId: z.int().positive() }),
  /** Corrects an earlier "missed ride" letter. */
  send_missed_ride_withdrawal: z.object({ markId: z.int().positive() }),
  /** Tells the guest what their flight does. `noticeId` is `ride_notice.id`. */
  send_flight_notice: z.object({ noticeId: z.int().positive() }),
  /** Reminds the guest of a booking that is not paid yet. */
  send_payment_reminder: z.object({ couponId: z.int().positive() }),
  /** Sends the letter to an address that the guest named. `requestId` is `letter_request.id`. */
  send_requested_letter: z.object({ requestId: z.int().positive() }),
  /** Tells the resort that a sale could not be made. `failedSaleId` is `failed_sale.id`. */
  send_failed_sale_notice: z.object({ failedSaleId: z.int().positive() }),
  /** Hands a visitor's question to the group's backend, or to the resort by mail. `messageId` is `contact_message.id`. */
  deliver_question: z.object({ messageId: z.int().positive() }),
  /** Publishes a change set whose moment has come. `changeSetId` is `change_set.id`. */
  publish_change_set: z.object({ changeSetId: z.int().positive() }),
  /** Hands one written mail to the mail server. */
  deliver_mail: z.object({ mailId: z.int().positive() }),
} as const satisfies Record<string, z.ZodType>;

export type JobKind = keyof typeof jobPayloads;
export type JobPayload<K extends JobKind> = z.output<(typeof jobPayloads)[K]>;

/** One kind with its own payload, for arguments that take any of them. */
export type JobRequest = { [K in JobKind]: { readonly kind: K; readonly payload: JobPayload<K> } }[JobKind];

export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobPayloads, kind);
}

import { z } from 'zod';
import { call } from '../call.ts';
import { exampleKey } from '../examples/bookings.ts';
import { couponId, idempotencyKey } from '../schemas/values.ts';

/** The papers of a booking. Letter and calendar are files, not JSON. */
export const letterCalls = {
  /** The guest sends the letter of their booking to one address; five times a day at most, never twice for one key. */
  sendLetter: call({
    route: {
      method: 'POST',
      path: '/v1/transfers/coupons/{coupon_id}/letter/email',
      access: 'guest',
      body: 'form',
    },
    backend: 'own',
    summary: 'Mails the letter of a booking to one address, five times a day at most',
    shapes: {
      params: z.strictObject({ coupon_id: couponId }),
      /** Without an address it goes to the booking's own. */
      body: z.strictObject({ email: z.string().optional(), uuidReference: idempotencyKey.optional() }),
      answer: z.object({
        /** Masked: `r•••@example.com`. */
        sent_to: z.string(),
        /** Letters that can still be sent within a day. */
        remaining: z.int(),
      }),
    },
    refuses: [
      'coupon.not_found',
      'booking.not_owner',
      'coupon.state',
      'email.invalid',
      'letter.too_many',
      'backend.unavailable',
      'letter.download_only',
    ],
    example: {
      params: { coupon_id: '7K3QW9ZC4T' },
      body: { email: 'rivera@example.com', uuidReference: exampleKey },
      answer: { sent_to: 'r•••@example.com', remaining: 4 },
    },
  }),

  getLetter: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/coupons/{coupon_id}/letter.pdf',
      access: 'guest',
      answer: 'pdf',
    },
    backend: 'own',
    summary: 'The confirmation letter',
    shapes: {
      params: z.strictObject({ coupon_id: couponId }),
      query: z.strictObject({ language: z.enum(['en', 'es']).optional() }),
      answer: z.unknown(),
    },
    refuses: ['coupon.not_found', 'coupon.state', 'backend.unavailable'],
    example: { params: { coupon_id: '7K3QW9ZC4T' }, query: { language: 'en' }, answer: null },
  }),

  getCalendar: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/coupons/{coupon_id}/calendar.ics',
      access: 'guest',
      answer: 'calendar',
    },
    backend: 'own',
    summary: 'The pick-ups for a calendar',
    shapes: {
      params: z.strictObject({ coupon_id: couponId }),
      query: z.strictObject({ language: z.enum(['en', 'es']).optional() }),
      answer: z.unknown(),
    },
    refuses: ['coupon.not_found', 'coupon.state', 'backend.unavailable'],
    example: { params: { coupon_id: '7K3QW9ZC4T' }, query: { language: 'en' }, answer: null },
  }),
};

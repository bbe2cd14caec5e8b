import { z } from 'zod';
import { call } from '../call.ts';
import { exampleKey, examplePayment } from '../examples/bookings.ts';
import { paymentState } from '../schemas/sales.ts';
import { couponId, currency, idempotencyKey } from '../schemas/values.ts';

/** Paying for a booking. */
export const paymentCalls = {
  payCoupon: call({
    route: {
      method: 'POST',
      path: '/v1/sales/payments/pay-coupon-by-id',
      access: 'guest',
      body: 'form',
    },
    backend: 'transfers',
    summary: 'Charges what is due on a coupon, exactly once per key',
    shapes: {
      body: z.strictObject({
        coupon_id: couponId,
        payment_token: z.string().min(1).max(200),
        amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'amount.invalid' }),
        currency,
        uuidReference: idempotencyKey.optional(),
      }),
      answer: paymentState,
    },
    refuses: [
      'coupon.not_found',
      'booking.not_owner',
      'coupon.state',
      'coupon.replaced',
      'coupon.leg_booked',
      'payment.nothing_due',
      'payment.amount_mismatch',
      'payment.declined',
      'payment.card_not_accepted',
      'payment.no_merchant',
      'payment.paused',
      'payment.under_way',
      'payment.unavailable',
      'booking.no_longer_available',
      'booking.no_longer_available_returned',
      'change.lapsed',
      'change.lapsed_returned',
      'intent.running',
      'backend.unavailable',
      'payment.abandoned',
    ],
    example: {
      body: {
        coupon_id: '7K3QW9ZC4T',
        payment_token: 'tok_3f9c1c1e',
        amount: '48.00',
        currency: 'USD',
        uuidReference: exampleKey,
      },
      answer: examplePayment,
    },
  }),

  getPayment: call({
    route: {
      method: 'GET',
      path: '/v1/sales/payments/{coupon_id}',
      access: 'guest',
    },
    backend: 'own',
    summary: 'Where the payment of a coupon stands',
    shapes: { params: z.strictObject({ coupon_id: couponId }), answer: paymentState },
    refuses: ['coupon.not_found', 'backend.unavailable'],
    example: { params: { coupon_id: '7K3QW9ZC4T' }, answer: examplePayment },
  }),

  getPaymentGateway: call({
    route: {
      method: 'GET',
      path: '/v1/sales/payment-gateway',
      access: 'guest',
    },
    backend: 'own',
    summary: 'What the page needs to open the gateway frame',
    shapes: {
      query: z.strictObject({ coupon_id: couponId }),
      answer: z.object({
        gateway: z.enum(['sandbox', 'stripe']),
        /** Address of the card frame, without query. */
        frame_url: z.string(),
        /** Value of the iframe's `sandbox` attribute; null where it must not have one. */
        frame_sandbox: z.string().nullable(),
        /** What `event.origin` of its messages must equal: `null` for an opaque origin, `self` for the page's own. */
        frame_origin: z.string(),
        /** No real money moves: the page says so. */
        test_mode: z.boolean(),
        /** The words of the marks of cards that are accepted; none where every card is. */
        cards: z.array(z.string()),
        /** What the card statement will say, where we know it. */
        statement_name: z.string().nullable(),
      }),
    },
    refuses: ['coupon.not_found', 'payment.no_merchant'],
    example: {
      query: { coupon_id: '7K3QW9ZC4T' },
      answer: {
        gateway: 'sandbox',
        frame_url: '/sandbox-gateway/frame',
        frame_sandbox: 'allow-scripts allow-forms',
        frame_origin: 'null',
        test_mode: true,
        cards: ['Visa', 'Mastercard'],
        statement_name: 'PERLA TRANSFERS',
      },
    },
  }),
};

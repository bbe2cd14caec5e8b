import { z } from 'zod';
import { call } from '../call.ts';
import { exampleAbandoned, exampleGateway, exampleKey, examplePayment } from '../examples/bookings.ts';
import { paymentGateway, paymentState } from '../schemas/sales.ts';
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

  abandonPayment: call({
    route: {
      method: 'POST',
      path: '/v1/sales/payments/{coupon_id}/abandon',
      access: 'guest',
    },
    backend: 'own',
    summary: 'Closes a payment that waits for the bank, so that another card can be used',
    shapes: { params: z.strictObject({ coupon_id: couponId }), answer: paymentState },
    refuses: ['coupon.not_found', 'booking.not_owner', 'backend.unavailable'],
    example: {
      params: { coupon_id: '7K3QW9ZC4T' },
      answer: exampleAbandoned,
    },
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
      answer: paymentGateway,
    },
    refuses: ['coupon.not_found', 'payment.no_merchant'],
    example: {
      query: { coupon_id: '7K3QW9ZC4T' },
      answer: exampleGateway,
    },
  }),
};

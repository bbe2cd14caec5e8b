import { z } from 'zod';
import { call } from '../call.ts';
import { exampleAbandoned, exampleGateway, exampleKey, examplePayment } from '../examples/bookings.ts';
import { paymentGateway, paymentState } from '../schemas/sales.ts';
import { currency, decimalAmount, idempotencyKey, instant } from '../schemas/values.ts';
import { paymentCalls } from './payments.ts';

/** The secret of a link. It travels in a body, never in an address. */
const key = z.string().max(80);

/** As a guest's own payment, without saying which booking it is for. */
const linkPayment = paymentState.omit({ coupon_id: true });

const { coupon_id: _code, ...example } = examplePayment;
const { coupon_id: _abandonedCode, ...abandoned } = exampleAbandoned;
const exampleOfLink = 'q8Z3kA1vXbT0mN5rYw2LdA';

const pay = paymentCalls.payCoupon;

/** Paying with a payment link. No session is opened, and nothing of the booking is revealed but resort and amount. */
export const payLinkCalls = {
  readPayLink: call({
    route: { method: 'POST', path: '/v1/pay-link', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'What is paid with a link, and the gateway frame for it; reading it consumes nothing',
    shapes: {
      body: z.strictObject({ key }),
      answer: z.object({
        amount: decimalAmount,
        currency,
        hotel_name: z.string(),
        /** Zone of the last instant. */
        time_zone: z.string(),
        zone_name: z.string(),
        /** Last instant at which it can be paid. */
        expires_at: instant.nullable(),
        gateway: paymentGateway,
      }),
    },
    refuses: ['pay_link.over', 'payment.no_merchant'],
    example: {
      body: { key: exampleOfLink },
      answer: {
        amount: 48,
        currency: 'USD',
        hotel_name: 'Bahía Perla',
        time_zone: 'America/Cancun',
        zone_name: 'Cancún',
        expires_at: '2026-11-24T14:02:00.000Z',
        gateway: exampleGateway,
      },
    },
  }),

  payByLink: call({
    route: { method: 'POST', path: '/v1/pay-link/payment', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Charges what a link is for, exactly once per key',
    shapes: {
      body: pay.shapes.body.omit({ coupon_id: true }).extend({ key }),
      answer: linkPayment,
    },
    refuses: [
      'pay_link.over',
      'payment.amount_mismatch',
      'payment.declined',
      'payment.card_not_accepted',
      'payment.no_merchant',
      'payment.paused',
      'payment.under_way',
      'payment.unavailable',
      'booking.no_longer_available',
      'booking.no_longer_available_returned',
      'change.lapsed_returned',
      'intent.running',
      'payment.abandoned',
    ],
    example: {
      body: {
        key: exampleOfLink,
        payment_token: 'tok_3f9c1c1e',
        amount: '48.00',
        currency: 'USD',
        uuidReference: exampleKey,
      },
      answer: example,
    },
  }),

  getLinkPayment: call({
    route: { method: 'POST', path: '/v1/pay-link/state', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Where the payment of a key stands that was made with a link',
    shapes: {
      body: z.strictObject({ key, uuidReference: idempotencyKey }),
      answer: linkPayment,
    },
    refuses: ['pay_link.over'],
    example: { body: { key: exampleOfLink, uuidReference: exampleKey }, answer: example },
  }),

  abandonLinkPayment: call({
    route: { method: 'POST', path: '/v1/pay-link/abandon', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'Closes the payment of a link that waits for the bank, so that another card can be used',
    shapes: { body: z.strictObject({ key }), answer: linkPayment },
    refuses: ['pay_link.over'],
    example: { body: { key: exampleOfLink }, answer: abandoned },
  }),
};

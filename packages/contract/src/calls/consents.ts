import { z } from 'zod';
import { call } from '../call.ts';
import { consentPurpose, consents, consentWish } from '../schemas/consents.ts';
import { couponId } from '../schemas/values.ts';

const answer = {
  coupon_id: '7K3QW9ZC4T',
  phone: '+52••••••4567',
  channels: [
    {
      channel: 'sms',
      purpose: 'ride',
      is_given: true,
      since: '2026-12-20T18:20:00.000Z',
      by_phone: false,
      wording: { id: 'sms-ride', version: 1, text: 'Text me when my flight changes my pick-up.' },
    },
  ],
} as const;

/** Consents of guests to messages on their phones. */
export const consentCalls = {
  getConsents: call({
    route: { method: 'GET', path: '/v1/guests/consents', access: 'guest' },
    backend: 'own',
    summary: 'What the owner of a booking agreed to be told by phone, and what can be agreed to',
    shapes: {
      query: z.strictObject({
        coupon_id: couponId,
        purpose: consentPurpose.optional().describe('`ride` when left out: messages about the ride itself'),
      }),
      answer: consents,
    },
    refuses: ['coupon.not_found'],
    example: { query: { coupon_id: '7K3QW9ZC4T' }, answer: { ...answer, channels: [...answer.channels] } },
  }),
  setConsent: call({
    route: { method: 'PUT', path: '/v1/guests/consents', access: 'guest', body: 'json' },
    backend: 'own',
    summary: 'Gives or ends a consent for one channel and purpose; the same again is the same',
    shapes: { body: consentWish, answer: consents },
    refuses: [
      'coupon.not_found',
      'booking.not_owner',
      'phone.invalid',
      'consent.missing',
      'consent.wording_unknown',
      'consent.channel_off',
    ],
    example: {
      body: {
        coupon_id: '7K3QW9ZC4T',
        channel: 'sms',
        purpose: 'ride',
        is_given: true,
        wording: { id: 'sms-ride', version: 1 },
        source: 'confirmation',
      },
      answer: { ...answer, channels: [...answer.channels] },
    },
  }),
};

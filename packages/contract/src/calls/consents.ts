import { z } from 'zod';
import { call } from '../call.ts';
import {
  consentPurpose,
  consents,
  consentWish,
  endedPushSubscription,
  newPushSubscription,
  pushReport,
  renewedPushSubscription,
  taken,
} from '../schemas/consents.ts';
import { couponId } from '../schemas/values.ts';

const answer = {
  coupon_id: '7K3QW9ZC4T',
  phone: '+52••••••4567',
  push: {
    key: 'BLzzb6CxMZGzxgR5NkzASmAwBTW2Eczt-Cas6MOwC-CbDHDJMyS5AvJY9WHTN4xxSKuk4E3v4TLbLv2wsy9Gi4I',
    devices: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  },
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
const shown = {
  ...answer,
  push: { ...answer.push, devices: [...answer.push.devices] },
  channels: [...answer.channels],
};

const endpoint = 'https://fcm.googleapis.com/fcm/send/dFq9Zk3Yw0M:APA91bH';
const subscription = {
  endpoint,
  keys: {
    p256dh: 'BN-Mr-jWcQ7Jhra1kCuo3Lm-LulcKOJCfGqqS7V6SNQEcCWIwby11Lglt7VG2sq4oUlm8uV2Futb0YTsYIk9W-w',
    auth: 'fT0xAcqU2TrmsPFsqBhM-w',
  },
};

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
    example: { query: { coupon_id: '7K3QW9ZC4T' }, answer: shown },
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
      'push.not_subscribed',
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
      answer: shown,
    },
  }),
  addPushSubscription: call({
    route: { method: 'POST', path: '/v1/guests/push-subscriptions', access: 'guest', body: 'json' },
    backend: 'own',
    summary:
      'Agrees to notifications in this browser. The same again is the same; of many browsers the newest five hold',
    shapes: { body: newPushSubscription, answer: consents },
    refuses: [
      'coupon.not_found',
      'booking.not_owner',
      'push.host_not_allowed',
      'push.keys_invalid',
      'consent.wording_unknown',
      'consent.channel_off',
    ],
    example: {
      body: {
        coupon_id: '7K3QW9ZC4T',
        subscription,
        wording: { id: 'push-ride', version: 1 },
        source: 'confirmation',
      },
      answer: shown,
    },
  }),
  endPushSubscription: call({
    route: { method: 'DELETE', path: '/v1/guests/push-subscriptions', access: 'guest', body: 'json' },
    backend: 'own',
    summary: 'Ends notifications in one browser; the consent ends with the last of them',
    shapes: { body: endedPushSubscription, answer: consents },
    refuses: ['coupon.not_found', 'booking.not_owner'],
    example: { body: { coupon_id: '7K3QW9ZC4T', endpoint }, answer: shown },
  }),
  renewPushSubscription: call({
    route: { method: 'PUT', path: '/v1/guests/push-subscriptions', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'A browser’s new subscription in place of the one that its push service ended',
    shapes: { body: renewedPushSubscription, answer: taken },
    refuses: ['push.host_not_allowed', 'push.keys_invalid'],
    example: {
      body: { endpoint, subscription: { ...subscription, endpoint: `${endpoint}-2` } },
      answer: { taken: true },
    },
  }),
  reportPush: call({
    route: { method: 'POST', path: '/v1/channel-reports/push', access: 'public', body: 'json' },
    backend: 'own',
    summary: 'A service worker says that a push is shown or was opened, by the key that came with it',
    shapes: { body: pushReport, answer: taken },
    refuses: [],
    example: { body: { key: 'q8Z3kA1vXbT0mN5rYw2LdA', state: 'delivered' }, answer: { taken: true } },
  }),
};

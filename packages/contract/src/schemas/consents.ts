import { CONSENT_CHANNELS } from '@traslado/domain/channels/channel';
import { z } from 'zod';
import { couponId, id, instant } from './values.ts';

/** Channels that need a consent, and the two purposes: messages about the ride itself, apart from anything that sells. */
const channel = z.enum(CONSENT_CHANNELS);
export const consentPurpose = z.enum(['ride', 'offers']);

/** The sentence that was shown, by which a consent is given. */
const wording = z.strictObject({ id: z.string().max(40), version: id });

/** Consents of a booking. */
export const consents = z.object({
  coupon_id: couponId,
  /** The number that messages go to, masked; null where the booking has none that can get any. */
  phone: z.string().nullable(),
  /** Subscribing of browsers to pushes; null where it is off. */
  push: z
    .object({
      /** Public key of this product, base64url. */
      key: z.string(),
      /** Browsers that get them, each as the SHA-256 of its subscription's address, hex. */
      devices: z.array(z.string()),
    })
    .nullable(),
  /** Channels that are on, each with the sentence to agree to. */
  channels: z.array(
    z.object({
      channel,
      purpose: consentPurpose,
      is_given: z.boolean(),
      /** When it was given or ended; null for neither. */
      since: instant.nullable(),
      /** Ended by a word that the guest sent from their phone, or by the provider. */
      by_phone: z.boolean(),
      wording: wording.extend({ text: z.string() }),
    }),
  ),
});

export const consentWish = z.strictObject({
  coupon_id: couponId,
  channel,
  purpose: consentPurpose,
  is_given: z.boolean(),
  wording: wording.optional().describe('The sentence that was shown; needed to agree'),
  source: z.enum(['confirmation', 'my_transportation']).describe('The page on which it was asked'),
});

const base64url = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`), { error: 'push.keys_invalid' });

/** A browser's subscription, as `PushSubscription.toJSON()` has it. */
const subscription = z.strictObject({
  endpoint: z.string().min(1).max(1_000).describe('Address at its push service'),
  keys: z.strictObject({
    p256dh: base64url(65).describe('Public key of the browser, a point of P-256'),
    auth: base64url(16).describe('Secret of the browser'),
  }),
});

export const newPushSubscription = z.strictObject({
  coupon_id: couponId,
  subscription,
  wording: wording.describe('The sentence that was shown'),
  source: consentWish.shape.source,
});

export const endedPushSubscription = z.strictObject({
  coupon_id: couponId,
  endpoint: subscription.shape.endpoint,
});

export const renewedPushSubscription = z.strictObject({
  endpoint: subscription.shape.endpoint.describe('Address until now, which its browser alone knows'),
  subscription,
});

/** A service worker's word about a push that came. */
export const pushReport = z.strictObject({
  key: z.string().max(80).describe('The key that came with the push'),
  state: z.enum(['delivered', 'read']).describe('delivered: it is shown; read: it was opened'),
});

/** Whatever was said is taken: the answer does not tell what exists. */
export const taken = z.object({ taken: z.literal(true) });

import { PHONE_CHANNELS } from '@traslado/domain/channels/channel';
import { z } from 'zod';
import { couponId, id, instant } from './values.ts';

/** Channels of a phone, and the two purposes: messages about the ride itself, apart from anything that sells. */
const channel = z.enum(PHONE_CHANNELS);
export const consentPurpose = z.enum(['ride', 'offers']);

/** The sentence that was shown, by which a consent is given. */
const wording = z.strictObject({ id: z.string().max(40), version: id });

/** Consents of a booking. */
export const consents = z.object({
  coupon_id: couponId,
  /** The number that messages go to, masked; null where the booking has none that can get any. */
  phone: z.string().nullable(),
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

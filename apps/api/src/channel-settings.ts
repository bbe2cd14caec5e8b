import { isPushHost, NO_PUSH, PUSH_SERVICES } from '@traslado/domain/channels/push-hosts';
import { z } from 'zod';
import { httpAddress, listOf } from './setting-shapes.ts';

/** Settings of the messages to guests beside mail. */
export const channelSettings = {
  SMS: z
    .enum(['sandbox', 'twilio', 'off'])
    .optional()
    .describe(
      'Carrier of text messages to guests who agreed: sandbox, twilio, or off; sandbox when empty, in production off',
    ),
  WHATSAPP: z.enum(['sandbox', 'twilio', 'off']).optional().describe('The same for WhatsApp messages'),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Account at Twilio, needed with twilio'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Its token, which signs the reports, too'),
  TWILIO_MESSAGING_SERVICE: z.string().optional().describe('Service there with the sending numbers'),
  TWILIO_API_URL: httpAddress().optional().describe('Another address for Twilio, for a stand-in'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'is not a public key, 87 signs of base64url')
    .optional()
    .describe('Key by which browsers subscribe to notifications; made and kept in the database when empty'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'is not a private key, 43 signs of base64url')
    .optional()
    .describe('The private key of that pair, needed with it'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'begins with mailto: or https:')
    .optional()
    .describe('Whom push services write to, a mailto: or https: address; PUBLIC_URL when empty'),
  PUSH_HOSTS: z
    .string()
    .toLowerCase()
    .refine(
      (text) => text === NO_PUSH || listOf(text).every(isPushHost),
      'names of hosts with commas between them',
    )
    .default(PUSH_SERVICES.join(','))
    .describe(
      'Hosts of push services that may be called, of Google, Mozilla, Apple and Microsoft by default; *. stands for names in front; none: no notifications',
    ),
};

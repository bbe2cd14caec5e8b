/** Channels of a phone number: one word ends both. */
export type PhoneChannel = 'sms' | 'whatsapp';

/** Ways to a guest. A mail always has an address; the others are used with the guest's consent alone. */
export const NOTICE_CHANNELS = ['sms', 'whatsapp', 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Channels of a phone number: one word ends both. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** Ways to a guest. A mail always has an address; the others are used with the guest's consent alone. */
export const NOTICE_CHANNELS = [...PHONE_CHANNELS, 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

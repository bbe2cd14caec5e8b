/** Ways to a guest. A mail always has an address; the others are used with the guest's consent alone. */
export type NoticeChannel = PhoneChannel | 'mail';

/** Channels of a phone number: one word ends both. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

export const isPhoneChannel = (text: string): text is PhoneChannel =>
  (PHONE_CHANNELS as readonly string[]).includes(text);

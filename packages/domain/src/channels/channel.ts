/** Channels of a phone number: one word ends both. */
export type PhoneChannel = 'sms' | 'whatsapp';

/** Ways to a guest. A mail always has an address; the others are used with the guest's consent alone. */
export type NoticeChannel = PhoneChannel | 'mail';

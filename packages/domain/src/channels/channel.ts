/** Channels of a phone number: one word ends both. */
export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

/** Channels that a guest agrees to. A push goes to browsers of the guest, not to a number. */
export const CONSENT_CHANNELS = [...PHONE_CHANNELS, 'push'] as const;
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** Ways to a guest. A mail always has an address; the others are used with the guest's consent alone. */
export const NOTICE_CHANNELS = [...CONSENT_CHANNELS, 'mail'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** True for a channel of a phone number. */
export const isOfPhone = (channel: ConsentChannel): channel is PhoneChannel => channel !== 'push';

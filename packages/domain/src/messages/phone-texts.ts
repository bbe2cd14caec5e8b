import type { PhoneChannel } from '../channels/channel.ts';
import { plainSms, type SmsLength, smsLength } from '../channels/sms-length.ts';
import type { GuestNoticeKind } from '../flight-watch/guest-notice.ts';
import type { Language } from '../language.ts';
import { checkTemplate, fieldsIn, fillTemplate, type TemplateFault } from './template.ts';

const NOTICE = [
  'flight_code',
  'pickup_now',
  'pickup_before',
  'waited_until',
  'resort_phone',
  'ride_link',
] as const;

type PhoneRules = { readonly fields: readonly string[]; readonly required: readonly string[] };

/** Texts of a guest's phone: the fields that each can have, and those that it has to have. */
export const PHONE_TEXTS = {
  pick_up_moved: { fields: NOTICE, required: ['pickup_now', 'ride_link'] },
  pick_up_proposed: { fields: NOTICE, required: ['pickup_now', 'ride_link'] },
  flight_earlier: { fields: NOTICE, required: ['pickup_now', 'ride_link'] },
  ride_frozen: { fields: [...NOTICE, 'flight_state'], required: ['flight_state', 'ride_link'] },
  ride_unfrozen: { fields: NOTICE, required: ['pickup_now', 'ride_link'] },
  landed: { fields: [...NOTICE, 'belt_note'], required: ['waited_until', 'ride_link'] },
} as const satisfies Readonly<Record<GuestNoticeKind, PhoneRules>>;

export const PHONE_TEXT_KINDS = [
  'pick_up_moved',
  'pick_up_proposed',
  'flight_earlier',
  'ride_frozen',
  'ride_unfrozen',
  'landed',
] as const satisfies readonly GuestNoticeKind[];

export type PhoneField = (typeof PHONE_TEXTS)[GuestNoticeKind]['fields'][number];
export type PhoneValues = Readonly<Record<PhoneField, string>>;

export const isPhoneTextKind = (text: string): text is GuestNoticeKind => Object.hasOwn(PHONE_TEXTS, text);

/** A text of staff for a phone. */
export type WrittenPhoneText = {
  readonly text: string;
  /** Number of the provider's template with the same text; null for none. */
  readonly contentNumber: string | null;
};

/** The texts of staff for phones in one language. */
export type WrittenPhoneTexts = Readonly<
  Partial<Record<PhoneChannel, Readonly<Partial<Record<GuestNoticeKind, WrittenPhoneText>>>>>
>;

/** Default texts, without their link. Two parts of an SMS hold each of them with it. */
const OURS: Readonly<Record<Language, Readonly<Record<GuestNoticeKind, string>>>> = {
  en: {
    pick_up_moved:
      'Flight {{flight_code}}: your pick-up is now {{pickup_now}} (was {{pickup_before}}). Your driver waits until {{waited_until}}.',
    pick_up_proposed:
      'Flight {{flight_code}} leaves later. Pick-up at {{pickup_now}} instead of {{pickup_before}}? Until you answer, it stays at {{pickup_before}}.',
    flight_earlier:
      'Flight {{flight_code}} leaves earlier: you should leave at {{pickup_now}}, not {{pickup_before}}. Please answer now or call {{resort_phone}}.',
    ride_frozen: 'Flight {{flight_code}} {{flight_state}}. We keep your ride. Choose what suits you:',
    ride_unfrozen: 'Flight {{flight_code}} is operating after all. Your pick-up is at {{pickup_now}}.',
    landed: 'Welcome! Your driver waits until {{waited_until}}. {{belt_note}}',
  },
  es: {
    pick_up_moved:
      'Vuelo {{flight_code}}: ahora pasamos por ti a las {{pickup_now}} (antes {{pickup_before}}). Tu chofer espera hasta las {{waited_until}}.',
    pick_up_proposed:
      'El vuelo {{flight_code}} sale con retraso. ¿Pasamos por ti a las {{pickup_now}} en lugar de {{pickup_before}}? Sin tu respuesta queda a las {{pickup_before}}.',
    flight_earlier:
      'El vuelo {{flight_code}} sale antes: conviene salir a las {{pickup_now}}, no a las {{pickup_before}}. Responde ahora o llama al {{resort_phone}}.',
    ride_frozen: 'El vuelo {{flight_code}} {{flight_state}}. Guardamos tu traslado. Elige qué hacer:',
    ride_unfrozen: 'El vuelo {{flight_code}} sí opera. Pasamos por ti a las {{pickup_now}}.',
    landed: '¡Te damos la bienvenida! Tu chofer espera hasta las {{waited_until}}. {{belt_note}}',
  },
};

/** WhatsApp takes no text that ends with a field. */
const ENDING: Readonly<Record<Language, string>> = {
  en: 'Reply STOP to end these messages.',
  es: 'Responde BAJA para no recibir más.',
};

/** Default text, where staff have written nothing. */
export const usualPhoneText = (kind: GuestNoticeKind, channel: PhoneChannel, language: Language): string =>
  channel === 'sms'
    ? `${OURS[language][kind]} {{ride_link}}`
    : `${OURS[language][kind]}\n{{ride_link}}\n${ENDING[language]}`;

/** Text of a notification, which opens the ride by itself. */
export const fillPushText = (kind: GuestNoticeKind, language: Language, values: PhoneValues): string =>
  fillTemplate(OURS[language][kind], values);

const LINK = `https://reservations.bahiaperla.example/my-ride#link=${'A'.repeat(22)}`;

/** The longest values: across midnight on the longest day of the year, with the longest state of a flight. */
export const LONGEST_VALUES: Readonly<Record<Language, PhoneValues>> = {
  en: {
    flight_code: 'AA 1234',
    pickup_now: '11:45 PM (Wednesday, September 30, 2026)',
    pickup_before: '12:10 PM',
    waited_until: '11:45 PM (Wednesday, September 30, 2026)',
    resort_phone: '+52 998 555 0142',
    ride_link: LINK,
    flight_state: 'is not at the booked time',
    belt_note: 'Baggage belt: see the screens.',
  },
  es: {
    flight_code: 'AA 1234',
    pickup_now: '23:45 (miércoles, 30 de septiembre de 2026)',
    pickup_before: '12:10',
    waited_until: '23:45 (miércoles, 30 de septiembre de 2026)',
    resort_phone: '+52 998 555 0142',
    ride_link: LINK,
    flight_state: 'no es a la hora reservada',
    belt_note: 'Equipaje: la banda está en las pantallas.',
  },
};

/** Parts of an SMS at its longest: each is paid for. */
const MOST_SMS_PARTS = 4;
/** Characters of a WhatsApp template with its values. */
const MOST_WHATSAPP = 1_024;

export const PHONE_TEXT_CODES = [
  'message_template.too_many_parts',
  'message_template.too_long',
  'message_template.field_at_end',
] as const;

type PhoneFault =
  | TemplateFault
  | { readonly code: (typeof PHONE_TEXT_CODES)[number]; readonly params?: LengthParams };
type LengthParams = { readonly most: number; readonly current: number };

/** A text with its fields filled, as its channel carries it: an SMS in signs of GSM-7 as far as it can be. */
export function fillPhoneText(
  channel: PhoneChannel,
  text: string,
  values: Readonly<Record<string, string>>,
): string {
  const filled = fillTemplate(text, values);
  return channel === 'sms' ? plainSms(filled) : filled;
}

/** Length of a text as an SMS with its longest values. */
const longestSms = (text: string, language: Language): SmsLength =>
  smsLength(fillPhoneText('sms', text, LONGEST_VALUES[language]));

/** The fields of a text as a provider's template counts them: the first is 1. */
export const numberedText = (text: string): string =>
  fillTemplate(text, Object.fromEntries(fieldsIn(text).map((field, index) => [field, `{{${index + 1}}}`])));

/** Values of a provider's template by the number of their field. */
export const numberedValues = (
  text: string,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsIn(text).map((field, index) => [`${index + 1}`, values[field] ?? '']));

/** Faults of a text for a phone; none where it can be sent. */
export function faultsOfPhoneText(
  kind: GuestNoticeKind,
  channel: PhoneChannel,
  language: Language,
  text: string,
): PhoneFault[] {
  return [...checkTemplate(text, PHONE_TEXTS[kind]), ...lengthFaults(channel, language, text)];
}

function lengthFaults(channel: PhoneChannel, language: Language, text: string): PhoneFault[] {
  if (channel === 'sms') {
    const { parts: current } = longestSms(text, language);
    return current > MOST_SMS_PARTS
      ? [{ code: 'message_template.too_many_parts', params: { most: MOST_SMS_PARTS, current } }]
      : [];
  }
  const { length: current } = fillPhoneText(channel, text, LONGEST_VALUES[language]);
  return [
    ...(current > MOST_WHATSAPP
      ? [{ code: 'message_template.too_long', params: { most: MOST_WHATSAPP, current } } as const]
      : []),
    ...(/^\{\{|\}\}$/.test(text.trim()) ? [{ code: 'message_template.field_at_end' } as const] : []),
  ];
}

import type { Language } from '../language.ts';
import { checkTemplate, fillTemplate, type TemplateFault } from './template.ts';

/** The texts of a message that staff can write; code lays out the rest between them. */
export const MESSAGE_TEXTS = ['subject', 'preview_text', 'headline', 'body', 'closing'] as const;
export type MessageText = (typeof MESSAGE_TEXTS)[number];
export type MessageTexts = Readonly<Record<MessageText, string>>;

const BOOKING = [
  'guest_name',
  'booking_number',
  'service_name',
  'resort_name',
  'airport_name',
  'total_price',
] as const;
/** Of the first ride that stands. */
const RIDE = ['pickup_date', 'pickup_time', 'pickup_place', 'meeting_point', 'driver_waits'] as const;
/** Of the ride that the message is about. */
const MISSED = ['ride_name', 'pickup_date', 'pickup_time', 'waited_until'] as const;
const QUESTION = ['guest_name', 'reference_number', 'resort_name'] as const;
/** Of a link with which a staff member chooses a password. */
const LINK = {
  fields: ['person_name', 'user_name', 'invited_by', 'brand_name', 'link'],
  required: { body: ['link'] },
  only: { link: 'body' },
} as const;

/** A kind of message: the fields that its texts can have, and those that one of them has to have. */
export type MessageRules = {
  readonly fields: readonly string[];
  readonly required: Readonly<Partial<Record<MessageText, readonly string[]>>>;
  /** Fields that one text alone may have. */
  readonly only?: Readonly<Record<string, MessageText>>;
};

/** Every message whose texts staff can write. */
export const MESSAGE_KINDS = {
  confirmation: {
    fields: [...BOOKING, ...RIDE, 'transfers_confirmed'],
    required: { subject: ['booking_number'] },
  },
  payment_reminder: {
    fields: [...BOOKING, ...RIDE, 'pay_by'],
    required: { subject: ['booking_number'], body: ['pay_by'] },
  },
  payment_link: {
    fields: [...BOOKING, 'amount_due', 'pay_by'],
    required: { subject: ['booking_number'], body: ['amount_due', 'pay_by'] },
  },
  data_to_fix: {
    fields: [...BOOKING, ...RIDE],
    required: { subject: ['booking_number'] },
  },
  change: { fields: [...BOOKING, ...RIDE], required: { subject: ['booking_number'] } },
  cancellation: {
    fields: [...BOOKING, 'transfers_canceled', 'refund_note'],
    required: { subject: ['booking_number'] },
  },
  refund: {
    fields: [...BOOKING, 'refund_amount'],
    required: { subject: ['booking_number'], body: ['refund_amount'] },
  },
  missed_ride: {
    fields: [...BOOKING, ...MISSED, 'charge_note', 'object_how'],
    required: { subject: ['booking_number'], body: ['charge_note', 'object_how'] },
  },
  missed_ride_withdrawn: { fields: [...BOOKING, ...MISSED], required: { subject: ['booking_number'] } },
  flight_news: {
    fields: [...BOOKING, ...MISSED, 'flight_code', 'news_title', 'news_text'],
    required: { subject: ['booking_number'], body: ['news_text'] },
  },
  contact_answer: {
    fields: [...QUESTION, 'reply_address', 'office_from', 'office_to'],
    required: { subject: ['reference_number'] },
  },
  guest_answer: {
    fields: [...QUESTION, 'reply_address', 'booking_number', ...RIDE],
    required: { subject: ['reference_number'] },
  },
  resort_notice: { fields: [...BOOKING, ...RIDE], required: { subject: ['booking_number'] } },
  change_notice: { fields: [...BOOKING, ...RIDE], required: { subject: ['booking_number'] } },
  cancellation_notice: {
    fields: [...BOOKING, 'refund_note'],
    required: { subject: ['booking_number'] },
  },
  flight_notice: {
    fields: [...BOOKING, ...MISSED, 'flight_code', 'news_title', 'news_text'],
    required: { subject: ['booking_number'], body: ['news_text'] },
  },
  sale_failed: {
    fields: ['resort_name', 'stay_number', 'service_name', 'failure_reason', 'failed_at', 'failure_note'],
    required: { body: ['failure_note'] },
  },
  contact_question: {
    fields: [...QUESTION, 'question_start'],
    required: { subject: ['reference_number'] },
  },
  staff_invitation: LINK,
  staff_password: LINK,
} as const satisfies Readonly<Record<string, MessageRules>>;

export type MessageKind = keyof typeof MESSAGE_KINDS;
export type MessageField<K extends MessageKind = MessageKind> = (typeof MESSAGE_KINDS)[K]['fields'][number];

/** Values of every letter about a booking. */
export type BookingValues = Readonly<Record<(typeof BOOKING)[number], string>>;
export type RideValues = Readonly<Record<(typeof RIDE)[number], string>>;

/** Values of the fields of a kind in one message. */
export type MessageValues<K extends MessageKind> = Readonly<Record<MessageField<K>, string>>;

export const MESSAGE_KIND_NAMES = [
  'confirmation',
  'payment_reminder',
  'payment_link',
  'data_to_fix',
  'change',
  'cancellation',
  'refund',
  'missed_ride',
  'missed_ride_withdrawn',
  'flight_news',
  'contact_answer',
  'guest_answer',
  'resort_notice',
  'change_notice',
  'cancellation_notice',
  'flight_notice',
  'sale_failed',
  'contact_question',
  'staff_invitation',
  'staff_password',
] as const;

/** True for a kind about a booking, so that a preview can use a real one. An answer to a guest may be about one, but needs the message. */
export const isAboutBooking = (kind: MessageKind): boolean =>
  kind !== 'guest_answer' && MESSAGE_KINDS[kind].fields.some((field) => field === 'booking_number');

/** Faults of texts of a kind; none where they can be sent. */
export function faultsIn(
  kind: MessageKind,
  texts: MessageTexts,
): (TemplateFault & { readonly field: MessageText })[] {
  const { fields, required, only = {} }: MessageRules = MESSAGE_KINDS[kind];
  return MESSAGE_TEXTS.flatMap((field) => {
    const elsewhere = fields.filter((name) => (only[name] ?? field) !== field);
    const rules = { fields, elsewhere, required: required[field] ?? [] };
    return checkTemplate(texts[field], rules).map((fault) => ({ field, ...fault }));
  });
}

export const isMessageKind = (text: string): text is MessageKind => Object.hasOwn(MESSAGE_KINDS, text);

/** The texts that staff wrote in one language, by the kind of message. */
export type WrittenTexts = Readonly<Partial<Record<MessageKind, MessageTexts>>>;

/** The texts with their fields filled. */
export function fillTexts(texts: MessageTexts, values: Readonly<Record<string, string>>): MessageTexts {
  const fill = (name: MessageText): string => fillTemplate(texts[name], values);
  return {
    subject: fill('subject'),
    preview_text: fill('preview_text'),
    headline: fill('headline'),
    body: fill('body'),
    closing: fill('closing'),
  };
}

export type TextsByLanguage = Readonly<Record<Language, MessageTexts>>;

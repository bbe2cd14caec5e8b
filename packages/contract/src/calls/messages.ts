import { APPROVAL_STATES } from '@traslado/domain/channels/approval';
import { LANGUAGES } from '@traslado/domain/language';
import { MESSAGE_KIND_NAMES } from '@traslado/domain/messages/message-kinds';
import { z } from 'zod';
import { call } from '../call.ts';

const texts = {
  subject: z.string(),
  preview_text: z.string(),
  headline: z.string(),
  body: z.string(),
  closing: z.string(),
};

const kind = z.enum(MESSAGE_KIND_NAMES, { error: 'field.invalid' });
const language = z.enum(LANGUAGES, { error: 'language.invalid' });

/** Previews of messages for staff. */
export const messageCalls = {
  sampleMessage: call({
    route: {
      method: 'GET',
      path: '/v1/staff/message-templates/sample',
      access: 'staff',
      permission: 'message-templates:see',
    },
    backend: 'own',
    summary: 'What a message says of one booking: its fields, and the parts around the texts of staff',
    shapes: {
      query: z.strictObject({
        kind,
        language,
        /** Number of a booking, which `coupons:see` opens; an example when left out, and for a message that is about none. */
        booking: z.string().min(1).max(20).optional(),
      }),
      answer: z.object({
        /** Value of each field. */
        values: z.record(z.string(), z.string()),
        parts: z.array(
          z.object({
            /** The text of staff that stands here; null for a part that is laid out by code. */
            text: z.enum(['body', 'closing']).nullable(),
            lines: z.array(z.string()),
          }),
        ),
        brand: z.string(),
        /** The brand’s logo as letters show it, as a `data:` address of a PNG; null where they show its name. */
        logo: z.string().nullable(),
      }),
    },
    refuses: ['coupon.not_found', 'language.invalid'],
    example: {
      query: { kind: 'refund', language: 'en' },
      answer: {
        values: {
          guest_name: 'María Muñoz López',
          booking_number: 'K7QXW2MDPR',
          refund_amount: 'USD 160.00',
        },
        parts: [
          { text: 'body', lines: [] },
          { text: null, lines: ['Booking number: K7QXW2MDPR', 'Premium SUV'] },
          { text: 'closing', lines: [] },
        ],
        brand: 'Perla Resorts',
        logo: null,
      },
    },
  }),

  readMessageCarrier: call({
    route: {
      method: 'GET',
      path: '/v1/staff/message-templates/carrier',
      access: 'staff',
      permission: 'message-templates:see',
    },
    backend: 'own',
    summary:
      'What the carrier of SMS and WhatsApp said last: the cost of a part, and the state of the templates in use',
    shapes: {
      answer: z.object({
        /** US dollars that a part of an SMS cost on average; null while no cost is known. */
        sms_part_cost: z.number().nullable(),
        templates: z.array(
          z.object({
            content_number: z.string(),
            /** Null until it was read. */
            state: z.enum(APPROVAL_STATES).nullable(),
            /** In the carrier’s words. */
            reason: z.string().nullable(),
            read_at: z.iso.datetime().nullable(),
          }),
        ),
      }),
    },
    refuses: [],
    example: {
      answer: {
        sms_part_cost: 0.0559,
        templates: [
          {
            content_number: 'HX0123456789abcdef0123456789abcdef',
            state: 'approved',
            reason: null,
            read_at: '2026-12-21T18:20:00Z',
          },
        ],
      },
    },
  }),

  sendTestMessage: call({
    route: {
      method: 'POST',
      path: '/v1/staff/message-templates/test',
      access: 'staff',
      permission: 'message-templates:change',
      body: 'json',
    },
    backend: 'own',
    summary: 'Mails a message with the texts of the body to whoever asks, about an example or a booking',
    shapes: {
      body: z.strictObject({
        kind,
        language,
        ...texts,
        /** As in `sampleMessage`. */
        booking: z.string().min(1).max(20).optional(),
      }),
      answer: z.object({
        /** The caller’s own address, most of it hidden. */
        sent_to: z.string(),
      }),
    },
    refuses: [
      'coupon.not_found',
      'language.invalid',
      'person.no_address',
      'mail.too_many',
      'message_template.field_unknown',
      'message_template.field_missing',
      'message_template.field_elsewhere',
      'message_template.braces',
      'message_template.markup',
      'message_template.text_missing',
    ],
    example: {
      body: {
        kind: 'refund',
        language: 'en',
        subject: 'Your money is on its way · {{booking_number}}',
        preview_text: '',
        headline: 'Your refund',
        body: 'Hello {{guest_name}}, we sent {{refund_amount}} to your card.',
        closing: '',
      },
      answer: { sent_to: 'c•••@perla.example' },
    },
  }),
};

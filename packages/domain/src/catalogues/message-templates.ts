import { checkMessage, MESSAGE_CHANNELS, MESSAGE_CODES } from '../messages/check-message.ts';
import { MESSAGE_KIND_NAMES } from '../messages/message-kinds.ts';
import { PHONE_TEXT_KINDS } from '../messages/phone-texts.ts';
import { ACTIVE, defineCatalogue, type FactsOf } from './definition.ts';
import { CONTENT_NUMBER } from './text-forms.ts';

/** The texts of a kind of message on one channel, in one language. Several may be prepared, one is in force; without one the default is sent. */
export const messageTemplates = defineCatalogue(
  {
    name: 'message-templates',
    one: 'message_template',
    calls: { one: 'MessageTemplate', many: 'MessageTemplates' },
    table: 'message_template',
    title: 'name',
    seenBy: ['revenue', 'concierge'],
    changedBy: ['catalogue'],
    shows:
      'The next mail, SMS or WhatsApp message of its kind and language, to guests, resorts or staff; the headline of the PDF.',
    fields: {
      channel: { kind: 'choice', of: MESSAGE_CHANNELS, usual: 'mail' },
      kind: { kind: 'choice', of: [...MESSAGE_KIND_NAMES, ...PHONE_TEXT_KINDS] },
      language: { kind: 'choice', of: ['en', 'es'] },
      name: { kind: 'text', max: 80 },
      active: ACTIVE,
      subject: { kind: 'text', max: 150, isOptional: true },
      /** The text that a mailbox shows beside the subject. */
      preview_text: { kind: 'text', max: 200, isOptional: true },
      headline: { kind: 'text', max: 80, isOptional: true },
      body: { kind: 'text', max: 2_000, isLong: true, isOptional: true },
      closing: { kind: 'text', max: 1_000, isLong: true, isOptional: true },
      /** Number of the provider's template for WhatsApp: another installation has another account. */
      content_number: { kind: 'text', max: 34, isOptional: true, isLocal: true, form: CONTENT_NUMBER },
    },
    key: ['name'],
    takenAt: 'active',
    columns: ['name', 'channel', 'language', 'subject', 'active'],
    search: ['name', 'subject', 'body'],
    orders: ['name', 'channel', 'kind', 'language', 'status', 'updated'],
    example: {
      channel: 'mail',
      kind: 'confirmation',
      language: 'en',
      name: 'Christmas',
      active: false,
      subject: 'See you soon, {{guest_name}} · {{booking_number}}',
      preview_text: 'We pick you up on {{pickup_date}}.',
      headline: '{{transfers_confirmed}}',
      body: 'Hello {{guest_name}}, we look forward to seeing you at {{resort_name}}.',
      closing: 'Happy holidays from all of us.',
      content_number: '',
    },
    otherwise: { headline: 'Feliz Navidad', closing: '' },
    codes: MESSAGE_CODES,
  },
  { check: checkMessage },
);

export type MessageTemplateFacts = FactsOf<typeof messageTemplates>;

import { faultsIn, isMessageKind, MESSAGE_KIND_NAMES } from '../messages/message-kinds.ts';
import { TEMPLATE_CODES } from '../messages/template.ts';
import { ACTIVE, defineCatalogue, type FactsOf } from './definition.ts';

/** The texts of a kind of message in one language. Several may be prepared, one is in force; without one the default is sent. */
export const messageTemplates = defineCatalogue(
  {
    name: 'message-templates',
    one: 'message_template',
    calls: { one: 'MessageTemplate', many: 'MessageTemplates' },
    table: 'message_template',
    title: 'name',
    seenBy: ['revenue', 'concierge'],
    changedBy: ['catalogue'],
    shows: 'The next mail of its kind and language, to guests, resorts or staff; the headline of the PDF.',
    fields: {
      kind: { kind: 'choice', of: MESSAGE_KIND_NAMES },
      language: { kind: 'choice', of: ['en', 'es'] },
      name: { kind: 'text', max: 80 },
      active: ACTIVE,
      subject: { kind: 'text', max: 150 },
      /** The text that a mailbox shows beside the subject. */
      preview_text: { kind: 'text', max: 200, isOptional: true },
      headline: { kind: 'text', max: 80 },
      body: { kind: 'text', max: 2_000, isLong: true, isOptional: true },
      closing: { kind: 'text', max: 1_000, isLong: true, isOptional: true },
    },
    key: ['name'],
    takenAt: 'active',
    columns: ['name', 'kind', 'language', 'active'],
    search: ['name', 'subject', 'body'],
    orders: ['name', 'kind', 'language', 'status', 'updated'],
    example: {
      kind: 'confirmation',
      language: 'en',
      name: 'Christmas',
      active: false,
      subject: 'See you soon, {{guest_name}} · {{booking_number}}',
      preview_text: 'We pick you up on {{pickup_date}}.',
      headline: '{{transfers_confirmed}}',
      body: 'Hello {{guest_name}}, we look forward to seeing you at {{resort_name}}.',
      closing: 'Happy holidays from all of us.',
    },
    otherwise: { headline: 'Feliz Navidad', closing: '' },
    codes: TEMPLATE_CODES,
  },
  {
    check: (facts) => (isMessageKind(facts.kind) ? faultsIn(facts.kind, facts) : []),
  },
);

export type MessageTemplateFacts = FactsOf<typeof messageTemplates>;

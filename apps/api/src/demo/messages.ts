import { specialWords } from '@traslado/domain/booking/special-words';
import { messageTemplatesWords } from '@traslado/domain/catalogues/message-templates-words';
import { LANGUAGES } from '@traslado/domain/language';
import { PHONE_TEXT_KINDS, usualPhoneText } from '@traslado/domain/messages/phone-texts';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

const closings = {
  en: 'Do you need anything else? Write to {{reply_address}} and mention {{reference_number}}.\n\nThe concierge of {{resort_name}}',
  es: '¿Necesitas algo más? Escribe a {{reply_address}} y menciona {{reference_number}}.\n\nEl concierge de {{resort_name}}',
} as const;

/** An answer to guests' messages, in use. */
const answer = (language: 'en' | 'es', name: string, headline: string, body: string) => ({
  kind: 'guest_answer' as const,
  language,
  name,
  active: true,
  subject: `${headline} · {{reference_number}}`,
  preview_text: '',
  headline,
  body,
  closing: closings[language],
});

/** Numbers of the sandbox's templates: the last four digits decide, and none of theirs is one of its rules. */
const numberOf = (index: number): string => `HX${String(index + 100).padStart(32, '0')}`;

/** WhatsApp takes approved templates only: our usual texts, in use. */
const forWhatsApp = LANGUAGES.flatMap((language, which) =>
  PHONE_TEXT_KINDS.map((kind, index) => ({
    kind,
    language,
    channel: 'whatsapp' as const,
    name: `${messageTemplatesWords[language].choices.kind[kind]} (WhatsApp)`,
    active: true,
    ...{ subject: '', preview_text: '', headline: '', closing: '' },
    body: usualPhoneText(kind, 'whatsapp', language),
    content_number: numberOf(which * PHONE_TEXT_KINDS.length + index),
  })),
);

/** The sandbox's word about them, as the sweep reads it. */
export const demoApprovals = (now: number): readonly Insertable<Database['content_approval']>[] =>
  forWhatsApp.map(({ content_number }) => ({ content_number, state: 'approved', read_at: new Date(now) }));

/** Texts that the demo's staff have prepared and not put into use yet, and their templates for answers to messages. */
export const demoMessages: readonly Insertable<Database['message_template']>[] = [
  ...forWhatsApp,
  {
    kind: 'confirmation',
    language: 'en',
    name: 'Christmas, in English',
    active: false,
    subject: 'See you at Christmas, {{guest_name}} · {{booking_number}}',
    preview_text: 'We pick you up on {{pickup_date}}, {{pickup_time}}.',
    headline: '{{transfers_confirmed}}',
    body: 'Hello {{guest_name}}, everything is set and the tree is up. Your ticket and calendar file are attached.\n\nWe look forward to seeing you at {{resort_name}}.',
    closing: 'Happy holidays from all of us.',
  },
  {
    kind: 'confirmation',
    language: 'es',
    name: 'Navidad, en español',
    active: false,
    subject: 'Nos vemos en Navidad, {{guest_name}} · {{booking_number}}',
    preview_text: 'Te recogemos: {{pickup_date}}, {{pickup_time}}.',
    headline: '{{transfers_confirmed}}',
    body: 'Hola, {{guest_name}}: todo está listo y el árbol ya está puesto. Adjuntamos tu boleto y el archivo para tu calendario.\n\nTe esperamos en {{resort_name}}.',
    closing: 'Felices fiestas de parte de todos.',
  },
  answer(
    'en',
    'Where we meet you',
    'Where we meet you',
    'Hello {{guest_name}}, we pick you up on {{pickup_date}} at {{pickup_time}}: {{pickup_place}}. {{meeting_point}}\n\n{{driver_waits}}',
  ),
  answer(
    'es',
    'Dónde nos vemos',
    'Dónde nos vemos',
    'Hola, {{guest_name}}: pasamos por ti el {{pickup_date}} a las {{pickup_time}}: {{pickup_place}}. {{meeting_point}}\n\n{{driver_waits}}',
  ),
  answer(
    'en',
    'Extra bags and sports gear',
    'Your bags',
    `Hello {{guest_name}}, thank you for asking about booking {{booking_number}}. ${specialWords.en.invitation}`,
  ),
  answer(
    'es',
    'Equipaje adicional',
    'Tu equipaje',
    `Hola, {{guest_name}}: gracias por preguntar por tu reservación {{booking_number}}. ${specialWords.es.invitation}`,
  ),
];

import { specialWords } from '@traslado/domain/booking/special-words';
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

/** Texts that the demo's staff have prepared and not put into use yet, and their templates for answers to messages. */
export const demoMessages: readonly Insertable<Database['message_template']>[] = [
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
    'Hello {{guest_name}}, we pick you up on {{pickup_date}} at {{pickup_time}}. The meeting point: {{pickup_place}}. Your confirmation says how long the driver waits.',
  ),
  answer(
    'es',
    'Dónde nos vemos',
    'Dónde nos vemos',
    'Hola, {{guest_name}}: pasamos por ti el {{pickup_date}} a las {{pickup_time}}. El punto de encuentro: {{pickup_place}}. Tu confirmación dice hasta qué hora espera el chofer.',
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

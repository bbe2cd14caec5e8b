import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Texts that the demo's staff have prepared and not put into use yet. */
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
];

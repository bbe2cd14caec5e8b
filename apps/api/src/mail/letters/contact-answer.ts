import { unlinkedName } from '@traslado/domain/limits/messages';
import { clockTime } from '@traslado/domain/time/clock-time';
import type { MessageFacts } from '../message-facts.ts';
import type { Composition } from '../parts.ts';

const en = {
  subject: (reference: string) => `We got your message · ${reference}`,
  preview: (resort: string) => `${resort} will answer you by email.`,
  headline: 'We got your message',
  hello: (name: string, resort: string, replyTo: string) =>
    `Hello ${name}, thank you for writing. The team at ${resort} will answer you from ${replyTo}.`,
  reference: 'Your reference number',
  mention: 'Please mention it if you call or write again.',
  hours: (from: string, to: string) => `Our office is open from ${from} to ${to}, resort time.`,
  notYou: 'Didn’t write to us? Someone may have entered your address by mistake. You can ignore this email.',
};

const es = {
  subject: (reference) => `Recibimos tu mensaje · ${reference}`,
  preview: (resort) => `${resort} te responderá por correo.`,
  headline: 'Recibimos tu mensaje',
  hello: (name, resort, replyTo) =>
    `Hola, ${name}: gracias por escribirnos. El equipo de ${resort} te responderá desde ${replyTo}.`,
  reference: 'Tu número de referencia',
  mention: 'Menciónalo si llamas o vuelves a escribir.',
  hours: (from, to) => `Nuestra oficina atiende de ${from} a ${to}, hora del resort.`,
  notYou: '¿No nos escribiste? Quizá alguien escribió tu correo por error. Puedes ignorar este mensaje.',
} satisfies typeof en;

/**
 * To whoever was named as the sender of a question. Nobody has proved that the address is theirs, so it carries nothing that was typed but
 * the name: otherwise anybody could have us mail texts of theirs to anybody.
 */
export const contactAnswer = {
  kind: 'contact_answer',
  compose({ language, reference, name, resort, replyTo }: MessageFacts): Composition {
    const t = { en, es }[language];
    return {
      subject: t.subject(reference),
      preview: t.preview(resort.name),
      headline: t.headline,
      parts: [
        { kind: 'paragraph', text: t.hello(unlinkedName(name), resort.name, replyTo) },
        { kind: 'number', label: t.reference, value: reference, detail: t.mention },
        {
          kind: 'paragraph',
          text: t.hours(clockTime(resort.officeFrom, language), clockTime(resort.officeTo, language)),
        },
        { kind: 'paragraph', text: t.notYou },
      ],
    };
  },
} as const;

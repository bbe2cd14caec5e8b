import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { messageTexts } from '../../letter/message-texts.ts';
import type { MessageFacts } from '../message-facts.ts';
import { bodyOf, type Composition, closingOf, composed } from '../parts.ts';

const en = {
  reference: 'Reference',
  asks: (name: string) => `${name} writes:`,
  sender: 'Contact',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  about: 'About',
  resort: 'Resort',
  airport: 'Airport',
  booking: 'Resort reservation',
  noBooking: 'None yet',
  reply: (name: string) => `Answer ${name}`,
};

const es = {
  reference: 'Referencia',
  asks: (name) => `${name} escribe:`,
  sender: 'Contacto',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  about: 'Sobre',
  resort: 'Resort',
  airport: 'Aeropuerto',
  booking: 'Reservación del resort',
  noBooking: 'Aún no tiene',
  reply: (name) => `Responder a ${name}`,
} satisfies typeof en;

const valuesOf = ({ reference, name, resort, message }: MessageFacts): MessageValues<'contact_question'> => ({
  guest_name: name,
  reference_number: reference,
  resort_name: resort.name,
  question_start: message.slice(0, 120),
});

/** To the resort's people: the question, and everything needed to answer it. */
export const contactQuestion = {
  kind: 'contact_question',
  valuesOf,
  compose(facts: MessageFacts): Composition {
    const { staffLanguage: language, reference, name, email, phone, resort } = facts;
    const t = { en, es }[language];
    const texts = messageTexts(
      'contact_question',
      { written: facts.written?.[language], language },
      valuesOf(facts),
    );
    return composed(texts, [
      ...bodyOf(texts),
      { kind: 'number', label: t.reference, value: reference, detail: '' },
      { kind: 'note', title: t.asks(name), text: facts.message },
      {
        kind: 'button',
        label: t.reply(name),
        // The address may hold signs with another meaning in a link.
        href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${texts.subject}`)}`,
      },
      {
        kind: 'entries',
        title: t.sender,
        rows: [
          { label: t.name, value: name },
          { label: t.email, value: email },
          { label: t.phone, value: phone },
        ],
      },
      {
        kind: 'entries',
        title: t.about,
        rows: [
          { label: t.resort, value: `${resort.name} (${resort.code})` },
          { label: t.airport, value: facts.airportName },
          { label: t.booking, value: facts.folio ?? t.noBooking },
        ],
      },
      ...closingOf(texts),
    ]);
  },
} as const;

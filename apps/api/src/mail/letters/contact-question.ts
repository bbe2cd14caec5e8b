import type { MessageFacts } from '../message-facts.ts';
import type { Composition } from '../parts.ts';

const en = {
  subject: (resort: string, reference: string) => `Question · ${resort} · ${reference}`,
  headline: 'A guest has a question',
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
  subject: (resort, reference) => `Pregunta · ${resort} · ${reference}`,
  headline: 'Un huésped tiene una pregunta',
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

/** To the resort's people: the question, and everything needed to answer it. */
export const contactQuestion = {
  kind: 'contact_question',
  compose(facts: MessageFacts): Composition {
    const { staffLanguage: language, reference, name, email, phone, resort } = facts;
    const t = { en, es }[language];
    const subject = t.subject(resort.name, reference);
    return {
      subject,
      preview: facts.message.slice(0, 120),
      headline: t.headline,
      parts: [
        { kind: 'number', label: t.reference, value: reference, detail: '' },
        { kind: 'note', title: t.asks(name), text: facts.message },
        {
          kind: 'button',
          label: t.reply(name),
          // The address may hold signs that mean something else in a link.
          href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`,
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
      ],
    };
  },
} as const;

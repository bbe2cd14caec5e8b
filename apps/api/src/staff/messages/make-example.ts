import type { Language } from '@traslado/domain/language';
import type { MessageKind } from '@traslado/domain/messages/message-kinds';
import type { LetterBrand } from '../../letter/facts.ts';
import { messageTexts } from '../../letter/message-texts.ts';
import { instantInWords } from '../../letter/ride.ts';
import { contactAnswer } from '../../mail/letters/contact-answer.ts';
import { contactQuestion } from '../../mail/letters/contact-question.ts';
import { guestAnswer } from '../../mail/letters/guest-answer.ts';
import { saleFailed } from '../../mail/letters/sale-failed.ts';
import { staffLink } from '../../mail/letters/staff-link.ts';
import type { MessageFacts } from '../../mail/message-facts.ts';
import type { Sample } from './find-sample.ts';

const cancun = { time_zone: 'America/Cancun', zone_name: 'Cancún' };
const messages = {
  en: 'Do you have a baby seat for a child of 18 months?',
  es: '¿Tienen silla para un bebé de 18 meses?',
} as const;
const services = { en: 'Premium SUV', es: 'Camioneta premium' } as const;
const airports = {
  en: 'Cancún International Airport',
  es: 'Aeropuerto Internacional de Cancún',
} as const;

const questionIn = (language: Language, brand: LetterBrand): MessageFacts => ({
  reference: 'Q7K2MX',
  name: 'María Muñoz López',
  email: 'maria@example.com',
  phone: '+52 998 123 4567',
  message: messages[language],
  folio: 'BP100001-1',
  airportName: airports[language],
  resort: {
    code: 'BP',
    name: 'Perla Bahía',
    phone: '+52 998 555 0134',
    officeFrom: '08:00',
    officeTo: '20:00',
  },
  replyTo: 'bahia@perla.example',
  brand,
  language,
  staffLanguage: language,
});

/** The example of a message that is about no booking. */
export function makeExample(kind: MessageKind, language: Language, brand: LetterBrand): Sample {
  const phone = '+52 998 555 0134';
  const frame = { brand, language, phone };
  if (kind === 'contact_answer' || kind === 'contact_question') {
    const letter = kind === 'contact_answer' ? contactAnswer : contactQuestion;
    const facts = questionIn(language, brand);
    return {
      kind,
      frame,
      values: letter.valuesOf(facts),
      compose: (own) => letter.compose({ ...facts, written: { en: own, es: own } }),
    };
  }
  if (kind === 'guest_answer') {
    const values = guestAnswer.valuesOf(questionIn(language, brand));
    const compose: Sample['compose'] = (written) =>
      guestAnswer.compose(messageTexts('guest_answer', { written, language }, values));
    return { kind, frame, values, compose };
  }
  if (kind === 'sale_failed') {
    const facts = {
      resort: 'Perla Bahía',
      folio: 'BP100001-1',
      serviceName: services[language],
      code: 'backend.unavailable',
      when: instantInWords('2026-12-21T19:35:00Z', cancun, language),
      language,
    };
    return {
      kind,
      frame,
      values: saleFailed.valuesOf(facts),
      compose: (written) => saleFailed.compose({ ...facts, written }),
    };
  }
  const facts = {
    language,
    brand: brand.name,
    name: 'Ana López',
    username: 'ana.lopez',
    by: 'Luis Herrera',
    // Opens nothing: a test is no invitation.
    href: 'https://example.com/',
    isNew: kind === 'staff_invitation',
  };
  return {
    kind,
    frame: { ...frame, phone: '' },
    values: staffLink.valuesOf(facts),
    compose: (written) => staffLink.compose({ ...facts, written }),
  };
}

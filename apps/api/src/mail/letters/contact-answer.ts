import { unlinkedName } from '@traslado/domain/limits/messages';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { clockTime } from '@traslado/domain/time/clock-time';
import { messageTexts } from '../../letter/message-texts.ts';
import type { MessageFacts } from '../message-facts.ts';
import { bodyOf, type Composition, closingOf, composed } from '../parts.ts';

const en = {
  reference: 'Your reference number',
  mention: 'Please mention it if you call or write again.',
};

const es = {
  reference: 'Tu número de referencia',
  mention: 'Menciónalo si llamas o vuelves a escribir.',
} satisfies typeof en;

const valuesOf = ({
  language,
  reference,
  name,
  resort,
  replyTo,
}: MessageFacts): MessageValues<'contact_answer'> => ({
  guest_name: unlinkedName(name),
  reference_number: reference,
  resort_name: resort.name,
  reply_address: replyTo,
  office_from: clockTime(resort.officeFrom, language),
  office_to: clockTime(resort.officeTo, language),
});

/**
 * To the named sender of a question. The address is unproved, so it carries no typed text but the name: otherwise anybody could have us
 * mail texts of theirs to anybody.
 */
export const contactAnswer = {
  kind: 'contact_answer',
  valuesOf,
  compose(facts: MessageFacts): Composition {
    const { language, reference } = facts;
    const t = { en, es }[language];
    const texts = messageTexts(
      'contact_answer',
      { written: facts.written?.[language], language },
      valuesOf(facts),
    );
    return composed(texts, [
      ...bodyOf(texts),
      { kind: 'number', label: t.reference, value: reference, detail: t.mention },
      ...closingOf(texts),
    ]);
  },
} as const;

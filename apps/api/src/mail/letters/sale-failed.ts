import type { Language } from '@traslado/domain/language';
import type { MessageValues, WrittenTexts } from '@traslado/domain/messages/message-kinds';
import { messageTexts } from '../../letter/message-texts.ts';
import { bodyOf, type Composition, closingOf, composed } from '../parts.ts';

export type SaleFailedFacts = {
  readonly resort: string;
  readonly folio: string;
  readonly serviceName: string;
  /** Stable code of the obstacle. */
  readonly code: string;
  /** Its time, as the resort's wall shows it. */
  readonly when: string;
  readonly language: Language;
  /** Texts of staff in this language. */
  readonly written?: WrittenTexts;
};

const en = {
  says: 'A guest tried to book a transfer and our system couldn’t finish it. Nothing was sold. They may try again, or they may appreciate a call.',
  saysReturned:
    'A guest paid for a transfer that was no longer available. We are refunding the full amount and told the guest. They have no ride, so please call them.',
  facts: 'What we know',
  stay: 'Reservation',
  service: 'Service',
  reason: 'Reason',
  when: 'When',
  reasons: {
    'booking.no_longer_available_returned': 'The payment arrived after the ride was no longer available',
    'backend.unavailable': 'Another system didn’t respond',
    'server.busy': 'The system was too busy',
    'server.error': 'An error on our side',
  },
};

/** Possible obstacles of a sale on our side; anything else counts as an error of ours. */
type Reason = keyof typeof en.reasons;
const isReason = (code: string): code is Reason => Object.hasOwn(en.reasons, code);

const es = {
  says: 'Un huésped quiso reservar un traslado y nuestro sistema no pudo terminar. No se vendió nada. Puede intentarlo de nuevo o agradecer una llamada.',
  saysReturned:
    'Un huésped pagó un traslado que ya no estaba disponible. Reembolsamos el monto completo y ya le avisamos. No tiene traslado, así que llámale, por favor.',
  facts: 'Lo que sabemos',
  stay: 'Reservación',
  service: 'Servicio',
  reason: 'Motivo',
  when: 'Cuándo',
  reasons: {
    'booking.no_longer_available_returned': 'El pago llegó cuando el traslado ya no estaba disponible',
    'backend.unavailable': 'Otro sistema no respondió',
    'server.busy': 'El sistema estaba demasiado ocupado',
    'server.error': 'Un error de nuestro lado',
  },
} satisfies typeof en;

function valuesOf(facts: SaleFailedFacts): MessageValues<'sale_failed'> {
  const { resort, folio, serviceName, code, when, language } = facts;
  const t = { en, es }[language];
  const reason = isReason(code) ? code : 'server.error';
  return {
    resort_name: resort,
    stay_number: folio,
    service_name: serviceName,
    failure_reason: t.reasons[reason],
    failed_at: when,
    failure_note: reason === 'booking.no_longer_available_returned' ? t.saysReturned : t.says,
  };
}

/** To the resort's people, when a sale fails for a reason of ours. */
export const saleFailed = {
  kind: 'sale_failed',
  valuesOf,
  compose(facts: SaleFailedFacts): Composition {
    const t = { en, es }[facts.language];
    const values = valuesOf(facts);
    const texts = messageTexts('sale_failed', facts, values);
    return composed(texts, [
      ...bodyOf(texts),
      {
        kind: 'entries',
        title: t.facts,
        rows: [
          { label: t.stay, value: values.stay_number },
          { label: t.service, value: values.service_name },
          { label: t.reason, value: values.failure_reason },
          { label: t.when, value: values.failed_at },
        ],
      },
      ...closingOf(texts),
    ]);
  },
};

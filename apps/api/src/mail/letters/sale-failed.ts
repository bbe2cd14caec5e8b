import type { Composition } from '../parts.ts';

export type SaleFailedFacts = {
  readonly resort: string;
  readonly folio: string;
  readonly serviceName: string;
  /** Stable code of what stood in the way. */
  readonly code: string;
  /** When, as the resort's wall shows it. */
  readonly when: string;
  readonly language: 'en' | 'es';
};

const en = {
  subject: (resort: string, folio: string) => `A sale could not be made · ${resort} · ${folio}`,
  headline: 'A sale could not be made',
  preview: (folio: string) => `The guest of ${folio} may need a call.`,
  says: 'A guest wanted to book a transfer and our side could not finish it. Nothing was sold. They may try again, or wait for a call.',
  saysReturned:
    'A guest paid for a transfer when it could no longer be had. The whole amount is on its way back, and they have been told. They have no ride: a call may help.',
  facts: 'What we know',
  stay: 'Reservation',
  service: 'Service',
  reason: 'Reason',
  when: 'When',
  reasons: {
    'booking.no_longer_available_returned': 'The payment arrived after the ride had gone',
    'backend.unavailable': 'Another system did not answer',
    'server.busy': 'Too much was going on at once',
    'server.error': 'An error of ours',
  },
};

/** What can stand in the way of a sale on our side; anything else counts as an error of ours. */
type Reason = keyof typeof en.reasons;
const isReason = (code: string): code is Reason => Object.hasOwn(en.reasons, code);

const es = {
  subject: (resort, folio) => `No se pudo crear una venta · ${resort} · ${folio}`,
  headline: 'No se pudo crear una venta',
  preview: (folio) => `Quizá convenga llamar al huésped de ${folio}.`,
  says: 'Un huésped quiso reservar un traslado y de nuestro lado no se pudo terminar. No se vendió nada. Puede intentarlo de nuevo o esperar una llamada.',
  saysReturned:
    'Un huésped pagó un traslado cuando ya no estaba disponible. El importe completo va de regreso y ya se le avisó. Se quedó sin traslado: quizá convenga llamarle.',
  facts: 'Lo que sabemos',
  stay: 'Reservación',
  service: 'Servicio',
  reason: 'Motivo',
  when: 'Cuándo',
  reasons: {
    'booking.no_longer_available_returned': 'El pago llegó cuando el traslado ya no estaba disponible',
    'backend.unavailable': 'Otro sistema no respondió',
    'server.busy': 'Había demasiadas operaciones a la vez',
    'server.error': 'Un error nuestro',
  },
} satisfies typeof en;

/** To the resort's people, when a sale fails for a reason of ours. */
export const saleFailed = {
  kind: 'sale_failed',
  compose(facts: SaleFailedFacts): Composition {
    const { resort, folio, serviceName, code, when, language } = facts;
    const t = { en, es }[language];
    const reason = isReason(code) ? code : 'server.error';
    return {
      subject: t.subject(resort, folio),
      preview: t.preview(folio),
      headline: t.headline,
      parts: [
        {
          kind: 'paragraph',
          text: reason === 'booking.no_longer_available_returned' ? t.saysReturned : t.says,
        },
        {
          kind: 'entries',
          title: t.facts,
          rows: [
            { label: t.stay, value: folio },
            { label: t.service, value: serviceName },
            { label: t.reason, value: t.reasons[reason] },
            { label: t.when, value: when },
          ],
        },
      ],
    };
  },
};

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
  facts: 'What we know',
  stay: 'Reservation',
  service: 'Service',
  reason: 'Reason',
  when: 'When',
};

const es = {
  subject: (resort, folio) => `No se pudo crear una venta · ${resort} · ${folio}`,
  headline: 'No se pudo crear una venta',
  preview: (folio) => `Quizá convenga llamar al huésped de ${folio}.`,
  says: 'Un huésped quiso reservar un traslado y de nuestro lado no se pudo terminar. No se vendió nada. Puede intentarlo de nuevo o esperar una llamada.',
  facts: 'Lo que sabemos',
  stay: 'Reservación',
  service: 'Servicio',
  reason: 'Motivo',
  when: 'Cuándo',
} satisfies typeof en;

/** To the resort's people, when a sale fails for a reason of ours. */
export const saleFailed = {
  kind: 'sale_failed',
  compose(facts: SaleFailedFacts): Composition {
    const { resort, folio, serviceName, code, when, language } = facts;
    const t = { en, es }[language];
    return {
      subject: t.subject(resort, folio),
      preview: t.preview(folio),
      headline: t.headline,
      parts: [
        { kind: 'paragraph', text: t.says },
        {
          kind: 'rows',
          title: t.facts,
          rows: [
            { label: t.stay, value: folio },
            { label: t.service, value: serviceName },
            { label: t.reason, value: code },
            { label: t.when, value: when },
          ],
        },
      ],
    };
  },
};

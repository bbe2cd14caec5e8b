import { type Instant, MINUTE_MS, toIso } from '@traslado/domain/time/instant';
import { type LetterKind, letterFacts } from '../letter-facts.ts';
import { demoUsername } from '../staff.ts';
import { addRow, type EndedSale, type SaleRows } from './ended-sale.ts';
import { saleEmail } from './stay-rows.ts';

const questions = {
  en: [
    'Can we bring two golf bags?',
    'Our flight lands an hour later now. Does the driver know?',
    'Is there a child seat for a baby?',
  ],
  es: [
    '¿Podemos llevar dos bolsas de golf?',
    'Nuestro vuelo llega una hora más tarde. ¿Ya lo sabe el chofer?',
    '¿Hay silla para bebé?',
  ],
} as const;

const answers = {
  en: {
    subject: 'About your message',
    body: 'Thank you for your message. All of it is arranged, and your driver knows.',
  },
  es: {
    subject: 'Sobre tu mensaje',
    body: 'Gracias por tu mensaje. Todo está arreglado, y tu chofer lo sabe.',
  },
} as const;

/** Letters of a booking, their jobs, and its guest's question. */
export function letterRows(
  rows: SaleRows,
  { sale, course, ids, couponCode, refund, now }: EndedSale & { readonly now: Instant },
): void {
  const { language } = sale;
  const email = saleEmail(sale);
  const write = (kind: LetterKind, at: number, fails = false): void => {
    const sentAt = at + MINUTE_MS;
    addRow(rows, 'mail', {
      // The change is the first and the letter its version.
      ...letterFacts(couponCode, kind, { language, edition: kind === 'change' ? 'v2' : '1' }),
      coupon_id: ids.coupon,
      recipients: [email],
      preview: '',
      status: fails ? 'failed' : 'sent',
      created_at: toIso(at),
      handed_over_at: toIso(sentAt),
      sent_at: fails ? null : toIso(sentAt),
      last_error: fails ? '550 mailbox unavailable' : null,
    });
  };
  if (course.confirmedAt !== null) {
    const at = toIso(course.confirmedAt);
    addRow(rows, 'job', {
      kind: 'send_confirmation_letter',
      payload: { couponId: ids.coupon },
      run_at: at,
      created_at: at,
      done_at: at,
      attempts: 1,
    });
    write('confirmation', course.confirmedAt, course.letterFails);
  }
  if (course.change) write('change', course.change.at);
  if (course.cancelled) write('cancellation', course.cancelled.at);
  if (refund) write('refund', refund.at);
  if (course.asks) {
    const askedAt = Math.min(sale.createdAt + 90 * MINUTE_MS, now);
    // From twenty minutes to more than a day, most of them within hours.
    const answeredAt = Math.min(askedAt + (20 + ((ids.index * 37) % 41) ** 2) * MINUTE_MS, now);
    const reference = `DM${String(ids.index).padStart(8, '0')}`;
    const at = toIso(askedAt);
    addRow(rows, 'contact_message', {
      name: `${sale.firstName} ${sale.lastName}`,
      email,
      email_key: email,
      phone: '+13055550142',
      message: questions[language][ids.index % 3],
      language,
      property_id: sale.property.id,
      airport_id: sale.airportId,
      reference,
      body_hash: `demo-${ids.index}`,
      client_address: '192.0.2.0',
      status: 'answered',
      created_at: at,
      ended_at: toIso(answeredAt),
      ended_by: demoUsername('concierge'),
    });
    addRow(rows, 'message_answer', { reference, language, ...answers[language] });
  }
}

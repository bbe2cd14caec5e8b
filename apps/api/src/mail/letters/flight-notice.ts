import type { ResortNoticeKind } from '@traslado/domain/flight-watch/staff-notice';
import type { Language } from '@traslado/domain/language';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { describeParties, describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { messageTexts } from '../../letter/message-texts.ts';
import { describeRide } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';
import { type FlightNotice, type Moment, momentOf, noticeValues, rideOf, type Said } from './flight-news.ts';
import { resortWords } from './resort-ride.ts';

type News = Moment & { readonly guest: string };

const words = {
  en: {
    pick_up_moved: ({ flight, when, was, waits, guest, reason }: News): Said => ({
      title: `Pick-up moved to ${when}`,
      text:
        reason === 'accepted'
          ? `Flight ${flight} has a new time, and ${guest} accepted a new pick-up: ${when} instead of ${was}. The driver waits until at least ${waits}.`
          : `Flight ${flight} has a new time. We now pick ${guest} up at ${when} instead of ${was}. The driver waits until at least ${waits}.`,
    }),
    ride_frozen: ({ flight, reason, when, guest }: News): Said => ({
      title: `Flight ${flight} ${{ cancelled: 'is canceled', diverted: 'was diverted', cancelled_uncertain: 'may be canceled', moved: 'moved by several hours' }[reason] ?? 'has changed'}`,
      text: `The ride of ${guest} at ${when} is on hold. We asked the guest to choose what happens next. We will write to you when the ride goes on.`,
    }),
    ride_unfrozen: ({ flight, when, waits, guest }: News): Said => ({
      title: `The ride on flight ${flight} goes on`,
      text: `The ride of ${guest} is no longer on hold. The pick-up is at ${when}. The driver waits until at least ${waits}.`,
    }),
    before: 'Before',
    guest: 'Guest',
  },
  es: {
    pick_up_moved: ({ flight, when, was, waits, guest, reason }: News): Said => ({
      title: `La recogida cambia a las ${when}`,
      text:
        reason === 'accepted'
          ? `El vuelo ${flight} tiene otra hora y ${guest} aceptó otra recogida: a las ${when} en lugar de ${was}. El chofer espera por lo menos hasta las ${waits}.`
          : `El vuelo ${flight} tiene otra hora. Ahora recogemos a ${guest} a las ${when} en lugar de ${was}. El chofer espera por lo menos hasta las ${waits}.`,
    }),
    ride_frozen: ({ flight, reason, when, guest }: News): Said => ({
      title: `El vuelo ${flight} ${{ cancelled: 'se canceló', diverted: 'fue desviado', cancelled_uncertain: 'tal vez se cancele', moved: 'se movió varias horas' }[reason] ?? 'cambió'}`,
      text: `El traslado de ${guest} de las ${when} queda en pausa. Ya pedimos al huésped que elija cómo seguir. Te escribimos cuando el traslado siga.`,
    }),
    ride_unfrozen: ({ flight, when, waits, guest }: News): Said => ({
      title: `Sigue el traslado del vuelo ${flight}`,
      text: `El traslado de ${guest} ya no está en pausa. La recogida es a las ${when}. El chofer espera por lo menos hasta las ${waits}.`,
    }),
    before: 'Antes',
    guest: 'Huésped',
  },
} as const satisfies Record<
  Language,
  Record<ResortNoticeKind, (news: News) => Said> & Record<'before' | 'guest', string>
>;

type ResortNotice = Omit<FlightNotice, 'kind' | 'linkKey'> & { readonly kind: ResortNoticeKind };

/** To the resort's people, when a flight moves or stops a ride of theirs. */
export function flightNoticeLetter(notice: ResortNotice): MailLetter {
  const valuesOf = (facts: LetterFacts): MessageValues<'flight_notice'> => {
    const moment = momentOf(notice, facts);
    const said = words[facts.language][notice.kind]({ ...moment, guest: facts.coupon.contact.name });
    return { ...noticeValues(notice, facts, moment), news_title: said.title, news_text: said.text };
  };
  return {
    kind: 'flight_notice',
    withDocuments: false,
    valuesOf,
    compose(facts) {
      const { coupon, language, reach } = facts;
      const values = valuesOf(facts);
      const texts = messageTexts('flight_notice', facts, values);
      const ride = rideOf(notice, facts);
      const said = ride && describeRide(ride, facts);
      const own = { ...resortWords[language], ...words[language] };
      const { when, was } = momentOf(notice, facts);
      const rows: Part[] = said
        ? [
            {
              kind: 'entries',
              title: said.ride,
              rows: [
                { label: own.pickUp, value: `${values.pickup_date}, ${values.pickup_time}` },
                ...(when === was ? [] : [{ label: own.before, value: was }]),
                { label: own.route, value: `${said.from} → ${said.to}` },
                { label: own.flight, value: said.flight },
              ],
            },
          ]
        : [];
      return composed(texts, [
        ...bodyOf(texts),
        {
          kind: 'number',
          label: wordingOf(language).bookingNumber,
          value: coupon.coupon_id,
          detail: describeService(facts),
        },
        ...rows,
        {
          kind: 'entries',
          title: own.guest,
          rows: [
            { label: coupon.contact.name, value: [reach.email, reach.phone].filter(Boolean).join(' · ') },
            ...describeParties(facts),
          ],
        },
        ...closingOf(texts),
      ]);
    },
  };
}

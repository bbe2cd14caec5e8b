import { saySpecialMark, specialWords } from '@traslado/domain/booking/special-words';
import type { MessageValues } from '@traslado/domain/messages/message-kinds';
import { isCivilDate, isCivilTime } from '@traslado/domain/time/civil';
import { clockTime } from '@traslado/domain/time/clock-time';
import { describeParties, describePrice, describeService } from '../../letter/booking-words.ts';
import type { LetterFacts } from '../../letter/facts.ts';
import { bookingValues, messageTexts, moneyIn, rideValues } from '../../letter/message-texts.ts';
import { dateInWords, describeRides } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { MailLetter } from '../mail-letter.ts';
import { bodyOf, closingOf, composed, type Part } from '../parts.ts';
import { lateArrivalNote, resortRide, resortWords } from './resort-ride.ts';

/** One thing before and after; `field` as the change's body names it. */
export type ChangedField = { readonly field: string; readonly old: string; readonly new: string };

const en = {
  byResort: (hotel: string) => `Our team at ${hotel} made this change for you.`,
  changed: 'What was changed',
  none: '—',
  paid: (amount: string) => `You paid the difference of ${amount}.`,
  back: (amount: string) =>
    `We are refunding ${amount} to your card. Your bank may take 5 to 10 days to show it.`,
  resortPaid: (amount: string) => `The guest paid the difference of ${amount}.`,
  resortBack: (amount: string) => `We are refunding ${amount} to the guest.`,
  said: { '0': 'no', '1': 'yes' },
  yes: 'domestic',
  no: 'international',
  fields: {
    folio: 'Resort reservation',
    flight_code: 'Flight',
    terminal: 'Terminal',
    airline_id: 'Airline',
    service_date: 'Flight date',
    late_arrival: 'Later than the stay begins',
    flight_time: 'Flight time',
    is_national: 'Kind of flight',
    service_time: 'Pick-up',
    adults: 'Adults and children 4 and over',
    minors: 'Children under 4',
    babyseat: 'Baby seats',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    observation: 'Special request',
  },
};

const es = {
  byResort: (hotel) => `Nuestro equipo de ${hotel} hizo este cambio por ti.`,
  changed: 'Qué cambió',
  none: '—',
  paid: (amount) => `Pagaste la diferencia de ${amount}.`,
  back: (amount) => `Reembolsamos ${amount} a tu tarjeta. Tu banco puede tardar de 5 a 10 días en mostrarlo.`,
  resortPaid: (amount) => `El huésped pagó la diferencia de ${amount}.`,
  resortBack: (amount) => `Reembolsamos ${amount} al huésped.`,
  said: { '0': 'no', '1': 'sí' },
  yes: 'nacional',
  no: 'internacional',
  fields: {
    folio: 'Reservación del resort',
    flight_code: 'Vuelo',
    terminal: 'Terminal',
    airline_id: 'Aerolínea',
    service_date: 'Fecha del vuelo',
    late_arrival: 'Después del inicio de la estancia',
    flight_time: 'Hora del vuelo',
    is_national: 'Tipo de vuelo',
    service_time: 'Te recogemos',
    adults: 'Adultos y niños de 4 años o más',
    minors: 'Menores de 4 años',
    babyseat: 'Sillas para bebé',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    observation: 'Solicitud especial',
  },
} satisfies typeof en;

const valuesOf = (facts: LetterFacts): MessageValues<'change'> => ({
  ...bookingValues(facts),
  ...rideValues(facts),
});

/** After a change took effect: before, after, and the booking whole. `amountMinor`: paid above 0, going back below, in cents. */
export function changeLetter({
  changes,
  amountMinor,
  byResort = false,
  reader,
}: {
  readonly changes: readonly ChangedField[];
  readonly amountMinor: number;
  readonly byResort?: boolean;
  readonly reader: 'guest' | 'resort';
}): MailLetter {
  const kind = reader === 'guest' ? 'change' : 'change_notice';
  return {
    kind,
    withDocuments: reader === 'guest',
    valuesOf,
    compose(facts) {
      const { coupon, language } = facts;
      const isGuest = reader === 'guest';
      const own = { en, es }[language];
      const words: Readonly<Record<string, string>> = {
        ...own.fields,
        special_items: specialWords[language].title,
      };
      const t = wordingOf(language);
      const price = describePrice(facts, isGuest ? undefined : resortWords[language].included);
      const zone = coupon.transfers[0]?.pick_up.zone_name;
      const texts = messageTexts(kind, facts, valuesOf(facts));
      const money = (minor: number): string => moneyIn(facts, minor);
      const say = (field: string, value: string): string => {
        if (field === 'late_arrival') return own.said[value === '1' ? '1' : '0'];
        if (field === 'special_items')
          return saySpecialMark(value, language, isGuest ? 'guest' : 'staff') || own.none;
        if (field === 'is_national') return value === '1' ? own.yes : own.no;
        const [day = '', time] = value.split(' ');
        if (isCivilDate(day)) {
          const date = dateInWords(day, language);
          if (!time) return date;
          const clock = clockTime(time, language);
          return t.dateAndTime(date, zone ? t.time(clock, zone) : clock);
        }
        const isTime: boolean = isCivilTime(value);
        if (isTime) return clockTime(value, language);
        return value.trim() === '' ? own.none : value;
      };
      const rows = changes.map(({ field, old, new: next }) => {
        const name = field.split('.').at(-1) ?? field;
        const label = !isGuest && name === 'service_time' ? resortWords[language].pickUp : words[name];
        return { label: label ?? name, value: `${say(name, old)} → ${say(name, next)}` };
      });
      const parts: Part[] = [
        ...bodyOf(texts),
        ...(byResort && isGuest
          ? [{ kind: 'paragraph', text: own.byResort(coupon.hotel_name) } as const]
          : []),
        { kind: 'number', label: t.bookingNumber, value: coupon.coupon_id, detail: describeService(facts) },
        ...(!isGuest && changes.some((one) => one.field === 'late_arrival' && one.new === '1')
          ? lateArrivalNote(facts)
          : []),
        { kind: 'entries', title: own.changed, rows },
      ];
      if (amountMinor > 0)
        parts.push({ kind: 'paragraph', text: (isGuest ? own.paid : own.resortPaid)(money(amountMinor)) });
      if (amountMinor < 0)
        parts.push({ kind: 'paragraph', text: (isGuest ? own.back : own.resortBack)(money(-amountMinor)) });
      parts.push(
        ...describeRides(facts).map(
          (ride): Part => (isGuest ? { kind: 'ride', ride } : resortRide(ride, language)),
        ),
        ...(isGuest ? [{ kind: 'button', label: t.manage, href: facts.manageUrl } as const] : []),
        { kind: 'entries', title: t.passengers, rows: describeParties(facts) },
        { kind: 'rows', title: t.price, rows: price.lines, totals: price.totals },
        ...closingOf(texts),
      );
      return composed(texts, parts);
    },
  };
}

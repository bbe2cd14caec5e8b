import { specialWords } from '@traslado/domain/booking/special-words';
import type { Language } from '@traslado/domain/language';
import type { LetterFacts } from '../../letter/facts.ts';
import { dateInWords, type RideWords } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { Part } from '../parts.ts';

const en = {
  pickUp: 'Pick-up',
  dayBefore: 'the day before the flight',
  route: 'Route',
  flight: 'Flight',
  noFlight: 'Not added yet',
  included: 'Included in the stay',
  lateArrival: 'The guest arrives later than the stay begins',
  keepRoom: (date: string) => `The flight lands on ${date}. Please keep the room. The stay stays as it is.`,
};

const es = {
  pickUp: 'Hora del traslado',
  dayBefore: 'el día anterior al vuelo',
  route: 'Ruta',
  flight: 'Vuelo',
  noFlight: 'Falta agregarlo',
  included: 'Incluido en la estancia',
  lateArrival: 'El huésped llega después del inicio de su estancia',
  keepRoom: (date) => `El vuelo aterriza el ${date}. Por favor guarden la habitación. La estancia no cambia.`,
} satisfies typeof en;

/** Words that every notice to a resort's own people shares: they speak of the guest, not to the guest. */
export const resortWords: Readonly<Record<Language, typeof en>> = { en, es };

/** One ride in a notice to a resort: time, places, and flight. */
export function resortRide(ride: RideWords, language: Language): Part {
  const own = resortWords[language];
  const t = wordingOf(language);
  const when = [ride.date, ride.timeWithPlace, ride.isDayBefore && own.dayBefore, ride.night]
    .filter(Boolean)
    .join(', ');
  const flight = ride.flightMoment ? `${ride.flight}, ${ride.flightMoment}` : own.noFlight;
  return {
    kind: 'entries',
    title: ride.cancelled ? `${ride.name} · ${t.cancelledLeg}` : ride.name,
    rows: [
      { label: own.pickUp, value: when },
      { label: own.route, value: `${ride.from} → ${ride.to}` },
      { label: own.flight, value: flight },
      ...(ride.specialForStaff ? [{ label: specialWords[language].title, value: ride.specialForStaff }] : []),
    ],
  };
}

/** The resort reads once that a guest arrives later than the stay begins: with the sale, or with the change that says so. */
export function lateArrivalNote({ coupon, language }: Pick<LetterFacts, 'coupon' | 'language'>): Part[] {
  const own = resortWords[language];
  return coupon.transfers
    .filter(({ late_arrival, status }) => late_arrival && status !== 'cancelled')
    .map(({ flight_date }) => ({
      kind: 'note',
      title: own.lateArrival,
      text: own.keepRoom(dateInWords(flight_date, language)),
    }));
}

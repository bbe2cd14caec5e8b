import type { Language } from '@traslado/domain/language';
import type { RideWords } from '../../letter/ride.ts';
import { wordingOf } from '../../letter/wording.ts';
import type { Part } from '../parts.ts';

const en = {
  pickUp: 'Pick-up',
  dayBefore: 'the day before the flight',
  route: 'Route',
  flight: 'Flight',
  noFlight: 'Not added yet',
  included: 'Included in the stay',
};

const es = {
  pickUp: 'Hora del traslado',
  dayBefore: 'el día anterior al vuelo',
  route: 'Ruta',
  flight: 'Vuelo',
  noFlight: 'Falta agregarlo',
  included: 'Incluido en la estancia',
} satisfies typeof en;

/** Words that every notice to a resort's own people shares: they speak of the guest, not to the guest. */
export const resortWords: Readonly<Record<Language, typeof en>> = { en, es };

/** One ride in a notice to a resort: time, places, and flight. */
export function resortRide(ride: RideWords, language: Language): Part {
  const own = resortWords[language];
  const t = wordingOf(language);
  const when = [ride.date, ride.timeWithPlace, ride.isDayBefore && own.dayBefore].filter(Boolean).join(', ');
  const flight = ride.flightMoment ? `${ride.flight}, ${ride.flightMoment}` : own.noFlight;
  return {
    kind: 'entries',
    title: ride.cancelled ? `${ride.name} · ${t.cancelledLeg}` : ride.name,
    rows: [
      { label: own.pickUp, value: when },
      { label: own.route, value: `${ride.from} → ${ride.to}` },
      { label: own.flight, value: flight },
    ],
  };
}

import type { FindingKind } from '../booking/data-to-fix.ts';
import type { Language } from '../language.ts';

/** Findings of the data checks as staff read them: on a booking, on the day list and in its files. */
export const findingWords: Readonly<Record<Language, Readonly<Record<FindingKind, string>>>> = {
  en: {
    phone: 'Phone number with a digit too few or too many',
    email_bounced: 'Emails bounce',
    party_twice: 'Same party twice on one flight',
    flight_unknown: 'Flight not in the schedule that day at this airport',
    flight_time: 'Flight time more than 30 minutes from the schedule',
    outside_stay: 'Ride outside the stay',
    resort_not_served: 'Resort not served from this airport',
    over_vehicle: 'More people than the vehicle takes',
  },
  es: {
    phone: 'Al teléfono le falta o le sobra un dígito',
    email_bounced: 'Los correos rebotan',
    party_twice: 'El mismo grupo dos veces en un vuelo',
    flight_unknown: 'El vuelo no está en el horario de ese día en este aeropuerto',
    flight_time: 'La hora del vuelo difiere en más de 30 minutos del horario',
    outside_stay: 'Traslado fuera de la estancia',
    resort_not_served: 'Hotel sin servicio desde este aeropuerto',
    over_vehicle: 'Más personas de las que lleva el vehículo',
  },
};

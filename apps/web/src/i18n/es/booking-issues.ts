import type { bookingIssues as english } from '../en/booking-issues.ts';
import type { IssueParams } from '../issue-params.ts';

/** Words for the issues of a booking and its changes: the pages of both bring them along. */
export const bookingIssues = {
  'missing.date': () => 'Escribe la fecha del vuelo',
  'missing.time': () => 'Escribe la hora del vuelo',
  'missing.airline': () => 'Elige la aerolínea',
  'missing.flightNumber': () => 'Escribe el número de vuelo',
  'missing.tailNumber': () => 'Escribe la matrícula',
  'time.skipped': () => 'Ese día cambia el horario a esta hora. Revisa la hora en tu boleto',
  'flight.number_invalid': () => 'Escribe un número de vuelo válido, como AM 1234',
  'flight.tail_number_invalid': () => 'Escribe una matrícula válida, como XA-ABC',
  'flight.national_missing': () => 'Elige nacional o internacional',
  'departure.wrong_time': () => 'Revisa la hora de tu salida. Debemos pasar por ti después de que aterrices',
  'passengers.not_whole': () => 'Escribe un número entero',
  'passengers.out_of_range': (p: IssueParams) => `Escribe un número de ${p.min} a ${p.max}`,
  'passengers.adult_missing': () => 'Debe viajar al menos un adulto',
  'passengers.over_capacity': (p: IssueParams) =>
    `Este vehículo lleva ${p.max} pasajeros y son ${p.total}. Elige un vehículo privado.`,
  'special_items.seats_differ': (p) =>
    `Los portabebés y las sillas infantiles deben sumar ${p.seats}, el número de sillas para bebé`,
  'special_items.booster_without_child': (p) => `Este grupo puede usar hasta ${p.max}`,
  'policies.not_accepted': () => 'Acepta los términos para continuar',
  'time.half_missing': () => 'Usa la hora de 00 a 23',
  'choice.missing': () => 'Elige una opción para continuar',
  'tick.missing': () => 'Marca la casilla para continuar',
} satisfies typeof english;

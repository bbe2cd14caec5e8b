import type { flights } from './flights.ts';
import type { WordsOf } from './words.ts';

export const flightsWords = {
  en: {
    one: 'flight',
    many: 'flights',
    lead: 'The schedule that turns a guest’s flight number into a pick-up time.',
    noneText:
      'No flight number is found, so guests enter the flight time themselves. Add flights to save them that step.',
    newLead: 'Guests find it as soon as it is saved.',
    columns: {
      airline_id: 'Airline',
      flight_number: 'Flight number',
      airport_id: 'Airport',
      type: 'Direction',
      flight_time: 'Local time',
      terminal: 'Terminal',
      other_airport: 'Other airport',
      reach: 'Domestic',
      weekdays: 'Days',
      valid_from: 'First day',
      valid_to: 'Last day',
    },
    heads: { flight_number: 'Flight', other_airport: 'Route', flight_time: 'Time', valid_from: 'Season' },
    labels: {
      is_national: 'Domestic: guests leave for the airport later',
      active: 'Active: guests find it',
    },
    hints: {
      flight_number: 'Without the airline’s code, like 1234.',
      flight_time: 'By the clock of your airport.',
      other_airport: 'Type a city or a code: Dallas, DFW.',
      terminal: 'At the airport of the ride. Without it, guests read the airport’s own meeting point.',
      valid_from: 'Empty: it flies already. Leave both days empty for the whole year.',
      valid_to:
        'Empty: without an end. Where two entries of a flight cover a day, the one that begins later counts.',
    },
    flags: { is_national: { yes: 'Domestic', no: 'International' } },
    choices: {
      type: { A: 'Arrival', D: 'Departure' },
      weekdays: {
        mon: 'Mon',
        tue: 'Tue',
        wed: 'Wed',
        thu: 'Thu',
        fri: 'Fri',
        sat: 'Sat',
        sun: 'Sun',
        '*': 'Every day',
      },
    },
    issues: { 'flight.ends_before': 'The last day is before the first day.' },
    taken: 'The schedule already has this flight from the same day.',
  },
  es: {
    one: 'vuelo',
    many: 'vuelos',
    gender: 'm',
    lead: 'El itinerario que convierte el número de vuelo de un huésped en su hora de recogida.',
    noneText:
      'No se encuentra ningún vuelo y los huéspedes escriben la hora. Agrega vuelos para ahorrarles ese paso.',
    newLead: 'Los huéspedes lo encuentran en cuanto se guarda.',
    columns: {
      airline_id: 'Aerolínea',
      flight_number: 'Número de vuelo',
      airport_id: 'Aeropuerto',
      type: 'Sentido',
      flight_time: 'Hora local',
      terminal: 'Terminal',
      other_airport: 'Otro aeropuerto',
      reach: 'Nacional',
      weekdays: 'Días',
      valid_from: 'Primer día',
      valid_to: 'Último día',
    },
    heads: { flight_number: 'Vuelo', other_airport: 'Ruta', flight_time: 'Hora', valid_from: 'Temporada' },
    labels: {
      is_national: 'Nacional: los huéspedes salen más tarde hacia el aeropuerto',
      active: 'Activo: los huéspedes lo encuentran',
    },
    hints: {
      flight_number: 'Sin el código de la aerolínea, como 1234.',
      flight_time: 'Por el reloj de tu aeropuerto.',
      other_airport: 'Escribe una ciudad o un código: Dallas, DFW.',
      terminal:
        'En el aeropuerto del traslado. Sin ella, los huéspedes leen el punto de encuentro del aeropuerto.',
      valid_from: 'Vacío: ya vuela. Deja los dos días vacíos si vuela todo el año.',
      valid_to: 'Vacío: sin fin. Si dos registros de un vuelo cubren un día, vale el que empieza después.',
    },
    flags: { is_national: { yes: 'Nacional', no: 'Internacional' } },
    choices: {
      type: { A: 'Llegada', D: 'Salida' },
      weekdays: {
        mon: 'lun',
        tue: 'mar',
        wed: 'mié',
        thu: 'jue',
        fri: 'vie',
        sat: 'sáb',
        sun: 'dom',
        '*': 'Todos los días',
      },
    },
    issues: { 'flight.ends_before': 'El último día es anterior al primero.' },
    taken: 'Este vuelo ya está en el itinerario desde el mismo día.',
  },
} satisfies WordsOf<typeof flights>;

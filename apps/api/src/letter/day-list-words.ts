import type { ListedFact, OpenMatter } from '@traslado/domain/desk/day-list';
import { findingWords } from '@traslado/domain/desk/finding-words';
import type { Language } from '@traslado/domain/language';
import { clockTime } from '@traslado/domain/time/clock-time';
import type { DayListView } from './day-list-facts.ts';
import { dateInWords } from './ride.ts';

/** Words of a day list on paper and in a table. The screen has its own, in the same sense. */
type Words = {
  readonly title: string;
  readonly both: string;
  readonly directions: Readonly<Record<'arrival' | 'departure', string>>;
  readonly clock: (city: string) => string;
  readonly counts: (rides: number, people: number) => string;
  readonly printed: (when: string) => string;
  readonly since: (when: string) => string;
  readonly never: string;
  readonly head: {
    readonly pickUp: string;
    readonly ride: string;
    readonly flight: string;
    readonly guest: string;
    readonly party: string;
    readonly service: string;
    readonly notes: string;
  };
  readonly table: readonly string[];
  readonly adults: (count: number) => string;
  readonly minors: (count: number, onLap: boolean) => string;
  readonly seats: (count: number) => string;
  readonly room: (room: string) => string;
  readonly companions: (count: number) => string;
  readonly vehicles: (count: number) => string;
  readonly bags: (suitcases: number, handBags: number) => string;
  readonly noFlight: string;
  readonly open: Readonly<Record<OpenMatter, string>>;
  readonly isNew: string;
  readonly changed: (what: string) => string;
  readonly facts: Readonly<Record<ListedFact, string>>;
  readonly sold: (time: string) => string;
  readonly was: (fact: string, was: string) => string;
  readonly gone: string;
  readonly goneNow: (isCancelled: boolean, when: string) => string;
  readonly states: Readonly<Record<DayListView['rides'][number]['status'], string>>;
  readonly assumed: string;
  readonly none: string;
  readonly page: (page: number, pages: number) => string;
  readonly unprintable: string;
};

const en: Words = {
  title: 'Day list',
  both: 'Arrivals and departures',
  directions: { arrival: 'Arrival', departure: 'Departure' },
  clock: (city) => `All times are ${city} time.`,
  counts: (rides, people) =>
    `${rides} ${rides === 1 ? 'ride' : 'rides'}, ${people} ${people === 1 ? 'person' : 'people'}`,
  printed: (when) => `Printed ${when}`,
  since: (when) => `Changes since the print of ${when} are marked.`,
  never: 'Printed for the first time: nothing is marked.',
  head: {
    pickUp: 'Pick-up',
    ride: 'Ride',
    flight: 'Flight',
    guest: 'Guest',
    party: 'Party',
    service: 'Service',
    notes: 'To note',
  },
  table: [
    'Ride',
    'Direction',
    'Date',
    'Pick-up',
    'Flight',
    'Flight date',
    'Flight time',
    'Airline',
    'Terminal',
    'Meeting point or drop-off',
    'Guest',
    'Other rooms',
    'Adults and children 4 and over',
    'Children under 4',
    'Baby seats',
    'Resort',
    'Room',
    'Service',
    'Vehicles',
    'Bags (at most)',
    'Expected',
    'Flight state',
    'Notified',
    'Night',
    'Open items',
    'Special items',
    'Request',
    'Since the last print',
    'State',
  ],
  adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
  minors: (count, onLap) => `${count} under 4${onLap ? (count === 1 ? ' on a lap' : ' on laps') : ''}`,
  seats: (count) => (count === 1 ? '1 baby seat' : `${count} baby seats`),
  room: (room) => `Room ${room}`,
  companions: (count) => (count === 1 ? '+ 1 more room' : `+ ${count} more rooms`),
  vehicles: (count) => `${count} vehicles`,
  bags: (suitcases, handBags) =>
    `up to ${suitcases} ${suitcases === 1 ? 'suitcase' : 'suitcases'}, ${handBags} ${handBags === 1 ? 'carry-on' : 'carry-ons'}`,
  noFlight: 'No flight yet',
  open: {
    unpaid: 'NOT PAID',
    no_flight: 'Flight missing',
    flight_unheard: 'Unknown flight',
    time_to_check: 'Check the flight’s time',
    items_to_call: 'Call about special items',
    change_waiting: 'A change waits for its payment',
    ...findingWords.en,
  },
  isNew: 'NEW',
  changed: (what) => `CHANGED: ${what}`,
  facts: {
    pick_up: 'pick-up',
    flight: 'flight',
    terminal: 'terminal',
    flight_time: 'flight time',
    resort: 'resort',
    people: 'party',
    service: 'service',
    vehicles: 'vehicles',
    special: 'special items',
    request: 'request',
    open: 'open items',
    expected_pick_up: 'expected pick-up',
    flight_state: 'flight',
  },
  sold: (time) => `Sold as ${time}`,
  was: (fact, was) => `${fact} was ${was}`,
  gone: 'No longer on this list',
  goneNow: (isCancelled, when) => (isCancelled ? 'canceled' : `now ${when}`),
  states: {
    pending: 'Not confirmed',
    confirmed: 'Confirmed',
    cancelled: 'Canceled',
    completed: 'Completed',
    no_show: 'Missed',
  },
  assumed: 'Completed (assumed)',
  none: 'No rides.',
  page: (page, pages) => `Page ${page} of ${pages}`,
  unprintable: 'Some characters can’t be printed here. The screen has them.',
};

const es: Words = {
  title: 'Lista del día',
  both: 'Llegadas y salidas',
  directions: { arrival: 'Llegada', departure: 'Salida' },
  clock: (city) => `Todas las horas son de ${city}.`,
  counts: (rides, people) =>
    `${rides} ${rides === 1 ? 'traslado' : 'traslados'}, ${people} ${people === 1 ? 'persona' : 'personas'}`,
  printed: (when) => `Impresa el ${when}`,
  since: (when) => `Se marcan los cambios desde la impresión del ${when}.`,
  never: 'Es la primera impresión: no hay nada marcado.',
  head: {
    pickUp: 'Hora',
    ride: 'Traslado',
    flight: 'Vuelo',
    guest: 'Huésped',
    party: 'Pasajeros',
    service: 'Servicio',
    notes: 'Para tomar en cuenta',
  },
  table: [
    'Traslado',
    'Sentido',
    'Fecha',
    'Hora',
    'Vuelo',
    'Fecha del vuelo',
    'Hora del vuelo',
    'Aerolínea',
    'Terminal',
    'Punto de encuentro o bajada',
    'Huésped',
    'Otras habitaciones',
    'Adultos y niños de 4 años o más',
    'Menores de 4 años',
    'Sillas para bebé',
    'Resort',
    'Habitación',
    'Servicio',
    'Vehículos',
    'Equipaje (máximo)',
    'Hora esperada',
    'Estado del vuelo',
    'Avisado',
    'Noche',
    'Pendientes',
    'Artículos especiales',
    'Solicitud',
    'Desde la última impresión',
    'Estado',
  ],
  adults: (count) => (count === 1 ? '1 adulto' : `${count} adultos`),
  minors: (count, onLap) => `${count} ${count === 1 ? 'menor' : 'menores'} de 4${onLap ? ' en brazos' : ''}`,
  seats: (count) => (count === 1 ? '1 silla para bebé' : `${count} sillas para bebé`),
  room: (room) => `Hab. ${room}`,
  companions: (count) => (count === 1 ? '+ 1 habitación más' : `+ ${count} habitaciones más`),
  vehicles: (count) => `${count} vehículos`,
  bags: (suitcases, handBags) =>
    `hasta ${suitcases} ${suitcases === 1 ? 'maleta' : 'maletas'}, ${handBags} ${handBags === 1 ? 'pieza' : 'piezas'} de equipaje de mano`,
  noFlight: 'Sin vuelo aún',
  open: {
    unpaid: 'SIN PAGAR',
    no_flight: 'Falta el vuelo',
    flight_unheard: 'Vuelo desconocido',
    time_to_check: 'Revisar la hora del vuelo',
    items_to_call: 'Llamar por artículos especiales',
    change_waiting: 'Un cambio espera su pago',
    ...findingWords.es,
  },
  isNew: 'NUEVO',
  changed: (what) => `CAMBIÓ: ${what}`,
  facts: {
    pick_up: 'hora',
    flight: 'vuelo',
    terminal: 'terminal',
    flight_time: 'hora del vuelo',
    resort: 'resort',
    people: 'pasajeros',
    service: 'servicio',
    vehicles: 'vehículos',
    special: 'artículos especiales',
    request: 'solicitud',
    open: 'pendientes',
    expected_pick_up: 'hora esperada',
    flight_state: 'estado del vuelo',
  },
  sold: (time) => `Vendido para ${time}`,
  was: (fact, was) => `${fact}, antes ${was}`,
  gone: 'Ya no están en esta lista',
  goneNow: (isCancelled, when) => (isCancelled ? 'cancelado' : `ahora ${when}`),
  states: {
    pending: 'Sin confirmar',
    confirmed: 'Confirmado',
    cancelled: 'Cancelado',
    completed: 'Realizado',
    no_show: 'No se presentó',
  },
  assumed: 'Realizado (se da por hecho)',
  none: 'No hay traslados.',
  page: (page, pages) => `Página ${page} de ${pages}`,
  unprintable: 'Algunos caracteres no se pueden imprimir aquí. En la pantalla están.',
};

export const dayListWords = (language: Language): Words => (language === 'es' ? es : en);

type Row = DayListView['rides'][number];

/** The day in full: a list is found next season, too. */
export const listDay = ({ day }: DayListView, language: Language): string => {
  const words = dateInWords(day, language);
  return words.replace(/^./, (first) => first.toUpperCase());
};

/** `2026-12-21 13:50` as a person reads it; its day only where it is another than the list's. */
export function momentText(moment: string, day: string, language: Language): string {
  const [date = '', time = ''] = moment.split(' ');
  const clock = clockTime(time, language);
  return date === day ? clock : `${dateInWords(date, language)}, ${clock}`;
}

export function partyText(
  { adults, minors, babyseat, on_lap: onLap }: Pick<Row, 'adults' | 'minors' | 'babyseat' | 'on_lap'>,
  language: Language,
): string {
  const t = dayListWords(language);
  const parts = [
    t.adults(adults),
    ...(minors > 0 ? [t.minors(minors, onLap)] : []),
    ...(babyseat > 0 ? [t.seats(babyseat)] : []),
  ];
  // A number stays beside its unit.
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' + ');
}

/** The differences to the last printed list; '' for none. */
export function newsText({ news }: Row, day: string, language: Language): string {
  const t = dayListWords(language);
  if (news.kind !== 'changed') return news.kind === 'new' ? t.isNew : '';
  const facts = news.facts.map(({ fact, was }) => {
    const isTime = ['pick_up', 'flight_time', 'expected_pick_up'].includes(fact) && was !== '';
    const said = isTime ? momentText(was, day, language) : fact === 'open' ? '' : was;
    return said === '' ? t.facts[fact] : t.was(t.facts[fact], said);
  });
  return t.changed(facts.join(', '));
}

export const stateText = ({ status, assumed }: Row, language: Language): string =>
  assumed ? dayListWords(language).assumed : dayListWords(language).states[status];

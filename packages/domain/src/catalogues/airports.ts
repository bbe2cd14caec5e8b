import { USUAL_FOLLOWING } from '../flight-watch/settings.ts';
import { USUAL_CLEARANCE } from '../places/usual-clearance.ts';
import { defineCatalogue, inBoth } from './definition.ts';
import { IATA_AIRPORT, ICAO_AIRPORT, TIME_ZONE } from './text-forms.ts';

/** Minutes from a landing until its guests are outside. */
const clearance = (usual: number) => ({ kind: 'whole', min: 0, max: 600, usual }) as const;

export const airports = defineCatalogue({
  name: 'airports',
  one: 'airport',
  calls: { one: 'Airport', many: 'StaffAirports' },
  table: 'airport',
  title: 'name_en',
  seenBy: ['revenue', 'concierge'],
  changedBy: ['catalogue'],
  shows: 'The start form, the pick-up, letters.',
  key: ['iata_code'],
  known: ['oaci_code', 'name_en', 'name_es', 'city', 'time_zone'],
  fields: {
    iata_code: { kind: 'text', max: 3, form: IATA_AIRPORT, isUnique: true },
    /** ICAO's, in Spanish OACI's. */
    oaci_code: { kind: 'text', max: 4, form: ICAO_AIRPORT },
    ...inBoth('name', { kind: 'text', max: 80 }),
    city: { kind: 'text', max: 60 },
    time_zone: { kind: 'text', max: 40, form: TIME_ZONE },
    /** Directions from an arrival to its driver; a place's own words go before them. */
    ...inBoth('meeting_point', { kind: 'text', max: 400, isLong: true, isOptional: true }),
    clearance_international: clearance(USUAL_CLEARANCE.international),
    clearance_national: clearance(USUAL_CLEARANCE.national),
    taxi_minutes: { kind: 'whole', min: 0, max: 120, usual: USUAL_FOLLOWING.taxiMinutes },
    proposal_minutes: { kind: 'whole', min: 10, max: 720, usual: USUAL_FOLLOWING.proposalMinutes },
    freeze_hours: { kind: 'whole', min: 1, max: 48, usual: USUAL_FOLLOWING.freezeHours },
    /** Sold on the web. */
    web_transfers: { kind: 'flag', usual: true, as: { name: 'web', yes: 'sold', no: 'not_sold' } },
    active: { kind: 'flag', usual: true, as: { name: 'status', yes: 'active', no: 'ended' } },
  },
  sharedTexts: ['meeting_point_en', 'meeting_point_es'],
  sections: { meeting: 'meeting_point_en', flights: 'taxi_minutes', sale: 'web_transfers' },
  columns: ['name_en', 'city', 'web_transfers', 'active'],
  search: ['iata_code', 'oaci_code', 'name_en', 'name_es', 'city'],
  orders: ['iata_code', 'name_en', 'city', 'time_zone', 'web', 'status', 'updated'],
  example: {
    iata_code: 'MID',
    oaci_code: 'MMMD',
    name_en: 'Mérida International Airport',
    name_es: 'Aeropuerto Internacional de Mérida',
    city: 'Mérida',
    time_zone: 'America/Merida',
    meeting_point_en: 'Our host waits at the exit of the arrivals hall.',
    meeting_point_es: 'Nuestro anfitrión espera en la salida de llegadas.',
    clearance_international: 40,
    clearance_national: 15,
    taxi_minutes: 8,
    proposal_minutes: 45,
    freeze_hours: 6,
    web_transfers: false,
    active: true,
  },
  otherwise: { clearance_international: 50, meeting_point_en: 'Our host waits at door 2.' },
  asksOnce: 'time_zone.unusual',
  codes: [],
});

import { ACTIVE, defineCatalogue, inBoth } from './definition.ts';
import { TERMINAL } from './text-forms.ts';

const directions = { kind: 'text', max: 400, isLong: true, isOptional: true } as const;

/** The terminals of an airport where guests are met, or let out, at places of their own. */
export const airportTerminals = defineCatalogue({
  name: 'airport-terminals',
  one: 'airport_terminal',
  calls: { one: 'AirportTerminal', many: 'AirportTerminals' },
  table: 'airport_terminal',
  title: 'terminal',
  titleAfter: 'airport_id',
  seenBy: ['revenue', 'concierge'],
  changedBy: ['catalogue'],
  shows: 'The meeting point, the sign and the drop-off of a ride at this terminal, on pages and letters.',
  key: ['airport_id', 'terminal'],
  takenAt: 'terminal',
  fields: {
    airport_id: { kind: 'reference', to: 'airport' },
    terminal: { kind: 'text', max: 10, form: TERMINAL },
    /** Directions from the landing to the driver; the airport's own where they are left out. */
    ...inBoth('meeting_point', directions),
    /** A sentence in place of the usual one with the name of the brand. */
    ...inBoth('sign', { kind: 'text', max: 160, isOptional: true }),
    /** The door where departing guests are let out. */
    ...inBoth('drop_off', { kind: 'text', max: 160, isOptional: true }),
    active: ACTIVE,
  },
  sharedTexts: ['meeting_point_en', 'meeting_point_es'],
  sections: { arrival: 'meeting_point_en', departure: 'drop_off_en', use: 'active' },
  columns: ['terminal', 'meeting_point_en', 'active'],
  search: ['terminal', 'airport_id', 'meeting_point_en', 'meeting_point_es'],
  orders: ['terminal', 'airport_id', 'status', 'updated'],
  example: {
    airport_id: 9,
    terminal: '2',
    meeting_point_en: 'Leave by door 6. Our host waits beside the flower stand.',
    meeting_point_es: 'Sal por la puerta 6. Nuestro anfitrión espera junto al puesto de flores.',
    sign_en: 'Look for the coral board with our name.',
    sign_es: 'Busca el letrero coral con nuestro nombre.',
    drop_off_en: 'Departures, door 3',
    drop_off_es: 'Salidas, puerta 3',
    active: true,
  },
  otherwise: { meeting_point_en: 'Leave by door 8.', sign_en: '', sign_es: '', drop_off_en: '' },
  codes: [],
});

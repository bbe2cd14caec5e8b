import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE_STATUS, defineCatalogue } from './definition.ts';
import { IATA_AIRLINE, ICAO_AIRLINE } from './text-forms.ts';

/** The airlines that guests choose from, by the code that their flights begin with. */
export const airlines = defineCatalogue({
  name: 'airlines',
  one: 'airline',
  calls: { one: 'StaffAirline', many: 'StaffAirlines' },
  table: 'airline',
  title: 'name',
  seenBy: ['revenue', 'concierge'],
  changedBy: ['catalogue'],
  deeds: OF_MANY_ROWS,
  shows: 'The airlines of the guest’s flight form, and the flights that are found.',
  key: ['iata_code'],
  takenAt: 'iata_code',
  fields: {
    name: { kind: 'text', max: 80 },
    iata_code: { kind: 'text', max: 2, form: IATA_AIRLINE, isUnique: true },
    icao_code: { kind: 'text', max: 3, form: ICAO_AIRLINE, isOptional: true },
    /** As the group's own lists sort them. */
    type: { kind: 'text', max: 40, usual: 'commercial' },
    active: ACTIVE_STATUS,
  },
  columns: ['name', 'iata_code', 'icao_code', 'active'],
  search: ['name', 'iata_code', 'icao_code'],
  orders: ['name', 'iata_code', 'icao_code', 'status', 'updated'],
  example: { name: 'Brisa Caribe', iata_code: 'Q9', icao_code: 'QBC', type: 'commercial', active: true },
  otherwise: { icao_code: '', active: false },
  codes: [],
});

import { defineCatalogue } from '../catalogues/definition.ts';
import { COUNTRY, EMAIL, PHONE } from '../catalogues/text-forms.ts';

/** Most stays of one file. */
export const MOST_STAYS = 5_000;

/**
 * Columns of a file of stays, read and shown as files of catalogues are. No catalogue: stays are added by file or one by one, and never changed.
 * The server knows the rules of numbers and names; here they would weigh on the pages of guests.
 */
export const stayFile = defineCatalogue({
  name: 'stays',
  one: 'stay',
  calls: { one: 'Stay', many: 'Stays' },
  table: 'pms_stay',
  title: 'folio',
  seenBy: [],
  changedBy: [],
  shows: 'A guest finds the stay and books with it.',
  key: ['folio'],
  fields: {
    folio: { kind: 'text', max: 60 },
    last_name: { kind: 'text', max: 80 },
    first_name: { kind: 'text', max: 80, isOptional: true },
    property_id: { kind: 'reference', to: 'property' },
    arrival: { kind: 'date' },
    departure: { kind: 'date' },
    adults: { kind: 'whole', min: 1, max: 99 },
    children: { kind: 'whole', min: 0, max: 99, usual: 0 },
    country: { kind: 'text', max: 2, form: COUNTRY, isOptional: true },
    email: { kind: 'text', max: 254, form: EMAIL, isOptional: true },
    phone: { kind: 'text', max: 40, form: PHONE, isOptional: true },
  },
  columns: ['folio'],
  search: ['folio'],
  orders: ['folio'],
  example: {
    folio: 'BP900001-1',
    last_name: 'Rivera',
    first_name: 'Ana',
    property_id: 1,
    arrival: '2026-12-21',
    departure: '2026-12-28',
    adults: 2,
    children: 0,
    country: 'MX',
    email: '',
    phone: '',
  },
  otherwise: {},
  codes: [],
});

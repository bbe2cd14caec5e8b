import { ACTIVE, defineCatalogue } from './definition.ts';
import { COUNTRY, CURRENCY, type TextForm } from './text-forms.ts';

/** `+52`. */
const DIALING_CODE: TextForm = {
  tidy: (text) => text.replace(/^\+?\s*/, '+'),
  isRight: (text) => /^\+[1-9]\d{0,3}$/.test(text),
  example: '+52',
  keyboard: 'tel',
};

/** Countries of guests: offered for a phone number or not, and the society that sells to them. */
export const countries = defineCatalogue({
  name: 'countries',
  one: 'country',
  calls: { one: 'Country', many: 'Countries' },
  table: 'country',
  title: 'code',
  seenBy: ['revenue', 'concierge', 'finance'],
  changedBy: ['catalogue'],
  shows: 'The countries of a phone number, and the society that sells to a guest.',
  key: ['code'],
  fields: {
    code: { kind: 'text', max: 2, form: COUNTRY, isUnique: true },
    name_en: { kind: 'text', max: 80, isOptional: true },
    name_es: { kind: 'text', max: 80, isOptional: true },
    dialing_code: { kind: 'text', max: 5, form: DIALING_CODE },
    currency: { kind: 'text', max: 3, form: CURRENCY, isOptional: true },
    /** The society that sells to its guests; the first one where it is left out. Ended countries keep it. */
    society_id: { kind: 'reference', to: 'society', isOptional: true },
    /** The lowest come first, those of one number by name. */
    position: { kind: 'whole', min: 1, max: 99, usual: 50 },
    active: ACTIVE,
  },
  columns: ['name_en', 'code', 'dialing_code', 'society_id', 'active'],
  search: ['code', 'name_en', 'name_es', 'dialing_code'],
  orders: [
    'position',
    'code',
    'name_en',
    'name_es',
    'dialing_code',
    'currency',
    'society_id',
    'status',
    'updated',
  ],
  example: {
    code: 'QZ',
    name_en: 'Perla Islands',
    name_es: 'Islas Perla',
    dialing_code: '+52',
    currency: 'MXN',
    society_id: 2,
    position: 2,
    active: true,
  },
  otherwise: { name_en: 'The Perla Islands', society_id: null },
  codes: [],
});

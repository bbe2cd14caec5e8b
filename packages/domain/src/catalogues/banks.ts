import { ACTIVE, defineCatalogue } from './definition.ts';
import { CODE, COUNTRY } from './text-forms.ts';

/** Banks where merchants have their accounts, and those that give guests their cards. */
export const banks = defineCatalogue({
  name: 'banks',
  one: 'bank',
  calls: { one: 'Bank', many: 'Banks' },
  table: 'bank',
  title: 'name',
  seenBy: [],
  changedBy: ['finance'],
  shows: 'The bank of a merchant, and what a payment calls the bank of its card.',
  key: ['code'],
  fields: {
    /** As the gateway or the group's systems call it. */
    code: { kind: 'text', max: 20, form: CODE, isUnique: true },
    name: { kind: 'text', max: 120 },
    country: { kind: 'text', max: 2, form: COUNTRY },
    active: ACTIVE,
  },
  columns: ['name', 'country', 'code', 'active'],
  search: ['code', 'name', 'country'],
  orders: ['name', 'code', 'country', 'status', 'updated'],
  example: { code: 'BPC', name: 'Banco Perla del Caribe', country: 'MX', active: true },
  otherwise: { name: 'Perla Bank', country: 'US' },
  codes: [],
});

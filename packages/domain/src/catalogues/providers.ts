import { ACTIVE, defineCatalogue } from './definition.ts';
import { EMAIL, PHONE } from './text-forms.ts';

/** The companies that drive. */
export const providers = defineCatalogue({
  name: 'providers',
  one: 'provider',
  calls: { one: 'Provider', many: 'Providers' },
  table: 'provider',
  title: 'trade_name',
  seenBy: ['revenue', 'concierge', 'finance'],
  changedBy: ['catalogue'],
  shows: 'The provider of a service’s sheet.',
  fields: {
    trade_name: { kind: 'text', max: 80, isUnique: true },
    business_name: { kind: 'text', max: 120 },
    phone: { kind: 'text', max: 40, form: PHONE, isOptional: true },
    email: { kind: 'text', max: 254, form: EMAIL, isOptional: true },
    contacts: { kind: 'lines', most: 10, max: 120 },
    active: ACTIVE,
  },
  key: ['trade_name'],
  columns: ['trade_name', 'business_name', 'phone', 'email', 'active'],
  search: ['trade_name', 'business_name', 'contacts'],
  orders: ['trade_name', 'business_name', 'status', 'updated'],
  example: {
    trade_name: 'Caribe Transfers',
    business_name: 'Transportes del Caribe, S.A. de C.V.',
    phone: '+529988812345',
    email: 'dispatch@caribe-transfers.com',
    contacts: ['Dispatch, day and night: Lupe Canul'],
    active: true,
  },
  otherwise: { business_name: 'Caribe Transfers, S.A. de C.V.', contacts: [] },
  codes: [],
});

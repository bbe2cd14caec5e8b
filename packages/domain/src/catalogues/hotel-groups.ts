import { defineCatalogue } from './definition.ts';
import { CODE } from './text-forms.ts';

/** The hotel groups of the brand; several share a group number. */
export const hotelGroups = defineCatalogue({
  name: 'hotel-groups',
  one: 'hotel_group',
  calls: { one: 'HotelGroup', many: 'HotelGroups' },
  table: 'hotel_group',
  title: 'name',
  seenBy: ['revenue', 'concierge', 'finance'],
  changedBy: ['catalogue'],
  shows: 'The groups of the brand, on every page of guests.',
  key: ['opera_code'],
  fields: {
    name: { kind: 'text', max: 80 },
    /** Properties have it as the number of their group. */
    group_id: { kind: 'whole', min: 1, max: 6, usual: 1 },
    opera_code: { kind: 'text', max: 20, form: CODE, isUnique: true },
    smart_code: { kind: 'text', max: 20, form: CODE },
    active: { kind: 'flag', usual: true, as: { name: 'status', yes: 'active', no: 'ended' } },
  },
  columns: ['name', 'opera_code', 'group_id', 'active'],
  search: ['name', 'opera_code', 'smart_code'],
  orders: ['group_id', 'name', 'opera_code', 'smart_code', 'status', 'updated'],
  example: { name: 'Perla Norte', group_id: 1, opera_code: 'PNO', smart_code: 'PERLANORTE', active: false },
  otherwise: { group_id: 3, active: true },
  codes: [],
});

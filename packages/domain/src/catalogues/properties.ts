import { OF_MANY_ROWS } from './deeds.ts';
import { defineCatalogue } from './definition.ts';
import { CODE, EMAIL, PHONE, TIME_ZONE } from './text-forms.ts';

/** Four weeks: a deadline that is earlier closes the sale to most guests. */
const MOST_HOURS = 672;

/** The resorts. An ended one is no longer offered; its sales stay. */
export const properties = defineCatalogue(
  {
    name: 'properties',
    one: 'property',
    calls: { one: 'Property', many: 'StaffProperties' },
    table: 'property',
    belongs: 'itself',
    title: 'name',
    seenBy: ['revenue', 'concierge', 'finance'],
    changedBy: ['catalogue'],
    deeds: OF_MANY_ROWS,
    shows: 'Home page, look-up of a stay, deadlines, letters.',
    key: ['code'],
    fields: {
      /** As the PMS has it. */
      code: { kind: 'text', max: 20, form: CODE, isUnique: true },
      smart_code: { kind: 'text', max: 20, form: CODE },
      name: { kind: 'text', max: 80 },
      /** Number of its hotel groups. */
      group_id: { kind: 'whole', min: 1, max: 6, usual: 1 },
      time_zone: { kind: 'text', max: 40, form: TIME_ZONE },
      /** A part of a larger resort. */
      moon_zone: {
        kind: 'flag',
        usual: false,
        as: { name: 'moon_zone', yes: 'part', no: 'whole' },
      },
      phone: { kind: 'text', max: 40, form: PHONE },
      email: { kind: 'text', max: 254, form: EMAIL },
      office_from: { kind: 'time', usual: '08:00' },
      office_to: { kind: 'time', usual: '20:00' },
      /** In place of the drawing of a resort. */
      picture_id: { kind: 'picture', isOptional: true, isLocal: true },
      /** Of notices to the resort's own people. */
      staff_language: { kind: 'choice', of: ['en', 'es'] },
      /** A confirmation number of the resort, as an example. */
      folio_example: { kind: 'text', max: 20 },
      change_hours: { kind: 'whole', min: 0, max: MOST_HOURS, usual: 96 },
      cancel_hours: { kind: 'whole', min: 0, max: MOST_HOURS, usual: 5 },
      seat_policy: { kind: 'choice', of: ['specification', 'everyone'], usual: 'specification' },
      allows_without_flight: {
        kind: 'flag',
        usual: true,
        as: { name: 'without_flight', yes: 'allowed', no: 'refused' },
      },
      active: { kind: 'flag', usual: true, as: { name: 'status', yes: 'active', no: 'ended' } },
    },
    sections: { contact: 'phone', rules: 'change_hours' },
    columns: ['name', 'code', 'office_from', 'phone', 'email', 'active'],
    filters: ['moon_zone', 'active'],
    search: ['name', 'code', 'smart_code', 'email'],
    orders: ['name', 'code', 'group_id', 'time_zone', 'change_hours', 'cancel_hours', 'status', 'updated'],
    example: {
      code: 'CN',
      smart_code: 'CALANORTE',
      name: 'Cala Norte',
      group_id: 1,
      time_zone: 'America/Cancun',
      moon_zone: false,
      phone: '+529988810118',
      email: 'transfers.cn@perla.example',
      office_from: '08:00',
      office_to: '20:00',
      picture_id: null,
      staff_language: 'es',
      folio_example: 'CN123456-1',
      change_hours: 96,
      cancel_hours: 5,
      seat_policy: 'specification',
      allows_without_flight: true,
      active: false,
    },
    otherwise: { group_id: 2, change_hours: 72, seat_policy: 'everyone', office_to: '21:30' },
    asksOnce: 'time_zone.unusual',
    codes: ['property.closes_before_it_opens'],
  },
  {
    check: ({ office_from, office_to }) =>
      office_to <= office_from ? [{ field: 'office_to', code: 'property.closes_before_it_opens' }] : [],
  },
);

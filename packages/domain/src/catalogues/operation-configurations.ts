import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE_STATUS, defineCatalogue, type FactsOf } from './definition.ts';
import { EMAIL } from './text-forms.ts';

/**
 * Hours of a segment's rides at a property. A closing before the opening runs over midnight, and equal times mean round the clock, as `ServiceRules`
 * say. Several rows may be in force at once: their restrictions add up, and the first that does not mean the whole day sets the hours.
 */
export const operationConfigurations = defineCatalogue({
  name: 'operation-configurations',
  one: 'operation_configuration',
  calls: { one: 'OperationConfiguration', many: 'OperationConfigurations' },
  table: 'operation_configuration',
  title: 'description',
  seenBy: ['concierge'],
  // Revenue closes days: a restriction is in force only where a configuration names it.
  changedBy: ['catalogue', 'revenue'],
  deeds: OF_MANY_ROWS,
  shows: 'A ride that is not offered, with the reason that guests read; who gets notices of bookings.',
  key: ['description'],
  fields: {
    description: { kind: 'text', max: 160 },
    segment_id: { kind: 'reference', to: 'segment' },
    property_id: { kind: 'reference', to: 'property' },
    initial_service_time: { kind: 'time', usual: '00:00' },
    final_service_time: { kind: 'time', usual: '23:59' },
    restriction_id: { kind: 'reference', to: 'restriction', isOptional: true },
    notification_mails: { kind: 'lines', most: 10, max: 254, form: EMAIL, isLocal: true },
    auxiliar: { kind: 'decimal', min: 0, max: 999_999_999, digits: 2, isOptional: true },
    active: ACTIVE_STATUS,
  },
  columns: ['property_id', 'segment_id', 'initial_service_time', 'restriction_id', 'description', 'active'],
  search: ['description', 'notification_mails'],
  orders: ['property_id', 'description', 'initial_service_time', 'final_service_time', 'status', 'updated'],
  example: {
    description: 'Shuttles of Bahía Perla in the day',
    segment_id: 11,
    property_id: 1,
    initial_service_time: '06:00',
    final_service_time: '22:00',
    restriction_id: null,
    notification_mails: ['vans.bp@perla.com'],
    auxiliar: null,
    active: false,
  },
  otherwise: { final_service_time: '23:30', notification_mails: [] },
  codes: [],
});

export type OperationFacts = FactsOf<typeof operationConfigurations>;

import { AIRLINE_CAUSES } from '../flight-watch/airline-cause.ts';
import { ACTIVE, defineCatalogue, type FactsOf } from './definition.ts';

/** Fees of late cancellations. The rules of a service replace those of its property; of those that apply the nearest counts. */
export const refundRules = defineCatalogue({
  name: 'refund-rules',
  one: 'refund_rule',
  calls: { one: 'RefundRule', many: 'RefundRules' },
  table: 'refund_rule',
  title: 'description',
  seenBy: ['catalogue', 'concierge', 'finance'],
  changedBy: ['revenue'],
  shows: 'The refund that a guest sees before canceling.',
  // The database refuses a second active row with the same key.
  key: ['property_id', 'service_id', 'cause', 'hours_before'],
  takenAt: 'hours_before',
  fields: {
    description: { kind: 'text', max: 120 },
    property_id: { kind: 'reference', to: 'property' },
    /** Every service of the property where it is left out. */
    service_id: { kind: 'reference', to: 'service', isOptional: true, sharing: 'property_id' },
    cause: { kind: 'choice', of: AIRLINE_CAUSES, usual: 'guest' },
    hours_before: { kind: 'whole', min: 0, max: 8_760 },
    percent_kept: { kind: 'whole', min: 0, max: 100 },
    active: ACTIVE,
  },
  columns: ['property_id', 'service_id', 'description', 'active'],
  search: ['description'],
  orders: ['property_id', 'description', 'hours_before', 'percent_kept', 'status', 'updated'],
  example: {
    description: 'Half of the last day',
    property_id: 1,
    service_id: 111,
    cause: 'guest',
    hours_before: 24,
    percent_kept: 50,
    active: false,
  },
  otherwise: { hours_before: 48, percent_kept: 25 },
  codes: [],
});

export type RefundRuleFacts = FactsOf<typeof refundRules>;

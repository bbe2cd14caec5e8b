import { ACTIVE, defineCatalogue, type FactsOf } from './definition.ts';

/** Catalogues that a rule can be about: all of them. A test compares the names with the table of catalogues, which cannot be imported here. */
export const GOVERNABLE = [
  'airlines',
  'airport-properties',
  'airport-terminals',
  'airports',
  'banks',
  'brand',
  'card-types',
  'countries',
  'exchange-rates',
  'flights',
  'hotel-groups',
  'included-rules',
  'merchants',
  'message-templates',
  'notification-groups',
  'operation-configurations',
  'places',
  'price-expectations',
  'properties',
  'providers',
  'publishing-rules',
  'rates',
  'refund-rules',
  'regions',
  'restrictions',
  'segments',
  'services',
  'societies',
  'systems',
  'terms',
] as const;

/** Rules for putting changes of catalogues into force. Several rules about one catalogue add up. */
export const publishingRules = defineCatalogue({
  name: 'publishing-rules',
  one: 'publishing_rule',
  calls: { one: 'PublishingRule', many: 'PublishingRules' },
  table: 'publishing_rule',
  title: 'description',
  seenBy: ['catalogue', 'revenue', 'finance'],
  changedBy: [],
  shows: 'A direct change of those catalogues is refused, or a change set of them waits for a second person.',
  key: ['description'],
  fields: {
    description: { kind: 'text', max: 120, isUnique: true },
    catalogues: { kind: 'set', of: GOVERNABLE },
    /** Changes are only made by publishing a change set. */
    only_by_sets: {
      kind: 'flag',
      usual: true,
      as: { name: 'changes', yes: 'by_sets', no: 'any' },
    },
    /** An author of the set does not publish it alone. */
    second_person: {
      kind: 'flag',
      usual: false,
      as: { name: 'second', yes: 'needed', no: 'not_needed' },
    },
    active: ACTIVE,
  },
  columns: ['description', 'catalogues', 'only_by_sets', 'second_person', 'active'],
  search: ['description'],
  orders: ['description', 'status', 'updated'],
  example: {
    description: 'Two people decide on prices',
    catalogues: ['rates'],
    only_by_sets: true,
    second_person: true,
    active: false,
  },
  otherwise: { catalogues: ['rates', 'refund-rules'], second_person: false },
  codes: [],
});

export type PublishingRuleFacts = FactsOf<typeof publishingRules>;

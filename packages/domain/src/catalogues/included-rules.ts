import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE, defineCatalogue, type FactsOf } from './definition.ts';

/** A condition on a stay: required, excluded, or open. */
const asked = {
  kind: 'choice',
  of: ['either', 'yes', 'no'],
  usual: 'either',
  stored: { either: null, yes: true, no: false },
} as const;

/** Rules for stays with a paid transfer. Of the rules that fit a stay the oldest counts. */
export const includedRules = defineCatalogue({
  name: 'included-rules',
  one: 'included_rule',
  calls: { one: 'IncludedRule', many: 'IncludedRules' },
  table: 'included_rule',
  title: 'description',
  seenBy: ['catalogue', 'concierge', 'finance'],
  changedBy: ['revenue'],
  deeds: OF_MANY_ROWS,
  shows: 'Which ride a stay includes, at the price 0.',
  key: ['property_id', 'description'],
  fields: {
    description: { kind: 'text', max: 120 },
    property_id: { kind: 'reference', to: 'property' },
    service_id: { kind: 'reference', to: 'service', sharing: 'property_id' },
    rate_plan: { kind: 'text', max: 60, isOptional: true },
    market_segment: { kind: 'text', max: 60, isOptional: true },
    min_nights: { kind: 'whole', min: 0, max: 365, usual: 0 },
    is_member: asked,
    is_guest: asked,
    club: { kind: 'text', max: 60, isOptional: true },
    active: ACTIVE,
  },
  sections: { stays: 'rate_plan' },
  columns: ['description', 'property_id', 'service_id', 'active'],
  search: ['description', 'rate_plan', 'market_segment', 'club'],
  orders: ['id', 'description', 'property_id', 'rate_plan', 'min_nights', 'status', 'updated'],
  example: {
    description: 'All inclusive, round trip',
    property_id: 1,
    service_id: 111,
    rate_plan: 'AI-RT',
    market_segment: '',
    min_nights: 5,
    is_member: 'yes',
    is_guest: 'either',
    club: '',
    active: false,
  },
  otherwise: { is_member: 'no', market_segment: 'WEDDING' },
  codes: [],
});

export type IncludedRuleFacts = FactsOf<typeof includedRules>;

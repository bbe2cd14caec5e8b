import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';

/** An example of a rule. It is not in force, so that rates can be tried out at once. */
export const demoPublishingRules = (): Insertable<Database['publishing_rule']>[] => [
  {
    description: 'Prices need a second person',
    catalogues: ['included-rules', 'rates', 'refund-rules'],
    only_by_sets: true,
    second_person: true,
    active: false,
  },
];

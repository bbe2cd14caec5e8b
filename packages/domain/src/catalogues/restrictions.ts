import { dayOfNumber, MOST_CLOSED_DAYS } from '../booking/restrictions.ts';
import { daysBetween } from '../time/civil.ts';
import { ACTIVE_STATUS, defineCatalogue, type FactsOf } from './definition.ts';

/** Longest notice, hours: a year. */
const MOST_NOTICE_HOURS = 8_760;
const MOST_SEATS = 999;

/** Limits of a service: closed days, least notice, seats of a departure. Operation configurations put them in force. */
export const restrictions = defineCatalogue(
  {
    name: 'restrictions',
    one: 'restriction',
    calls: { one: 'StaffRestriction', many: 'StaffRestrictions' },
    table: 'restriction',
    belongs: { usedBy: 'operation_configuration' },
    title: 'description',
    seenBy: ['catalogue', 'concierge'],
    changedBy: ['revenue'],
    shows: 'A ride that is not offered, with the reason that guests read.',
    key: ['description'],
    fields: {
      description: { kind: 'text', max: 120 },
      category: {
        kind: 'choice',
        of: ['blackout', 'minimum_notice', 'capacity'],
        column: 'category_id',
        stored: { blackout: 1, minimum_notice: 2, capacity: 3 },
      },
      blackout_from: { kind: 'date', isOptional: true },
      /** The last closed day; the first one where it is left out. */
      blackout_to: { kind: 'date', isOptional: true, isLast: true },
      /** Hours of notice, or seats of a departure. A black-out of the group's own list has its day here, as 20271224. */
      auxiliar: { kind: 'decimal', min: 0, max: 99_991_231, digits: 2, isOptional: true },
      reference_id: { kind: 'whole', min: 0, max: 999_999_999, usual: 0 },
      applied_rule: { kind: 'whole', min: 0, max: 999_999_999, usual: 1 },
      active: ACTIVE_STATUS,
    },
    sections: { group: 'reference_id' },
    columns: ['description', 'category', 'active'],
    search: ['description'],
    orders: ['description', 'category', 'blackout_from', 'blackout_to', 'auxiliar', 'status', 'updated'],
    example: {
      description: 'Road closed for the festival',
      category: 'blackout',
      blackout_from: '2028-03-10',
      blackout_to: '2028-03-12',
      auxiliar: null,
      reference_id: 0,
      applied_rule: 1,
      active: true,
    },
    otherwise: { blackout_to: '2028-03-13', active: false },
    codes: [
      'restriction.needs_days',
      'restriction.ends_before',
      'restriction.too_long',
      'restriction.needs_hours',
      'restriction.needs_seats',
    ],
  },
  {
    /**
     * Fields that the category needs. `restriction.needs_days`, `restriction.ends_before`, `restriction.too_long` of a black-out,
     * `restriction.needs_hours` of a notice, `restriction.needs_seats` of a capacity.
     */
    check({ category, blackout_from: from, blackout_to: to, auxiliar }) {
      if (category === 'minimum_notice')
        return isInside(auxiliar, MOST_NOTICE_HOURS)
          ? []
          : [{ field: 'auxiliar', code: 'restriction.needs_hours' }];
      if (category === 'capacity')
        return isInside(auxiliar, MOST_SEATS) && Number.isInteger(auxiliar)
          ? []
          : [{ field: 'auxiliar', code: 'restriction.needs_seats' }];
      if (from === null)
        return to === null && auxiliar !== null && dayOfNumber(auxiliar) !== null
          ? []
          : [{ field: 'blackout_from', code: 'restriction.needs_days' }];
      if (to === null) return [];
      if (to < from) return [{ field: 'blackout_to', code: 'restriction.ends_before' }];
      return daysBetween(from, to) < MOST_CLOSED_DAYS
        ? []
        : [{ field: 'blackout_to', code: 'restriction.too_long' }];
    },
  },
);

const isInside = (value: number | null, most: number): boolean =>
  value !== null && value >= 1 && value <= most;

export type RestrictionFacts = FactsOf<typeof restrictions>;

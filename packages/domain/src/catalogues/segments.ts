import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE_STATUS, defineCatalogue, type Facts, type FactsOf } from './definition.ts';

/** A way between an airport and a property by one kind of vehicle, and the lead time of its rides before a flight. */
export const segments = defineCatalogue(
  {
    name: 'segments',
    one: 'segment',
    calls: { one: 'StaffSegment', many: 'StaffSegments' },
    table: 'segment',
    belongs: { through: ['place_area_origin_id', 'place_area_destination_id'] },
    title: 'name',
    seenBy: ['revenue', 'concierge'],
    changedBy: ['catalogue'],
    deeds: OF_MANY_ROWS,
    shows: 'The pick-up time of a departure; whether the services of the segment are offered.',
    key: ['name'],
    fields: {
      name: { kind: 'text', max: 80 },
      place_area_origin_id: { kind: 'reference', to: 'place' },
      place_area_destination_id: { kind: 'reference', to: 'place' },
      international_hour_before: { kind: 'time', isSpan: true, usual: '03:30' },
      national_hour_before: { kind: 'time', isSpan: true, usual: '02:30' },
      collective: {
        kind: 'flag',
        usual: true,
        as: { name: 'collective', yes: 'shared', no: 'private' },
      },
      active: ACTIVE_STATUS,
      transfer_type_id: { kind: 'whole', min: 1, max: 9_999, usual: 1 },
      transfer_type: { kind: 'text', max: 60, usual: 'Shared' },
      type_description: { kind: 'text', max: 160, isOptional: true },
      short_description: { kind: 'text', max: 80, isOptional: true },
      description: { kind: 'text', max: 300, isOptional: true, isLong: true },
    },
    sections: { group: 'transfer_type_id' },
    columns: ['name', 'collective', 'international_hour_before', 'national_hour_before', 'active'],
    search: ['name', 'short_description', 'description'],
    orders: [
      'name',
      'transfer_type',
      'international_hour_before',
      'national_hour_before',
      'status',
      'updated',
    ],
    example: {
      name: 'CUN - BP night shuttle',
      place_area_origin_id: 101,
      place_area_destination_id: 201,
      international_hour_before: '03:30',
      national_hour_before: '02:30',
      collective: true,
      active: true,
      transfer_type_id: 1,
      transfer_type: 'Shared',
      type_description: 'Seats in a shared vehicle',
      short_description: 'CUN - BP',
      description: 'Transfers between Cancún airport and Bahía Perla at night',
    },
    otherwise: { international_hour_before: '04:00', description: '' },
    codes: ['segment.same_place'],
  },
  {
    /** `segment.same_place`: it ends where it begins. */
    check: ({ place_area_origin_id: origin, place_area_destination_id: destination }) =>
      origin === destination ? [{ field: 'place_area_destination_id', code: 'segment.same_place' }] : [],
  },
);

/** Number and name of a segment's type in the group's systems, where it has no other than those of its vehicle. */
export const typeOfVehicle = (isShared: boolean) =>
  isShared
    ? ({ transfer_type_id: 1, transfer_type: 'Shared' } as const)
    : ({ transfer_type_id: 2, transfer_type: 'Private' } as const);

/** True for a segment whose type says no more than its vehicle. */
export function hasTypeOfVehicle(facts: Facts): boolean {
  const own = typeOfVehicle(facts.collective === true);
  return facts.transfer_type_id === own.transfer_type_id && facts.transfer_type === own.transfer_type;
}

export type SegmentFacts = FactsOf<typeof segments>;

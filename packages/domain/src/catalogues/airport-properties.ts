import { defineCatalogue } from './definition.ts';

/** The properties of an airport, and the road between them. */
export const airportProperties = defineCatalogue({
  name: 'airport-properties',
  one: 'airport_property',
  calls: { one: 'AirportProperty', many: 'AirportProperties' },
  table: 'airport_property',
  title: 'property_id',
  seenBy: ['revenue', 'concierge'],
  changedBy: ['catalogue'],
  shows: 'Departures are picked up earlier by the extra minutes.',
  key: ['airport_id', 'property_id'],
  fields: {
    property_id: { kind: 'reference', to: 'property' },
    airport_id: { kind: 'reference', to: 'airport' },
    /** Minutes by which a departure leaves earlier than the segment says. */
    extra_minutes: { kind: 'whole', min: 0, max: 600, usual: 0 },
    /** Usual minutes on the road. */
    drive_minutes: { kind: 'whole', min: 1, max: 600 },
    active: { kind: 'flag', usual: true, as: { name: 'status', yes: 'active', no: 'ended' } },
  },
  columns: ['property_id', 'airport_id', 'drive_minutes', 'extra_minutes', 'active'],
  search: ['property_id', 'airport_id'],
  orders: ['property_id', 'airport_id', 'extra_minutes', 'drive_minutes', 'status', 'updated'],
  example: { property_id: 1, airport_id: 9, extra_minutes: 30, drive_minutes: 75, active: true },
  otherwise: { extra_minutes: 45, drive_minutes: 90 },
  codes: [],
});

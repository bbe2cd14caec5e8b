import { OF_MANY_ROWS } from './deeds.ts';
import { defineCatalogue, inBoth } from './definition.ts';

/** Ends of rides: at an airport, or at a property. */
export const places = defineCatalogue(
  {
    name: 'places',
    one: 'place',
    calls: { one: 'Place', many: 'Places' },
    table: 'place',
    title: 'name_en',
    seenBy: ['revenue', 'concierge'],
    changedBy: ['catalogue'],
    deeds: OF_MANY_ROWS,
    shows: 'The pick-up on pages and in letters.',
    key: ['kind', 'airport_id', 'property_id', 'name_en'],
    fields: {
      ...inBoth('name', { kind: 'text', max: 80 }),
      kind: { kind: 'choice', of: ['airport', 'property'] },
      airport_id: { kind: 'reference', to: 'airport', isOptional: true },
      property_id: { kind: 'reference', to: 'property', isOptional: true },
      /** Directions to the driver; of an airport its meeting point where it is left out. */
      ...inBoth('detail', { kind: 'text', max: 400, isLong: true, isOptional: true }),
      active: { kind: 'flag', usual: true, as: { name: 'status', yes: 'active', no: 'ended' } },
    },
    columns: ['name_en', 'airport_id', 'detail_en', 'active'],
    filters: ['kind', 'active'],
    search: ['name_en', 'name_es', 'detail_en', 'detail_es'],
    orders: ['name_en', 'kind', 'airport_id', 'property_id', 'status', 'updated'],
    example: {
      name_en: 'South gate',
      name_es: 'Puerta sur',
      kind: 'property',
      airport_id: null,
      property_id: 1,
      detail_en: 'Wait by the fountain.',
      detail_es: 'Espera junto a la fuente.',
      active: true,
    },
    otherwise: { detail_en: 'Wait under the palm roof.', detail_es: 'Espera bajo el techo de palma.' },
    codes: ['place.no_airport', 'place.no_property', 'place.of_both'],
  },
  {
    /** A place names the airport or property of its kind, and nothing else. */
    check: ({ kind, airport_id, property_id }) => {
      if (kind === 'airport' && airport_id === null)
        return [{ field: 'airport_id', code: 'place.no_airport' }];
      if (kind === 'property' && property_id === null)
        return [{ field: 'property_id', code: 'place.no_property' }];
      if (airport_id === null || property_id === null) return [];
      return [{ field: kind === 'airport' ? 'property_id' : 'airport_id', code: 'place.of_both' }];
    },
  },
);

import type { CatalogueName } from '../catalogues/catalogues.ts';
import type { Facts } from '../catalogues/definition.ts';
import { givenFacts } from '../catalogues/facts.ts';
import { SALE_CURRENCY } from '../money.ts';
import type { SetupFacts } from './first-sale.ts';

/** The first active row. */
const first = <T extends { readonly active: boolean }>(rows: readonly T[]): T | undefined =>
  rows.find(({ active }) => active);

const SHARED = { en: 'Shared', es: 'Compartido' } as const;

/** First values of the next new row of a catalogue on the way to the first sale. People change them in the form. */
export function proposalFor(catalogue: CatalogueName, facts: SetupFacts): Facts {
  const [group, property, airport] = [first(facts.groups), first(facts.properties), first(facts.airports)];
  const ends = { property_id: property?.id, airport_id: airport?.id };
  const placeOf = (kind: 'airport' | 'property') =>
    facts.places.find((one) => one.active && one.kind === kind);
  switch (catalogue) {
    case 'properties':
      return givenFacts({ group_id: group?.groupId, time_zone: airport?.timeZone });
    case 'airport-properties':
      return givenFacts(ends);
    case 'places':
      return placeOf('airport')
        ? givenFacts({ kind: 'property', property_id: property?.id, name_en: 'Lobby', name_es: 'Lobby' })
        : givenFacts({
            kind: 'airport',
            airport_id: airport?.id,
            name_en: airport?.nameEn,
            name_es: airport?.nameEs,
          });
    case 'segments':
      return givenFacts({
        name: airport && property && `${airport.name} - ${property.code}`,
        place_area_origin_id: placeOf('airport')?.id,
        place_area_destination_id: placeOf('property')?.id,
      });
    case 'services':
      return givenFacts({
        ...ends,
        segment_id: first(facts.segments)?.id,
        provider_id: first(facts.providers)?.id,
        vehicle: 'shuttle',
        category_en: 'Round trip',
        category_es: 'Viaje redondo',
        transportation_type_en: SHARED.en,
        transportation_type_es: SHARED.es,
        location_en: airport?.city,
        location_es: airport?.city,
      });
    case 'rates':
      return givenFacts({ service_id: first(facts.services)?.id, valid_from: facts.days.from });
    case 'merchants': {
      const society = facts.societies.find(({ active, name }) => active && name !== '');
      return givenFacts({ society_id: society?.id, code: society && `${society.code}-${SALE_CURRENCY}` });
    }
    case 'brand':
      return { active: true };
    default:
      return {};
  }
}

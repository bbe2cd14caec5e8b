import { describe, expect, it } from 'vitest';
import { airports } from './airports.ts';
import { ALL_CATALOGUES } from './catalogues.ts';
import { countries } from './countries.ts';
import type { Definition } from './definition.ts';
import { namingFieldsOf } from './naming-fields.ts';
import { notificationGroups } from './notification-groups.ts';
import { properties } from './properties.ts';
import { rates } from './rates.ts';
import { regions } from './regions.ts';
import { services } from './services.ts';
import { terms } from './terms.ts';

describe('the fields by which people search a row', () => {
  const cases: readonly (readonly [Definition, readonly string[]])[] = [
    [airports, ['iata_code', 'name_en', 'oaci_code', 'name_es']],
    [countries, ['code', 'name_en', 'name_es', 'dialing_code']],
    [properties, ['code', 'name', 'smart_code']],
    // A rate is known by its service, a service by its resort.
    [rates, ['description', 'service_id']],
    [regions, ['name']],
    [services, ['name_en', 'name_es', 'property_id']],
    [terms, ['name']],
    // Not the mail address.
    [notificationGroups, ['name', 'property_id']],
  ];
  it.each(cases.map(([definition, fields]) => [definition.name, definition, fields] as const))(
    'of %s',
    (_, definition, fields) => {
      expect(new Set(namingFieldsOf(definition))).toEqual(new Set(fields));
    },
  );

  it('are some in every catalogue, and all of them searched by its list', () => {
    for (const definition of ALL_CATALOGUES) {
      const fields = namingFieldsOf(definition);
      expect(fields.length, definition.name).toBeGreaterThan(0);
      expect(definition.search, definition.name).toEqual(expect.arrayContaining(fields));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { bulkFieldsOf } from './bulk.ts';
import { ALL_CATALOGUES } from './catalogues.ts';
import type { Definition } from './definition.ts';
import { places } from './places.ts';
import { providers } from './providers.ts';
import { rates } from './rates.ts';
import { refundRules } from './refund-rules.ts';

const namesOf = (definition: Definition) => bulkFieldsOf(definition).map(([name]) => name);

describe('fields that are set for many rows at once', () => {
  it.each<[string, Definition, string[]]>([
    ['no texts and no lists', providers, ['active']],
    ['nothing by which a row is known elsewhere', refundRules, ['percent_kept', 'active']],
    ['no name in two languages', places, ['active']],
    [
      'prices, dates and numbers',
      rates,
      ['priority', 'price', 'adult_price', 'minor_price', 'valid_to', 'pax_max'],
    ],
  ])('%s', (_, definition, names) => expect(namesOf(definition)).toEqual(names));

  it('only versions of texts have none', () => {
    const without = ALL_CATALOGUES.filter((one) => namesOf(one).length === 0);
    expect(without.map(({ name }) => name)).toEqual(['terms']);
  });
});

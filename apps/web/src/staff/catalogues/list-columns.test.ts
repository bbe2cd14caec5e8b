import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { describe, expect, it } from 'vitest';
import { allColumnsOf, columnsText, readColumns } from './list-columns.ts';

const usual = rates.columns;

describe('columns of a list', () => {
  it.each<[string, readonly string[]]>([
    ['', usual],
    ['updated.price.service_id', ['service_id', 'price', 'updated']],
    ['price', ['service_id', 'price']],
    ['a_column_that_went.price', ['service_id', 'price']],
    ['a_column_that_went', usual],
    ['minor_price.pax_max', ['service_id', 'minor_price', 'pax_max']],
  ])('"%s" are read', (text, shown) => {
    expect(readColumns(rates, text)).toEqual(shown);
    expect(readColumns(rates, columnsText(rates, shown))).toEqual(shown);
  });

  it('the usual ones need no text', () => expect(columnsText(rates, usual)).toBe(''));

  it('have no room for long texts', () => {
    expect(allColumnsOf(services)).not.toContain('itinerary_en');
    expect(allColumnsOf(rates)).toEqual([
      ...rates.columns,
      'priority',
      'price',
      'adult_price',
      'minor_price',
      'valid_from',
      'valid_to',
      'pax_max',
      'updated',
    ]);
  });
});

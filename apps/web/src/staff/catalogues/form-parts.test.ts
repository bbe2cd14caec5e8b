import { flights } from '@traslado/domain/catalogues/flights';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { expect, it } from 'vitest';
import { formPartsOf, tabOfField } from './form-parts.ts';

const linesOf = (...asked: Parameters<typeof formPartsOf>) =>
  formPartsOf(...asked).flatMap(({ lines }) => lines.map((line) => line.map(([name]) => name).join(' ')));

it('a line has four columns, and the two days of a validity begin one', () => {
  expect(linesOf(rates)).toEqual([
    'service_id',
    'description priority',
    'price adult_price minor_price pax_max',
    'valid_from valid_to',
  ]);
});

it('a name leads the codes before it', () => {
  expect(linesOf(properties)[0]).toBe('name code smart_code');
  expect(linesOf(flights)[0]).toBe('airline_id flight_number');
});

it('an input of its own has more room than a code', () => {
  expect(linesOf(flights, [], ['other_airport'])).toContain('other_airport');
});

it('what does not apply is left out', () => {
  expect(linesOf(rates, ['adult_price', 'minor_price'])).toContain('price pax_max');
});

it('a long form has parts, and both languages of a text in a line', () => {
  const parts = formPartsOf(services);
  expect(parts.map(({ section }) => section)).toEqual([null, 'ride', 'offer', 'card', 'details', 'terms']);
  expect(linesOf(services)).toContain('name_en name_es');
  expect(linesOf(services)).toContain('itinerary_en itinerary_es');
});

it('each part and field of a form about two subjects has its tab', () => {
  const tabs = formPartsOf(services).map(({ section, tab }) => [section, tab]);
  expect(tabs).toEqual([
    [null, 'service'],
    ['ride', 'service'],
    ['offer', 'service'],
    ['card', 'sheet'],
    ['details', 'sheet'],
    ['terms', 'sheet'],
  ]);
  expect(tabOfField(services, 'name_en')).toBe('service');
  expect(tabOfField(services, 'picture_id')).toBe('sheet');
  expect(tabOfField(services, 'policies_es')).toBe('sheet');
  expect(tabOfField(rates, 'price')).toBeNull();
});

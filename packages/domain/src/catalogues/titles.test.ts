import { describe, expect, it } from 'vitest';
import { banks } from './banks.ts';
import { permissionOf } from './catalogues.ts';
import { asksFor } from './deeds.ts';
import {
  type Definition,
  type Facts,
  type LabelsOfRows,
  languageOf,
  listNameOf,
  titleOf,
  typedTitleOf,
} from './definition.ts';
import { flights, weekdayOf } from './flights.ts';
import { priceExpectations } from './price-expectations.ts';
import { rates } from './rates.ts';
import { services } from './services.ts';

const flight = { airline_id: { '1': 'AA · American Airlines' } };
const service = { service_id: { '111': 'Shared shuttle, round trip · Bahía Perla · 111' } };

describe('the title of a row', () => {
  it.each<[en: string, es: string, Definition, LabelsOfRows, Facts]>([
    ['Shared shuttle', 'Shuttle compartido', services, {}, {}],
    ['High season', 'High season', rates, service, {}],
    ['9000', '9000', flights, {}, {}],
    ['AA 9000', 'AA 9000', flights, flight, {}],
    ['9000', '9000', flights, flight, { airline_id: 2 }],
    ['AA 9000', 'AA 9000', flights, { airline_id: { '1': 'AA' } }, {}],
  ])('%s, %s', (en, es, definition, labels, change) => {
    const row = { ...definition.example, ...change };
    for (const title of [titleOf, typedTitleOf]) {
      expect(title(definition, row, 'en', labels)).toBe(en);
      expect(title(definition, row, 'es', labels)).toBe(es);
    }
  });

  it('of an expected price is typed as the label of its service', () => {
    const typed = (labels?: LabelsOfRows) =>
      typedTitleOf(priceExpectations, priceExpectations.example, 'en', labels);
    expect(typed(service)).toBe('Shared shuttle, round trip · Bahía Perla · 111');
    expect(typed({ service_id: {} })).toBe('111');
    expect(typed()).toBe('111');
  });

  it.each<[string, LabelsOfRows, Facts]>([
    [
      '2 adults and 1 child, March 1, 2028, Shared shuttle round trip, Bahía Perla: USD 84.00',
      { ...service, property_id: { '1': 'BP · Bahía Perla' } },
      {},
    ],
    [
      '2 adults and 1 child, March 1, 2028, Shuttle, Bahía Perla: USD 84.00',
      { service_id: { '111': 'Shuttle' }, property_id: { '1': 'Bahía Perla' } },
      {},
    ],
    ['2 adults, 1 child, and 3 babies, March 1, 2028, 111, 1: USD 84.00', {}, { babies: 3 }],
    // A row that is typed just now.
    ['2 adults and 1 child, 111, 1: USD 0.00', {}, { service_date: null, amount: null }],
    ['2 adults and 1 child, 111, 1: USD 0.00', {}, { service_date: '', amount: 0.5 }],
  ])('of an expected price is its sentence: %s', (sentence, labels, change) => {
    expect(titleOf(priceExpectations, { ...priceExpectations.example, ...change }, 'en', labels)).toBe(
      sentence,
    );
  });
});

it.each([
  ['name_en', { base: 'name', language: 'en' }],
  ['not_includes_es', { base: 'not_includes', language: 'es' }],
  ['name', null],
  ['name_english', null],
  ['name_fr', null],
  ['vehicle_en', null],
])('%s is a field in both languages: %j', (name, both) => {
  expect(languageOf(services, name)).toEqual(both);
});

it('a field in one language is none in both', () => {
  const { name_en, name_es } = services.fields;
  expect(languageOf({ ...services, fields: { name_en } }, 'name_en')).toBeNull();
  expect(languageOf({ ...services, fields: { name_es } }, 'name_es')).toBeNull();
});

it('lists have a name of their own for a flag', () => {
  expect(listNameOf('private', services.fields.private)).toBe('privacy');
  expect(listNameOf('vehicle', services.fields.vehicle)).toBe('vehicle');
});

it('a catalogue has the deeds that it asks for', () => {
  expect(asksFor(rates, 'import')).toBe(true);
  expect(asksFor({ deeds: ['file'] }, 'import')).toBe(false);
  const plain: Definition = banks;
  expect(asksFor(plain, 'import')).toBe(false);
});

it('a catalogue has the permissions of its name', () => {
  expect(permissionOf(rates, 'change')).toBe('rates:change');
  expect(() => permissionOf({ ...rates, name: 'toString' }, 'see')).toThrow('toString');
});

it('a week begins on Monday', () => {
  const week = Array.from({ length: 8 }, (_, day) => weekdayOf(`2028-12-${11 + day}`));
  expect(week).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'mon']);
  expect(() => weekdayOf('2028-13-01')).toThrow('2028-13-01');
});

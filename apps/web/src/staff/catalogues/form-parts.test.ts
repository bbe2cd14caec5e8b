import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { expect, it } from 'vitest';
import { formPartsOf } from './form-parts.ts';

const linesOf = (...asked: Parameters<typeof formPartsOf>) =>
  formPartsOf(...asked).flatMap(({ lines }) => lines.map((line) => line.map(([name]) => name).join(' ')));

it('numbers and the two days of a validity stand beside each other', () => {
  expect(linesOf(rates)).toEqual([
    'service_id',
    'description',
    'priority price adult_price minor_price',
    'valid_from valid_to',
    'pax_max',
  ]);
});

it('what does not apply is left out', () => {
  expect(linesOf(rates, ['adult_price', 'minor_price'])).toContain('priority price');
});

it('a long form has parts, and both languages of a text in a line', () => {
  const parts = formPartsOf(services);
  expect(parts.map(({ section }) => section)).toEqual([null, 'ride', 'offer', 'sheet', 'terms']);
  expect(linesOf(services)).toContain('name_en name_es');
  expect(linesOf(services)).toContain('itinerary_en itinerary_es');
});

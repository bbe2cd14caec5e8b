import { describe, expect, it } from 'vitest';
import type { Definition, LabelsOfRows } from './definition.ts';
import { dateFieldsOf, eventsBetween, ownersOf } from './events-soon.ts';
import { exchangeRates } from './exchange-rates.ts';
import { flights } from './flights.ts';
import { priceExpectations } from './price-expectations.ts';
import { rates } from './rates.ts';
import { restrictions } from './restrictions.ts';
import { segments } from './segments.ts';
import { services } from './services.ts';

const days = { from: '2028-12-10', to: '2028-12-24' };

describe('beginnings and ends ahead', () => {
  const rate = (valid_from: string, valid_to: string) => ({ ...rates.example, valid_from, valid_to });
  it.each([
    ['a rate before', rate('2028-01-01', '2028-12-09'), []],
    ['on the first day', rate('2028-01-01', '2028-12-10'), [{ event: 'ends', on: '2028-12-10' }]],
    ['on the last day', rate('2028-12-24', '2029-01-10'), [{ event: 'begins', on: '2028-12-24' }]],
    ['after', rate('2028-12-25', '2029-01-10'), []],
    [
      'both',
      rate('2028-12-15', '2028-12-20'),
      [
        { event: 'begins', on: '2028-12-15' },
        { event: 'ends', on: '2028-12-20' },
      ],
    ],
  ])('%s', (_, facts, events) => {
    expect(eventsBetween(rates, facts, days)).toEqual(events);
  });

  it('a black-out without a last day begins, and an ended one has no event', () => {
    const blackout = { ...restrictions.example, blackout_from: '2028-12-12', blackout_to: null };
    expect(eventsBetween(restrictions, blackout, days)).toEqual([{ event: 'begins', on: '2028-12-12' }]);
    expect(eventsBetween(restrictions, { ...blackout, active: false }, days)).toEqual([]);
    expect(eventsBetween(flights, { ...flights.example, valid_to: '2028-12-12' }, days)).toContainEqual({
      event: 'ends',
      on: '2028-12-12',
    });
    expect(eventsBetween(exchangeRates, exchangeRates.example, days)).toEqual([
      { event: 'begins', on: '2028-12-15' },
    ]);
  });
});

it('only dates begin or end', () => {
  expect(dateFieldsOf(rates).map(({ name, event }) => [name, event])).toEqual([
    ['valid_from', 'begins'],
    ['valid_to', 'ends'],
  ]);
});

describe('the owners of a row', () => {
  const labels = {
    service_id: { '111': 'BP · Shared shuttle' },
    property_id: { '1': 'BP · Bahía Perla' },
    airport_id: { '1': 'CUN · Cancún' },
    airline_id: { '1': 'AA · American Airlines' },
    type: { A: 'a word, not a row' },
    name: { 'CUN - BP night shuttle': 'the title' },
  };
  it.each<[owners: string, Definition, LabelsOfRows]>([
    ['BP · Shared shuttle', rates, labels],
    ['', rates, {}],
    ['', rates, { service_id: { '112': 'BP · Van' } }],
    ['', restrictions, labels],
    ['BP · Bahía Perla · CUN · Cancún', services, labels],
    // The airline stands in the title.
    ['CUN · Cancún', flights, labels],
    // Its service is the title.
    ['', priceExpectations, labels],
    ['', segments, labels],
  ])('%j', (owners, definition, known) => {
    expect(ownersOf(definition, definition.example, known)).toBe(owners);
  });
});

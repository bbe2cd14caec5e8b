import { describe, expect, it } from 'vitest';
import { type SetupFacts, type SetupStepName, stepsToFirstSale } from './first-sale.ts';

const row = (name: string, id = 1) => ({ id, name, active: true });
const nothing: SetupFacts = {
  days: { from: '2026-11-22', to: '2028-05-22' },
  groups: [],
  properties: [],
  airports: [],
  roads: [],
  places: [],
  providers: [],
  segments: [],
  services: [],
  rates: [],
  merchants: [],
  brands: [],
  bookings: 'none',
};
const service = { ...row('SUV', 9), propertyId: 1, airportId: 2, segmentId: 3, hasSheet: true };
const rate = { id: 7, serviceId: 9, from: '2026-01-01', to: '2027-01-01' };
const airport = { ...row('CUN', 2), onWeb: true };
const ready: SetupFacts = {
  ...nothing,
  groups: [row('Perla')],
  properties: [row('Bahía Perla')],
  airports: [airport],
  roads: [{ id: 4, active: true, propertyId: 1, airportId: 2 }],
  places: [row('Airport', 5), row('Lobby', 6)],
  providers: [row('Caribe')],
  segments: [row('CUN - BP', 3)],
  services: [service],
  rates: [rate],
  merchants: [row('PRG-USD')],
  brands: [row('Perla')],
  bookings: 'paid',
};

const stepOf = (facts: SetupFacts, name: SetupStepName) =>
  stepsToFirstSale(facts).find(({ step }) => step === name);
const stateOf = (facts: SetupFacts) =>
  Object.fromEntries(stepsToFirstSale(facts).map(({ step, state }) => [step, state]));

it('everything is missing from nothing, and steps without needs come first', () => {
  expect(stateOf(nothing)).toEqual({
    group: 'next',
    property: 'later',
    airport: 'next',
    road: 'later',
    place: 'later',
    provider: 'next',
    segment: 'later',
    service: 'later',
    sheet: 'later',
    rate: 'later',
    merchant: 'next',
    brand: 'next',
    booking: 'later',
  });
  expect(stepOf(nothing, 'group')?.gap).toEqual({
    code: 'group.none',
    name: '',
    target: { catalogue: 'hotel-groups', id: 'new' },
  });
});

it('nothing is missing once a booking was paid', () => {
  expect(stepsToFirstSale(ready).filter(({ gap }) => gap !== null)).toEqual([]);
});

describe('the obstacle', () => {
  const ended = { active: false };
  it.each<[string, Partial<SetupFacts>, SetupStepName, string, object | null]>([
    [
      'the only group is ended',
      { groups: [{ ...row('Perla'), ...ended }] },
      'group',
      'group.ended',
      { catalogue: 'hotel-groups', id: 1 },
    ],
    [
      'no property is active',
      { properties: [{ ...row('Bahía'), ...ended }] },
      'property',
      'property.ended',
      { catalogue: 'properties', id: 1 },
    ],
    [
      'no airport is sold on the web',
      { airports: [{ ...airport, onWeb: false }] },
      'airport',
      'airport.not_on_web',
      { catalogue: 'airports', id: 2 },
    ],
    [
      'the airport is ended',
      { airports: [{ ...airport, ...ended }] },
      'airport',
      'airport.ended',
      { catalogue: 'airports', id: 2 },
    ],
    [
      'no airport serves the property',
      { roads: [] },
      'road',
      'road.none',
      { catalogue: 'airport-properties', id: 'new' },
    ],
    [
      'the road is ended',
      { roads: [{ id: 4, ...ended, propertyId: 1, airportId: 2 }] },
      'road',
      'road.ended',
      { catalogue: 'airport-properties', id: 4 },
    ],
    [
      'there is one place only',
      { places: [row('Airport', 5)] },
      'place',
      'place.one',
      { catalogue: 'places', id: 'new' },
    ],
    [
      'the segment is ended',
      { segments: [{ ...row('CUN - BP', 3), ...ended }] },
      'segment',
      'segment.ended',
      { catalogue: 'segments', id: 3 },
    ],
    [
      'the service is ended',
      { services: [{ ...service, ...ended }] },
      'service',
      'service.ended',
      { catalogue: 'services', id: 9 },
    ],
    [
      'the segment of the service is ended',
      { segments: [row('Other', 8), { ...row('CUN - BP', 3), ...ended }] },
      'service',
      'service.segment_ended',
      { catalogue: 'segments', id: 3 },
    ],
    [
      'the service is of another road',
      { services: [{ ...service, airportId: 3 }] },
      'service',
      'service.no_road',
      { catalogue: 'services', id: 9 },
    ],
    [
      'the sheet says nothing',
      { services: [{ ...service, hasSheet: false }] },
      'sheet',
      'sheet.empty',
      { catalogue: 'services', id: 9 },
    ],
    ['the service has no rate', { rates: [] }, 'rate', 'rate.none', { catalogue: 'rates', id: 'new' }],
    [
      'the rate is over',
      { rates: [{ ...rate, to: '2026-11-21' }] },
      'rate',
      'rate.over',
      { catalogue: 'rates', id: 7 },
    ],
    [
      'the rate begins too late',
      { rates: [{ ...rate, from: '2028-05-23', to: '2029-01-01' }] },
      'rate',
      'rate.over',
      { catalogue: 'rates', id: 7 },
    ],
    [
      'the rate is of another service',
      { rates: [{ ...rate, serviceId: 8 }] },
      'rate',
      'rate.none',
      { catalogue: 'rates', id: 'new' },
    ],
    [
      'no account is charged',
      { merchants: [] },
      'merchant',
      'merchant.none',
      { catalogue: 'merchants', id: 'new' },
    ],
    [
      'the brand is only prepared',
      { brands: [{ ...row('Perla'), ...ended }] },
      'brand',
      'brand.ended',
      { catalogue: 'brand', id: 1 },
    ],
    ['nobody has booked', { bookings: 'none' }, 'booking', 'booking.none', null],
    ['nobody has paid', { bookings: 'unpaid' }, 'booking', 'booking.unpaid', null],
  ])('%s', (_, more, name, code, target) => {
    const step = stepOf({ ...ready, ...more }, name);
    expect([step?.state, step?.gap?.code, step?.gap?.target]).toEqual(['next', code, target]);
  });

  it('a rate counts to its first and last day that is sold', () => {
    for (const days of [
      { from: '2025-01-01', to: '2026-11-22' },
      { from: '2028-05-22', to: '2029-01-01' },
    ])
      expect(stepOf({ ...ready, rates: [{ ...rate, ...days }] }, 'rate')?.state).toBe('done');
  });

  it('one service that can be sold is enough', () => {
    const services = [{ ...service, id: 8, active: false }, service];
    expect(stepOf({ ...ready, services }, 'service')?.state).toBe('done');
  });
});

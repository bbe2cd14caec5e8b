import { describe, expect, it } from 'vitest';
import { type SetupFacts, type SetupStepName, stepsToFirstSale } from './first-sale.ts';

const row = (name: string, id = 1) => ({ id, name, active: true });
const nothing: SetupFacts = {
  days: { from: '2026-11-22', to: '2028-05-22' },
  societies: [],
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
  hasStay: false,
  bookings: 'none',
};
const service = { ...row('SUV', 9), propertyId: 1, airportId: 2, segmentId: 3, hasSheet: true };
const rate = { id: 7, serviceId: 9, from: '2026-01-01', to: '2027-01-01' };
const airport = {
  ...row('CUN', 2),
  onWeb: true,
  nameEn: 'Cancún Airport',
  nameEs: 'Aeropuerto de Cancún',
  city: 'Cancún',
  timeZone: 'America/Cancun',
};
const society = { ...row('Perla, Inc.'), code: 'PRG' };
const group = { ...row('Perla'), groupId: 4 };
const property = { ...row('Bahía Perla'), code: 'BP' };
const places = [
  { ...row('Airport', 5), kind: 'airport' as const },
  { ...row('Lobby', 6), kind: 'property' as const },
];
const ready: SetupFacts = {
  ...nothing,
  societies: [society],
  groups: [group],
  properties: [property],
  airports: [airport],
  roads: [{ id: 4, active: true, propertyId: 1, airportId: 2 }],
  places,
  providers: [row('Caribe')],
  segments: [row('CUN - BP', 3)],
  services: [service],
  rates: [rate],
  merchants: [row('PRG-USD')],
  brands: [row('Perla')],
  hasStay: true,
  bookings: 'paid',
};

const stepOf = (facts: SetupFacts, name: SetupStepName) =>
  stepsToFirstSale(facts).find(({ step }) => step === name);
const stateOf = (facts: SetupFacts) =>
  Object.fromEntries(stepsToFirstSale(facts).map(({ step, state }) => [step, state]));

it('everything is missing from nothing, and steps without needs come first', () => {
  expect(stateOf(nothing)).toEqual({
    society: 'next',
    group: 'next',
    airport: 'next',
    property: 'later',
    road: 'later',
    place: 'later',
    provider: 'next',
    segment: 'later',
    service: 'later',
    sheet: 'later',
    rate: 'later',
    merchant: 'later',
    brand: 'next',
    stay: 'later',
    booking: 'later',
  });
  expect(stepOf(nothing, 'group')?.gap).toEqual({
    code: 'group.none',
    name: '',
    target: { catalogue: 'hotel-groups', id: 'new', start: {} },
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
      { groups: [{ ...group, ...ended }] },
      'group',
      'group.ended',
      { catalogue: 'hotel-groups', id: 1 },
    ],
    [
      'no property is active',
      { properties: [{ ...property, ...ended }] },
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
      { places: places.slice(0, 1) },
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
    [
      'no company has a legal name',
      { societies: [{ ...society, name: '' }] },
      'society',
      'society.unnamed',
      { catalogue: 'societies', id: 1 },
    ],
    [
      'the only named company is ended',
      {
        societies: [
          { ...society, ...ended },
          { ...society, id: 2, name: '' },
        ],
      },
      'society',
      'society.unnamed',
      { catalogue: 'societies', id: 2 },
    ],
    ['there is no stay', { hasStay: false }, 'stay', 'stay.none', null],
    ['nobody has booked with a flight', { bookings: 'no_flight' }, 'booking', 'booking.no_flight', null],
    ['nobody has booked', { bookings: 'none' }, 'booking', 'booking.none', null],
    ['nobody has paid', { bookings: 'unpaid' }, 'booking', 'booking.unpaid', null],
  ])('%s', (_, more, name, code, target) => {
    const step = stepOf({ ...ready, ...more }, name);
    const said = target && { ...target, start: expect.any(Object) };
    expect([step?.state, step?.gap?.code, step?.gap?.target]).toEqual(['next', code, said]);
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

it.each<[SetupStepName, Partial<SetupFacts>, object]>([
  ['property', { properties: [] }, { group_id: 4, time_zone: 'America/Cancun' }],
  ['road', { roads: [] }, { property_id: 1, airport_id: 2 }],
  [
    'place',
    { places: [] },
    { kind: 'airport', airport_id: 2, name_en: 'Cancún Airport', name_es: 'Aeropuerto de Cancún' },
  ],
  [
    'place',
    { places: places.slice(0, 1) },
    { kind: 'property', property_id: 1, name_en: 'Lobby', name_es: 'Lobby' },
  ],
  ['segment', { segments: [] }, { name: 'CUN - BP', place_area_origin_id: 5, place_area_destination_id: 6 }],
  ['rate', { rates: [] }, { service_id: 9, valid_from: '2026-11-22' }],
  ['merchant', { merchants: [] }, { society_id: 1, code: 'PRG-USD' }],
  ['brand', { brands: [] }, { active: true }],
])('a new row of the step %s begins with what is known', (name, more, start) => {
  expect(stepOf({ ...ready, ...more }, name)?.gap?.target?.start).toEqual(start);
});

it('a service begins with its ends, its way and its provider', () => {
  expect(stepOf({ ...ready, services: [], rates: [] }, 'service')?.gap?.target?.start).toMatchObject({
    property_id: 1,
    airport_id: 2,
    segment_id: 3,
    provider_id: 1,
    location_es: 'Cancún',
  });
});

import { describe, expect, it } from 'vitest';
import { expectationIn } from './expectation-sentence.ts';
import type { Rate } from './price.ts';
import {
  brokenBy,
  type CheckedExpectation,
  foundPrice,
  isHeld,
  type PriceExpectation,
} from './price-expectation.ts';

const expectation: PriceExpectation = {
  id: 1,
  propertyId: 1,
  serviceId: 111,
  serviceOn: '2027-03-01',
  passengers: { adults: 2, children: 1, babySeats: 0 },
  amountMinor: 84_00,
  currency: 'USD',
};

const rate: Rate = {
  id: 1,
  currency: 'USD',
  priority: 1,
  priceMinor: 0,
  adultPriceMinor: 42_00,
  minorPriceMinor: 0,
  validFromOn: '2027-01-01',
  validToOn: '2027-12-31',
  paxMax: null,
};

const shared = { id: 111, trip: 'round_trip', isPrivate: false, paxMax: 10, rates: [rate] } as const;
const sold = { service: shared, propertyId: 1, seatPolicy: 'specification' } as const;

describe('the found price', () => {
  it.each([
    ['seats of a shared ride', sold, 84_00],
    [
      'a child that is charged',
      { ...sold, service: { ...shared, rates: [{ ...rate, minorPriceMinor: 10_00 }] } },
      94_00,
    ],
    [
      'the rate that wins',
      {
        ...sold,
        service: { ...shared, rates: [rate, { ...rate, id: 2, priority: 0, adultPriceMinor: 50_00 }] },
      },
      100_00,
    ],
    [
      'a vehicle',
      {
        ...sold,
        service: { ...shared, isPrivate: true, paxMax: 6, rates: [{ ...rate, priceMinor: 160_00 }] },
      },
      160_00,
    ],
    [
      'two vehicles where lap children take room',
      {
        service: { ...shared, isPrivate: true, paxMax: 2, rates: [{ ...rate, priceMinor: 160_00 }] },
        propertyId: 1,
        seatPolicy: 'everyone' as const,
      },
      320_00,
    ],
    ['a price of nothing', { ...sold, service: { ...shared, rates: [{ ...rate, adultPriceMinor: 0 }] } }, 0],
  ])('is the price of %s', (_, facts, amountMinor) => {
    expect(foundPrice(expectation, facts)).toMatchObject({ amountMinor, currency: 'USD' });
  });

  it('names the winning rate', () => {
    const rates = [rate, { ...rate, id: 2, priority: 0 }];
    expect(foundPrice(expectation, { ...sold, service: { ...shared, rates } })?.rateId).toBe(2);
  });

  it.each([
    [
      'no rate of the day',
      { ...sold, service: { ...shared, rates: [{ ...rate, validToOn: '2027-02-28' }] } },
    ],
    ['no rate at all', { ...sold, service: { ...shared, rates: [] } }],
    ['a service of another property', { ...sold, propertyId: 2 }],
  ])('is nothing with %s', (_, facts) => expect(foundPrice(expectation, facts)).toBeNull());
});

const checked = (found: number | null, more: Partial<PriceExpectation> = {}): CheckedExpectation => ({
  ...expectation,
  ...more,
  found: found === null ? null : { amountMinor: found, currency: 'USD', rateId: 1 },
});

it('holds in its own currency only', () => {
  expect(isHeld(checked(84_00))).toBe(true);
  expect(isHeld({ ...expectation, found: { amountMinor: 84_00, currency: 'MXN', rateId: 1 } })).toBe(false);
  expect(isHeld(checked(null))).toBe(false);
});

describe('a change', () => {
  it.each([
    ['keeps one that holds', [checked(84_00)], [checked(84_00)], 0],
    ['breaks one that held', [checked(84_00)], [checked(90_00)], 1],
    ['takes the price of one away', [checked(84_00)], [checked(null)], 1],
    ['leaves one as broken as it was', [checked(90_00)], [checked(90_00)], 0],
    ['leaves one without a price', [checked(null)], [checked(null)], 0],
    ['mends one', [checked(90_00)], [checked(84_00)], 0],
    ['moves a broken one away', [checked(90_00)], [checked(95_00)], 1],
    ['moves a broken one nearer', [checked(90_00)], [checked(85_00)], 1],
    ['brings one that holds', [], [checked(84_00)], 0],
    ['brings one that does not', [], [checked(90_00)], 1],
    ['takes one away', [checked(84_00)], [], 0],
    ['asks a broken one another amount', [checked(90_00)], [checked(90_00, { amountMinor: 85_00 })], 1],
    ['asks a broken one what is found', [checked(90_00)], [checked(90_00, { amountMinor: 90_00 })], 0],
    ['asks a broken one at another property', [checked(90_00)], [checked(90_00, { propertyId: 2 })], 1],
    ['asks a broken one of another service', [checked(90_00)], [checked(90_00, { serviceId: 112 })], 1],
    ['asks a broken one on another day', [checked(90_00)], [checked(90_00, { serviceOn: '2027-03-02' })], 1],
    ['asks a broken one in another currency', [checked(90_00)], [checked(90_00, { currency: 'MXN' })], 1],
    [
      'asks a broken one about other people',
      [checked(90_00)],
      [checked(90_00, { passengers: { adults: 3, children: 0, babySeats: 0 } })],
      1,
    ],
  ])('%s', (_, before, after, count) => expect(brokenBy(before, after)).toHaveLength(count));

  it('at which another rate wins at the same price breaks nothing', () => {
    const after = { ...expectation, found: { amountMinor: 84_00, currency: 'USD', rateId: 2 } };
    expect(brokenBy([checked(84_00)], [after])).toEqual([]);
    const wrong = { ...expectation, found: { amountMinor: 90_00, currency: 'USD', rateId: 2 } };
    expect(brokenBy([checked(90_00)], [wrong])).toEqual([]);
  });

  it('in which only the currency differs breaks it', () => {
    const after = { ...expectation, found: { amountMinor: 84_00, currency: 'MXN', rateId: 1 } };
    expect(brokenBy([checked(84_00)], [after])).toEqual([after]);
  });
});

describe('the sentence', () => {
  const words = {
    passengers: expectation.passengers,
    serviceOn: '2027-03-01',
    service: 'Shuttle',
    trip: 'round trip',
    property: 'Bahía Perla',
  };
  it('has people, day, service, place and amount', () => {
    expect(expectationIn('en', words, expectation)).toBe(
      '2 adults and 1 child, March 1, 2027, Shuttle round trip, Bahía Perla: USD 84.00',
    );
    expect(expectationIn('es', { ...words, trip: 'viaje redondo' }, expectation)).toBe(
      '2 adultos y 1 niño, 1 de marzo de 2027, Shuttle viaje redondo, Bahía Perla: USD 84.00',
    );
  });
  it('counts babies apart, and leaves out counters of zero', () => {
    const passengers = { adults: 1, children: 2, babySeats: 1 };
    expect(expectationIn('en', { ...words, passengers }, expectation)).toContain(
      '1 adult, 2 children, and 1 baby,',
    );
    const alone = { adults: 1, children: 0, babySeats: 0 };
    expect(expectationIn('es', { ...words, passengers: alone }, expectation)).toMatch(/^1 adulto, /);
  });
});

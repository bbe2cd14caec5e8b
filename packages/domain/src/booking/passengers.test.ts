import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Counters,
  checkPartyPassengers,
  checkPassengers,
  headCount,
  NOBODY,
  paxMaxOf,
  sumCounters,
  totalPassengers,
  vehiclesFor,
} from './passengers.ts';

const of = (adults: number, children: number, babySeats: number): Counters => ({
  adults,
  children,
  babySeats,
});
const anybody = fc.record({ adults: fc.nat(99), children: fc.nat(99), babySeats: fc.nat(99) });

it.each([
  [of(2, 1, 0), 'specification', 2, 1],
  [of(6, 2, 1), 'specification', 7, 2],
  [of(5, 0, 1), 'specification', 6, 1],
  [of(6, 2, 1), 'everyone', 9, 2],
] as const)('%j with %s: %d passengers, %d vehicles of 6', (counters, policy, total, vehicles) => {
  expect(totalPassengers(counters, policy)).toBe(total);
  expect(vehiclesFor(total, 6)).toBe(vehicles);
});

it('vehicles have room for all, and one fewer has not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 60 }), (people, paxMax) => {
      const vehicles = vehiclesFor(people, paxMax);
      return vehicles * paxMax >= people && (vehicles - 1) * paxMax < people;
    }),
  );
});

it.each([0, -1, 2.5, Number.NaN])('refuses vehicles for %d people', (paxMax) => {
  expect(() => vehiclesFor(4, paxMax)).toThrow(RangeError);
});

it('counts no person twice', () => {
  fc.assert(
    fc.property(anybody, (counters) => {
      expect(headCount(counters)).toBe(totalPassengers(counters, 'everyone'));
      expect(totalPassengers(counters, 'everyone') - totalPassengers(counters, 'specification')).toBe(
        counters.children,
      );
    }),
  );
});

it('a group is summed before vehicles are counted', () => {
  const group = sumCounters([of(4, 1, 0), of(3, 0, 1), NOBODY]);
  expect(group).toEqual(of(7, 1, 1));
  expect(vehiclesFor(totalPassengers(group, 'specification'), 6)).toBe(2);
});

it.each([
  [8, 6, 8],
  [null, 6, 6],
  [0, 6, 6],
])('rate capacity %s before service capacity %d: %d', (rate, service, paxMax) => {
  expect(paxMaxOf(rate, service)).toBe(paxMax);
});

describe('refusals', () => {
  it.each([
    [of(1, 0, 0), []],
    [of(99, 99, 99), []],
    [of(0, 0, 0), ['adults passengers.adult_missing']],
    [of(0, 2, 1), ['adults passengers.adult_missing']],
    [of(999, 0, 0), ['adults passengers.out_of_range']],
    [of(2, -1, 0), ['children passengers.out_of_range']],
    [of(2, 0, 100), ['babySeats passengers.out_of_range']],
    [of(2.5, 0, Number.NaN), ['adults passengers.not_whole', 'babySeats passengers.not_whole']],
  ])('%j: %j', (counters, expected) => {
    expect(checkPassengers(counters).map((issue) => `${issue.field} ${issue.code}`)).toEqual(expected);
  });

  it('a shared service takes no more than its capacity, a private one takes more vehicles', () => {
    const capacity = { isPrivate: false, paxMax: 6, seatPolicy: 'specification' } as const;
    expect(checkPassengers(of(5, 3, 1), capacity)).toEqual([]);
    expect(checkPassengers(of(6, 0, 1), capacity)).toEqual([
      { field: 'adults', code: 'passengers.over_capacity', params: { max: 6, total: 7 } },
    ]);
    expect(checkPassengers(of(5, 3, 1), { ...capacity, seatPolicy: 'everyone' })).toHaveLength(1);
    expect(checkPassengers(of(60, 0, 1), { ...capacity, isPrivate: true })).toEqual([]);
  });

  it('a group names the stay, and needs one adult in all', () => {
    expect(checkPartyPassengers([of(1, 0, 0), of(0, 2, 0)])).toEqual([]);
    expect(checkPartyPassengers([of(1, 0, 0), of(1, 100, 0)])[0]?.field).toBe('passengers.1.children');
    expect(checkPartyPassengers([of(0, 1, 0), of(0, 2, 0)])).toEqual([
      { field: 'passengers.0.adults', code: 'passengers.adult_missing' },
    ]);
    const capacity = { isPrivate: false, paxMax: 6, seatPolicy: 'specification' } as const;
    expect(checkPartyPassengers([of(4, 0, 0), of(3, 0, 0)], capacity)[0]?.params).toEqual({
      max: 6,
      total: 7,
    });
  });
});

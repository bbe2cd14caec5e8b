import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beatenBy, largerRide, type PartyRide, withLargerFirst } from './larger-ride.ts';

const ride = (
  id: number,
  dueMinor: number,
  vehicles: number | null,
  trip: PartyRide['trip'] = 'round_trip',
): PartyRide => ({ id, trip, due: { dueMinor, vehicles } });
const twoSuvs = ride(121, 320_00, 2);
const van = ride(131, 220_00, 1);
const shuttle = ride(111, 378_00, null);
const ids = (rides: readonly PartyRide[]) => rides.map((one) => one.id);

describe('the order', () => {
  it.each<[string, PartyRide[], number[]]>([
    ['nine people: the van before two SUVs', [twoSuvs, van, shuttle], [131, 121, 111]],
    ['three of a party: nothing moves', [ride(121, 160_00, 1), van, shuttle], [121, 131, 111]],
    ['the larger one costs as much', [twoSuvs, ride(131, 320_00, 1)], [121, 131]],
    ['the larger one costs more', [twoSuvs, ride(131, 320_01, 1)], [121, 131]],
    ['the larger one needs two as well', [twoSuvs, ride(131, 300_00, 2)], [121, 131]],
    ['a shared ride is no larger vehicle', [twoSuvs, ride(111, 90_00, null)], [121, 111]],
    ['a vehicle of another trip', [twoSuvs, ride(132, 130_00, 1, 'arrival')], [121, 132]],
    ['what is closed', [twoSuvs, { ...van, due: null }], [121, 131]],
    ['what is included and free stays first', [ride(1, 0, null), twoSuvs, van], [1, 131, 121]],
    ['of two larger ones the cheaper', [twoSuvs, ride(7, 230_00, 1), van], [131, 121, 7]],
    ['at one price the lowest id', [twoSuvs, van, ride(9, 220_00, 1)], [9, 121, 131]],
    ['before both that it beats', [ride(5, 400_00, 3), shuttle, twoSuvs, van], [131, 5, 111, 121]],
    ['it is first already', [van, twoSuvs], [131, 121]],
  ])('%s', (_, rides, expected) => {
    expect(ids(withLargerFirst(rides))).toEqual(expected);
  });
});

describe('the reason', () => {
  it('is the surcharge of the several vehicles', () => {
    expect(largerRide(twoSuvs, [twoSuvs, van, shuttle])).toEqual({ ride: van, lessMinor: 100_00 });
    expect(largerRide(van, [twoSuvs, van])).toBeNull();
    expect(largerRide(shuttle, [shuttle, van])).toBeNull();
    expect(largerRide({ ...twoSuvs, due: null }, [van])).toBeNull();
  });

  it.each<[string, PartyRide[], number]>([
    ['the cheaper of two', [ride(7, 230_00, 1), van], 131],
    ['the cheaper of two, in the other order', [van, ride(7, 230_00, 1)], 131],
    ['at one price the lowest id', [van, ride(9, 220_00, 1)], 9],
    ['at one price the lowest id, in the other order', [ride(9, 220_00, 1), van], 9],
  ])('is %s', (_, rides, id) => {
    expect(largerRide(twoSuvs, [twoSuvs, ...rides])?.ride.id).toBe(id);
  });

  it('names the ride that it stands before', () => {
    const rides = withLargerFirst([twoSuvs, ride(5, 400_00, 3), van]);
    expect(beatenBy(van, rides)).toBe(twoSuvs);
    expect(beatenBy(twoSuvs, rides)).toBeNull();
  });
});

it('several vehicles never come before the larger one that costs less', () => {
  const due = fc.option(
    fc.record({ dueMinor: fc.nat(50), vehicles: fc.option(fc.integer({ min: 1, max: 3 })) }),
  );
  const trip = fc.constantFrom<PartyRide['trip']>('round_trip', 'arrival');
  const rides = fc.uniqueArray(fc.record({ id: fc.nat(20), trip, due }), { selector: (one) => one.id });
  fc.assert(
    fc.property(rides, (given) => {
      const shown = withLargerFirst(given);
      expect([...shown].sort((a, b) => a.id - b.id)).toEqual([...given].sort((a, b) => a.id - b.id));
      const moved = new Set(given.flatMap((one) => largerRide(one, given)?.ride ?? []));
      const others = (list: readonly PartyRide[]) => list.filter((one) => !moved.has(one));
      expect(others(shown)).toEqual(others(given));
      for (const one of given) {
        const larger = largerRide(one, given);
        if (!larger) continue;
        expect(larger.lessMinor).toBeGreaterThan(0);
        expect(shown.indexOf(larger.ride)).toBeLessThan(shown.indexOf(one));
      }
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { bookedAmong, directionsOf, freeWay } from './booked-legs.ts';

const arrival = { direction: 'arrival' } as const;
const departure = { direction: 'departure' } as const;

describe('a leg is booked once', () => {
  it.each([
    ['round_trip', [arrival, departure], [arrival, departure]],
    ['round_trip', [departure], [departure]],
    ['arrival', [arrival, departure], [arrival]],
    ['departure', [arrival], []],
    ['arrival', [], []],
    // Two vehicles of one party.
    ['arrival', [arrival, arrival], [arrival, arrival]],
  ] as const)('%s beside %o', (trip, booked, expected) => {
    expect(bookedAmong(directionsOf(trip), booked)).toEqual(expected);
  });

  it.each([
    [[], null],
    [[arrival], 'departure'],
    [[departure, departure], 'arrival'],
    [[arrival, departure], null],
  ] as const)('the direction left beside %o is %s', (booked, expected) => {
    expect(freeWay(booked)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { type OperationType, tripOfService } from './trip-of-service.ts';

type Row = readonly [
  isRoundTrip: boolean | null,
  isArrival: boolean | null,
  isListedAsRoundTrip: boolean | null,
  known: OperationType | null,
  type: OperationType | null,
  contradicts: boolean,
];

const rows: readonly Row[] = [
  [true, null, true, null, 1, false],
  // A round trip begins with an arrival: that denies nothing.
  [true, true, true, null, 1, false],
  [false, true, false, null, 2, false],
  [false, false, false, null, 3, false],
  // The sheet decides, and the contradiction is reported.
  [true, true, false, null, 1, true],
  [true, null, false, 2, 1, true],
  [false, true, true, null, 2, true],
  [false, false, true, 1, 3, true],
  // Not a round trip, and no direction is known.
  [false, null, true, null, null, true],
  [false, null, true, 1, null, true],
  [false, null, false, 3, 3, false],
  // Without flags the list counts.
  [null, null, true, null, 1, false],
  [null, true, true, 2, 1, false],
  [null, null, false, null, null, false],
  [null, null, false, 1, null, false],
  [null, null, false, 2, 2, false],
  [null, true, false, null, 2, false],
  [null, false, false, 1, 3, false],
  // No list was asked: the known type counts.
  [null, null, null, 1, 1, false],
  [null, null, null, null, null, false],
];

describe('the direction of a service', () => {
  it.each(rows)('round trip %s, arrival %s, listed as round trip %s, known %s: %s', (...row) => {
    const [isRoundTrip, isArrival, isListedAsRoundTrip, known, type, contradicts] = row;
    expect(tripOfService({ isRoundTrip, isArrival, isListedAsRoundTrip, known })).toEqual({
      type,
      contradicts,
    });
  });

  it('is never one way where one source has a round trip and none denies it', () => {
    for (const [isRoundTrip, , isListedAsRoundTrip, , type] of rows)
      if ((isRoundTrip ?? isListedAsRoundTrip) === true) expect(type).toBe(1);
  });
});

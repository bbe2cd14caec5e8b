import { expect, it } from 'vitest';
import { normaliseRideReference } from './ride-reference.ts';

it.each([
  ['k7m2qx', 'K7M2QX'],
  [' K7M-2QX ', 'K7M2QX'],
  ['O1I2LB', '01121B'],
  ['Y4 0058', null],
  ['K7M2Q', null],
  ['K7M2QXX', null],
  ['K7M2QU', null],
  ['K7M2Q%', null],
  ['ñ7M2QX', null],
  ['K7M2QX'.padEnd(20, ' '), 'K7M2QX'],
  ['K7M2QX'.padEnd(21, ' '), null],
])('%j is the ride %s', (typed, reference) => {
  expect(normaliseRideReference(typed)).toBe(reference);
});

import { expect, it } from 'vitest';
import { type DisputeState, statesOf } from '../booking/state.ts';
import { type DisputeFacts, isGivingStopped, lostMinorOf, OPEN_DISPUTES, takenMinorOf } from './dispute.ts';

const dispute = (status: DisputeState, amountMinor = 42_00, isStopping = false): DisputeFacts => ({
  status,
  amountMinor,
  isStopping,
});

it.each<[DisputeState, takenMinor: number, lostMinor: number, isOpen: boolean]>([
  ['warned', 0, 0, true],
  ['ended', 0, 0, false],
  ['inquiry', 0, 0, true],
  ['inquiry_review', 0, 0, true],
  ['inquiry_closed', 0, 0, false],
  ['needs_response', 42_00, 0, true],
  ['under_review', 42_00, 0, true],
  ['won', 0, 0, false],
  ['lost', 42_00, 42_00, false],
  ['prevented', 42_00, 42_00, false],
])('of 42 dollars in dispute, %s: %d cents are held back, %d lost', (status, taken, lost, isOpen) => {
  const booking = { disputes: [dispute(status)] };
  expect([takenMinorOf(booking), lostMinorOf(booking)]).toEqual([taken, lost]);
  expect(OPEN_DISPUTES.some((open) => open === status)).toBe(isOpen);
});

it('a booking has the sum of its disputes', () => {
  const disputes = statesOf('dispute').map((status, index) => dispute(status, 10 ** index));
  const amountOf = (states: readonly DisputeState[]) =>
    disputes.filter(({ status }) => states.includes(status)).reduce((sum, one) => sum + one.amountMinor, 0);
  expect(lostMinorOf({ disputes })).toBe(amountOf(['lost', 'prevented']));
  expect(takenMinorOf({ disputes })).toBe(amountOf(['needs_response', 'under_review', 'lost', 'prevented']));
  expect([lostMinorOf, takenMinorOf].map((of) => of({ disputes: [] }))).toEqual([0, 0]);
});

it.each([
  [[], false],
  [[false], false],
  [[false, true], true],
])('disputes that stop refunds, %j: %s', (stopping, isStopped) => {
  const disputes = stopping.map((isStopping) => dispute('warned', 1, isStopping));
  expect(isGivingStopped({ disputes })).toBe(isStopped);
});

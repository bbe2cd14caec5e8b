import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/instant.ts';
import { toInstant } from '../time/zone.ts';
import { checkVersion, outcomeOfChange } from './change.ts';
import { deadlinesOf, donePickUpAt, isOpenUntil } from './deadlines.ts';

const pickUpAt = toInstant('2027-01-10', '14:00', 'America/Cancun').at;
const mayChange = (nowAt: number, legsAt = [pickUpAt]) =>
  isOpenUntil(Math.min(...legsAt.map((at) => deadlinesOf(at).changeUntilAt)), nowAt);
const mayCancel = (nowAt: number, legsAt = [pickUpAt]) =>
  isOpenUntil(Math.min(...legsAt.map((at) => deadlinesOf(at).cancelUntilAt)), nowAt);

describe.each([
  ['change', 96, mayChange],
  ['cancel', 5, mayCancel],
] as const)('%s, %d hours before', (_, hours, may) => {
  const deadline = pickUpAt - hours * HOUR_MS;
  it.each([
    [-1000, true],
    [0, true],
    [1, false],
    [1000, false],
  ])('at %d ms after it: %s', (offset, expected) => {
    expect(may(deadline + offset)).toBe(expected);
  });

  it('one late leg closes both', () => {
    expect(may(deadline + 1000, [pickUpAt + 200 * HOUR_MS, pickUpAt])).toBe(false);
    expect(may(deadline - 1000, [pickUpAt + 200 * HOUR_MS, pickUpAt])).toBe(true);
  });
});

it('both deadlines are the property’s to set', () => {
  expect(deadlinesOf(pickUpAt, { changeHours: 48, cancelHours: 24 })).toEqual({
    changeUntilAt: pickUpAt - 48 * HOUR_MS,
    cancelUntilAt: pickUpAt - 24 * HOUR_MS,
  });
});

it('hours are elapsed ones through a clock change', () => {
  const monday = toInstant('2027-03-15', '12:00', 'America/Nassau').at;
  const fourDaysOnTheWall = toInstant('2027-03-11', '12:00', 'America/Nassau').at;
  // The wall shows 96 hours, one of which the clock skipped.
  expect(mayChange(fourDaysOnTheWall, [monday])).toBe(false);
  expect(mayChange(fourDaysOnTheWall - HOUR_MS, [monday])).toBe(true);
});

it('a deadline once passed stays passed', () => {
  fc.assert(
    fc.property(fc.nat(500 * 3600), fc.nat(500 * 3600), (seconds, later) => {
      const nowAt = pickUpAt - seconds * 1000;
      if (!mayChange(nowAt)) expect(mayChange(nowAt + later * 1000)).toBe(false);
      if (!mayCancel(nowAt)) expect(mayChange(nowAt)).toBe(false);
    }),
  );
});

describe('the effect of a change on the money', () => {
  it.each([
    [8400, 8400, { kind: 'apply', differenceMinor: 0 }],
    [8400, 12_600, { kind: 'pay', differenceMinor: 4200, payUntilAt: 900_000 }],
    [8400, 4200, { kind: 'refund', differenceMinor: -4200, refundMinor: 4200 }],
    [0, 0, { kind: 'apply', differenceMinor: 0 }],
  ])('paid %d, new price %d', (netPaidMinor, newPriceMinor, outcome) => {
    expect(outcomeOfChange({ nowAt: 0, netPaidMinor, newPriceMinor })).toEqual(outcome);
  });

  it('afterwards exactly the new price is paid', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), (netPaidMinor, newPriceMinor) => {
        const outcome = outcomeOfChange({ nowAt: 0, netPaidMinor, newPriceMinor });
        expect(netPaidMinor + outcome.differenceMinor).toBe(newPriceMinor);
      }),
    );
  });

  it('is made on the version seen', () => {
    expect([checkVersion(3, 3), checkVersion(null, 3), checkVersion(2, 3)]).toEqual([
      null,
      null,
      'coupon.stale',
    ]);
  });
});

it('a ride is done a day after its pick-up', () => {
  expect(donePickUpAt(pickUpAt)).toBe(pickUpAt - 24 * HOUR_MS);
});

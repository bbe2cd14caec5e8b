import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../time/instant.ts';
import { toInstant } from '../time/zone.ts';
import { checkVersion, outcomeOfChange } from './change.ts';
import { type Actor, checkCancelDeadline, checkChangeDeadline, deadlinesOf } from './deadlines.ts';

const pickUpAt = toInstant('2027-01-10', '14:00', 'America/Cancun').at;
const guest: Actor = { by: 'guest' };
const staff = (reason: string | null): Actor => ({ by: 'staff', reason });
const change = (nowAt: number, actor: Actor, legsAt = [pickUpAt]) =>
  checkChangeDeadline({ nowAt, legsAt, actor });
const cancel = (nowAt: number, actor: Actor, legsAt = [pickUpAt]) =>
  checkCancelDeadline({ nowAt, legsAt, actor });

describe.each([
  ['change', 96, change, 'change.deadline_passed'],
  ['cancel', 5, cancel, 'cancel.deadline_passed'],
] as const)('%s, %d hours before', (_, hours, check, code) => {
  const deadline = pickUpAt - hours * HOUR_MS;
  it.each([
    [-1000, null],
    [0, null],
    [1, code],
    [1000, code],
  ])('at %d ms after it: %s', (offset, expected) => {
    expect(check(deadline + offset, guest)).toBe(expected);
  });

  it('one late leg refuses both', () => {
    expect(check(deadline + 1000, guest, [pickUpAt + 200 * HOUR_MS, pickUpAt])).toBe(code);
    expect(check(deadline - 1000, guest, [pickUpAt + 200 * HOUR_MS, pickUpAt])).toBeNull();
  });
});

it('staff may change until 5 hours before, and later with a reason', () => {
  const deadline = pickUpAt - 5 * HOUR_MS;
  expect(change(deadline, staff(null))).toBeNull();
  expect(change(deadline + 1000, staff(null))).toBe('change.reason_required');
  expect(change(deadline + 1000, staff('  '))).toBe('change.reason_required');
  expect(change(deadline + 1000, staff('flight moved'))).toBeNull();
  expect(cancel(deadline + 1000, staff(null))).toBe('cancel.reason_required');
  expect(cancel(deadline + 1000, staff('guest ill'))).toBeNull();
});

it('both deadlines are the property’s to set', () => {
  const settings = { changeHours: 48, cancelHours: 24, staffChangeHours: 2 };
  expect(deadlinesOf(pickUpAt, settings)).toEqual({
    changeUntilAt: pickUpAt - 48 * HOUR_MS,
    cancelUntilAt: pickUpAt - 24 * HOUR_MS,
  });
  expect(
    checkChangeDeadline({ nowAt: pickUpAt - 48 * HOUR_MS, legsAt: [pickUpAt], actor: guest, settings }),
  ).toBeNull();
});

it('hours are elapsed ones through a clock change', () => {
  const monday = toInstant('2027-03-15', '12:00', 'America/Nassau').at;
  const fourDaysOnTheWall = toInstant('2027-03-11', '12:00', 'America/Nassau').at;
  // The wall shows 96 hours, one of which the clock skipped.
  expect(change(fourDaysOnTheWall, guest, [monday])).toBe('change.deadline_passed');
  expect(change(fourDaysOnTheWall - HOUR_MS, guest, [monday])).toBeNull();
});

it('a deadline once passed stays passed', () => {
  fc.assert(
    fc.property(fc.nat(500 * 3600), fc.nat(500 * 3600), (seconds, later) => {
      const nowAt = pickUpAt - seconds * 1000;
      if (change(nowAt, guest) !== null) expect(change(nowAt + later * 1000, guest)).not.toBeNull();
      if (cancel(nowAt, guest) !== null) expect(change(nowAt, guest)).not.toBeNull();
    }),
  );
});

describe('what a change does with money', () => {
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

  it('is made on the version that was seen', () => {
    expect([checkVersion(3, 3), checkVersion(null, 3), checkVersion(2, 3)]).toEqual([
      null,
      null,
      'coupon.stale',
    ]);
  });
});

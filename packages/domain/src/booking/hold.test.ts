import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts';
import { holdUntil, isExpired, isHeld, isReminderDue, onPayment, pendingUntil } from './hold.ts';

const createdAt = 1_800_000_000_000;
const farAway = { createdAt, firstPickUpAt: createdAt + 500 * HOUR_MS };
const soon = { createdAt, firstPickUpAt: createdAt + 20 * HOUR_MS };

it('seats are held for 15 minutes', () => {
  const until = holdUntil(createdAt);
  expect(until).toBe(createdAt + 15 * MINUTE_MS);
  expect([isHeld(until, until), isHeld(until + 1, until)]).toEqual([true, false]);
});

it.each([
  ['24 hours after it was made', farAway, 24],
  ['5 hours before its first ride if that is sooner', soon, 15],
])('an unpaid booking expires %s', (_, booking, hours) => {
  expect(pendingUntil(booking)).toBe(createdAt + hours * HOUR_MS);
  expect(isExpired(createdAt + hours * HOUR_MS, booking)).toBe(false);
  expect(isExpired(createdAt + hours * HOUR_MS + 1, booking)).toBe(true);
});

describe('money that arrives', () => {
  it.each([
    ['within the hold', 10 * MINUTE_MS, 'confirm'],
    ['after the hold', 16 * MINUTE_MS, 'take_again'],
    ['after it expired', 16 * HOUR_MS, 'revive'],
    ['when the ride has begun', 20 * HOUR_MS, 'refund'],
  ])('%s', (_, later, expected) => {
    expect(onPayment(createdAt + later, { ...soon, heldUntilAt: holdUntil(createdAt) })).toBe(expected);
  });
});

describe('reminder of an unpaid booking', () => {
  const due = (hours: number, expiresHours: number) =>
    isReminderDue(hours * HOUR_MS, { createdAt: 0, expiresAt: expiresHours * HOUR_MS });

  it.each([
    [11.99, 24, false],
    [12, 24, true],
    [24, 24, true],
    [24.01, 24, false],
    [3.9, 6, false],
    [4, 6, true],
    [0.4, 1, false],
    [0.5, 1, true],
  ])('%d hours after booking, expiring after %d: %s', (hours, expires, expected) => {
    expect(due(hours, expires)).toBe(expected);
  });
});
